import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { LAZY_DELAY_MS, LazyFallback } from './LazyFallback.tsx';
import { Skeleton } from './Skeleton.tsx';

describe('LazyFallback', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('renders nothing before 200 ms and its content afterwards', () => {
    const { container } = render(
      <LazyFallback>
        <Skeleton />
      </LazyFallback>,
    );
    act(() => jest.advanceTimersByTime(LAZY_DELAY_MS - 1));
    expect(container.textContent).toBe('');
    act(() => jest.advanceTimersByTime(1));
    expect(container.textContent).toBe('Wird geladen');
  });

  test('clears its timer on unmount', () => {
    const { unmount } = render(<LazyFallback>…</LazyFallback>);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
