import { jest } from '@jest/globals';
import { LoadingBar, getProgress } from './loading-bar.ts';
import type { BarState } from './loading-bar.ts';

// Pairs of elapsed milliseconds and percent that were measured at a duration of 2000 ms.
test.each([
  [100, 6.35],
  [250, 15.6],
  [500, 29.52],
  [1000, 50],
  [1500, 62.57],
  [2000, 70.48],
  [8000, 92.08],
  [20_000, 96.82],
])('reaches the measured progress after %d ms', (elapsedMs, percent) => {
  expect(getProgress(elapsedMs)).toBeCloseTo(percent, 1);
});

describe('LoadingBar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function setUp() {
    const state: { -readonly [Key in keyof BarState]: BarState[Key] } = {
      progress: 0,
      loading: false,
      failed: false,
    };
    const visibilities: boolean[] = [];
    const clock = { now: () => Date.now(), frame: () => 1, cancelFrame: () => {} };
    const loadingBar = new LoadingBar((change) => {
      Object.assign(state, change);
      visibilities.push(state.loading);
    }, clock);
    return { loadingBar, state, visibilities };
  }

  test('stays hidden when the page loads within the throttle', () => {
    const { loadingBar, visibilities } = setUp();
    loadingBar.start();
    jest.advanceTimersByTime(199);
    loadingBar.finish();
    jest.advanceTimersByTime(2000);
    expect(visibilities).not.toContain(true);
  });

  test('appears after the throttle, hides 500 ms after the end and resets 400 ms later', () => {
    const { loadingBar, state } = setUp();
    loadingBar.start();
    jest.advanceTimersByTime(200);
    expect(state.loading).toBe(true);
    loadingBar.finish();
    expect(state.progress).toBe(100);
    jest.advanceTimersByTime(499);
    expect(state.loading).toBe(true);
    jest.advanceTimersByTime(1);
    expect(state).toMatchObject({ loading: false, progress: 100 });
    jest.advanceTimersByTime(400);
    expect(state.progress).toBe(0);
  });

  test('is not hidden by the end of an earlier navigation', () => {
    const { loadingBar, state } = setUp();
    loadingBar.start();
    jest.advanceTimersByTime(300);
    loadingBar.finish();
    jest.advanceTimersByTime(400);
    loadingBar.start();
    jest.advanceTimersByTime(250);
    expect(state.loading).toBe(true);
  });

  test('marks a failed navigation', () => {
    const { loadingBar, state } = setUp();
    loadingBar.start();
    loadingBar.finish(true);
    expect(state.failed).toBe(true);
  });
});
