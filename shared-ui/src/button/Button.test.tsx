import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from './Button.tsx';
import { RIPPLE_MS } from './useRipple.tsx';

function ink(): Element | null {
  return screen.getByRole('button').querySelector('[role="presentation"]');
}

function preferStillness(still: boolean): void {
  window.matchMedia = ((query: string) => ({
    matches: still && query.includes('reduce'),
  })) as unknown as typeof window.matchMedia;
}

describe('Button', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    preferStillness(false);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('ink lies under the pointer, as large as the longer side', () => {
    render(<Button>Senden</Button>);
    const button = screen.getByRole('button');
    button.getBoundingClientRect = () => new DOMRect(10, 20, 120, 44);
    fireEvent.mouseDown(button, { clientX: 70, clientY: 40 });
    expect(ink()?.getAttribute('style')).toBe(
      'width: 120px; height: 120px; left: 0px; top: -40px;',
    );
  });

  test('ink dries after 401 ms', () => {
    render(<Button>Senden</Button>);
    fireEvent.mouseDown(screen.getByRole('button'));
    act(() => jest.advanceTimersByTime(RIPPLE_MS - 1));
    expect(ink()).not.toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(ink()).toBeNull();
  });

  test('ink is gone when its animation ends', () => {
    render(<Button>Senden</Button>);
    fireEvent.mouseDown(screen.getByRole('button'));
    fireEvent.animationEnd(ink()!);
    expect(ink()).toBeNull();
  });

  test('a second press starts new ink', () => {
    render(<Button>Senden</Button>);
    fireEvent.mouseDown(screen.getByRole('button'));
    const first = ink();
    fireEvent.mouseDown(screen.getByRole('button'));
    expect(ink()).not.toBe(first);
  });

  test('no ink with reduced motion', () => {
    preferStillness(true);
    render(<Button>Senden</Button>);
    fireEvent.mouseDown(screen.getByRole('button'));
    expect(ink()).toBeNull();
  });

  test('a busy button can be reached but not pressed', () => {
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
    expect(ink()).toBeNull();
  });

  test('does not send a form by accident', () => {
    const press = jest.fn();
    render(<Button onClick={press}>Mehr</Button>);
    const button = screen.getByRole('button');
    fireEvent.click(button);
    expect(button.getAttribute('type')).toBe('button');
    expect(press).toHaveBeenCalledTimes(1);
  });
});
