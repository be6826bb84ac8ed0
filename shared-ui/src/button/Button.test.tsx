import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from './Button.tsx';
import { RIPPLE_MS } from './useRipple.tsx';

function findRipple(): Element | null {
  return screen.getByRole('button').querySelector('[role="presentation"]');
}

function mockReducedMotion(prefersReducedMotion: boolean): void {
  window.matchMedia = ((query: string) => ({
    matches: prefersReducedMotion && query.includes('reduce'),
  })) as unknown as typeof window.matchMedia;
}

describe('Button', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    mockReducedMotion(false);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('places the ripple under the pointer, as large as the longer side', () => {
    render(<Button>Senden</Button>);
    const button = screen.getByRole('button');
    button.getBoundingClientRect = () => new DOMRect(10, 20, 120, 44);
    fireEvent.mouseDown(button, { clientX: 70, clientY: 40 });
    expect(findRipple()?.getAttribute('style')).toBe(
      'width: 120px; height: 120px; left: 0px; top: -40px;',
    );
  });

  test('removes the ripple after 401 ms', () => {
    render(<Button>Senden</Button>);
    fireEvent.mouseDown(screen.getByRole('button'));
    act(() => jest.advanceTimersByTime(RIPPLE_MS - 1));
    expect(findRipple()).not.toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(findRipple()).toBeNull();
  });

  test('removes the ripple when its animation ends', () => {
    render(<Button>Senden</Button>);
    fireEvent.mouseDown(screen.getByRole('button'));
    fireEvent.animationEnd(findRipple()!);
    expect(findRipple()).toBeNull();
  });

  test('starts a new ripple on a second press', () => {
    render(<Button>Senden</Button>);
    fireEvent.mouseDown(screen.getByRole('button'));
    const first = findRipple();
    fireEvent.mouseDown(screen.getByRole('button'));
    expect(findRipple()).not.toBe(first);
  });

  test('shows no ripple with reduced motion', () => {
    mockReducedMotion(true);
    render(<Button>Senden</Button>);
    fireEvent.mouseDown(screen.getByRole('button'));
    expect(findRipple()).toBeNull();
  });

  test('keeps a busy button focusable but ignores presses', () => {
    const press = jest.fn();
    render(
      <Button busy onClick={press}>
        Senden
      </Button>,
    );
    const button = screen.getByRole('button');
    fireEvent.mouseDown(button);
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(findRipple()).toBeNull();
  });

  test('does not submit a form by default', () => {
    const press = jest.fn();
    render(<Button onClick={press}>Mehr</Button>);
    const button = screen.getByRole('button');
    fireEvent.click(button);
    expect(button.getAttribute('type')).toBe('button');
    expect(press).toHaveBeenCalledTimes(1);
  });
});
