import { jest } from '@jest/globals';
import { IDLE_TIMEOUT_MS, runWhenIdle } from './runWhenIdle.ts';

describe('runWhenIdle', () => {
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });

  test('waits for an idle moment, 10 s at most', () => {
    const mockRequestIdleCallback = jest.fn(
      (_work: () => void, _options: { timeout: number }) => 7,
    );
    const cancel = jest.fn();
    Object.assign(globalThis, {
      requestIdleCallback: mockRequestIdleCallback,
      cancelIdleCallback: cancel,
    });
    const work = jest.fn();
    const cancelRun = runWhenIdle(work);
    expect(mockRequestIdleCallback.mock.calls[0]?.[1]).toEqual({ timeout: IDLE_TIMEOUT_MS });
    expect(work).not.toHaveBeenCalled();
    mockRequestIdleCallback.mock.calls[0]?.[0]();
    expect(work).toHaveBeenCalledTimes(1);
    cancelRun();
    expect(cancel).toHaveBeenCalledWith(7);
  });

  test('runs after a timeout without idle callbacks, and can be cancelled', () => {
    jest.useFakeTimers();
    const work = jest.fn();
    runWhenIdle(work);
    runWhenIdle(work)();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
