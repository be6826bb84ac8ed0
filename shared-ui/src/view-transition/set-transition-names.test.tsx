import { render, screen } from '@testing-library/react';
import { Teaser } from '#teaser/Teaser.tsx';
import { TransitionTarget } from './TransitionTarget.tsx';
import { setTransitionNames } from './set-transition-names.ts';

function getName(text: string): string {
  const part = screen.getByText(text).closest<HTMLElement>('[data-gl-transition-part]');
  return part?.style.getPropertyValue('view-transition-name') ?? 'no part';
}

describe('setTransitionNames', () => {
  test('names only the clicked teaser', () => {
    render(
      <>
        <TransitionTarget part="headline">Dieser Artikel</TransitionTarget>
        <Teaser size="list" href="/artikel/eins" headline="Eins" />
        <Teaser size="list" href="/artikel/zwei" headline="Zwei" />
      </>,
    );
    expect(setTransitionNames(screen.getByText('Eins'))).toBe(true);
    expect([getName('Dieser Artikel'), getName('Eins'), getName('Zwei')]).toEqual([
      'none',
      'gl-headline',
      'none',
    ]);
    setTransitionNames(screen.getByText('Zwei'));
    expect([getName('Eins'), getName('Zwei')]).toEqual(['none', 'gl-headline']);
  });

  test('returns false for a link outside a teaser', () => {
    render(<a href="/jobs">Jobs</a>);
    expect(setTransitionNames(screen.getByText('Jobs'))).toBe(false);
  });
});
