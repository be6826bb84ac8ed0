import { jest } from '@jest/globals';
import { createShellStore } from '#store/create-shell-store.ts';
import { ToastClient } from './toast-client.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const store = createShellStore();
  return {
    toasts: new ToastClient(store),
    shown: () => store.redux.getState().toasts.map(({ summary }) => summary),
  };
}

test('closes each toast after its own lifetime', () => {
  const { toasts, shown } = setUp();
  toasts.add({ severity: 'info', summary: 'kurz', lifeMs: 1000 });
  toasts.add({ severity: 'info', summary: 'lang', lifeMs: 3000 });
  toasts.add({ severity: 'info', summary: 'bleibt' });
  expect(shown()).toEqual(['kurz', 'lang', 'bleibt']);
  jest.advanceTimersByTime(1000);
  expect(shown()).toEqual(['lang', 'bleibt']);
  jest.advanceTimersByTime(10_000);
  expect(shown()).toEqual(['bleibt']);
});

test('closes on its close button', () => {
  const { toasts, shown } = setUp();
  const id = toasts.add({ severity: 'info', summary: 'weg' });
  toasts.remove(id);
  expect(shown()).toEqual([]);
});

test('pauses on hover only with a hover handler, and resumes with the remaining time', () => {
  const { toasts, shown } = setUp();
  let hoverCount = 0;
  const toastWithHandler = toasts.add({
    severity: 'info',
    summary: 'wartet',
    lifeMs: 1000,
    onHover: () => void (hoverCount += 1),
  });
  const toastWithoutHandler = toasts.add({ severity: 'info', summary: 'eilt', lifeMs: 1000 });
  jest.advanceTimersByTime(600);
  toasts.startHover(toastWithHandler);
  toasts.startHover(toastWithoutHandler);
  jest.advanceTimersByTime(5000);
  expect(shown()).toEqual(['wartet']);
  expect(hoverCount).toBe(1);
  toasts.endHover(toastWithHandler);
  jest.advanceTimersByTime(399);
  expect(shown()).toEqual(['wartet']);
  jest.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});
