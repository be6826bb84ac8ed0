import { createShellStore } from '#store/create-shell-store.ts';
import { ToastClient } from '#toasts/toast-client.ts';
import { prepareOffline } from './prepare-offline.ts';

test('shows one toast while there is no connection and another when it returns', () => {
  const store = createShellStore();
  prepareOffline(new ToastClient(store));
  const getSummaries = () => store.redux.getState().toasts.map(({ summary }) => summary);
  window.dispatchEvent(new Event('online'));
  expect(getSummaries()).toEqual([]);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('offline'));
  expect(getSummaries()).toEqual(['Keine Verbindung']);
  window.dispatchEvent(new Event('online'));
  expect(getSummaries()).toEqual(['Wieder verbunden']);
});
