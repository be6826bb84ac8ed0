import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Teaser } from '@gruenland/shared-ui/teaser/Teaser.tsx';
import type { NavigationClient } from '#navigation/navigation-client.ts';
import { interceptLinks } from './link-interceptor.ts';

test('a click on a teaser navigates, and its headline may grow into the article', () => {
  const navigate = jest.fn();
  interceptLinks({ navigate, prefetch: () => {} } as unknown as NavigationClient);
  render(<Teaser size="list" href="/artikel/eins" headline="Eins" />);

  screen.getByText('Eins').click();

  expect(navigate).toHaveBeenCalledWith('/artikel/eins');
  const headline = screen.getByText('Eins').closest<HTMLElement>('[data-gl-transition-part]');
  expect(headline?.style.getPropertyValue('view-transition-name')).toBe('gl-headline');
});
