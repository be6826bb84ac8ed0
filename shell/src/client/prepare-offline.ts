import type { ToastApi } from '@gruenland/shared-contracts/shell-api.ts';
import { loadToastView } from '#toasts/load-toast-view.ts';

/** Milliseconds for which the message about the restored connection is shown. */
const RESTORED_LIFE_MS = 5000;

/**
 * Prepares the page for a lost connection: registers the service worker that shows the offline page,
 * loads the code of toasts while there is a connection, and shows a toast when the connection ends
 * or returns.
 */
export function prepareOffline(toasts: ToastApi): void {
  navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
  void loadToastView().catch(() => {});
  let toastId: string | null = null;
  window.addEventListener('offline', () => {
    toastId ??= toasts.add({
      severity: 'warn',
      summary: 'Keine Verbindung',
      detail: 'Gemerkte Artikel können Sie weiter lesen. Angefangene Formulare bleiben erhalten.',
    });
  });
  window.addEventListener('online', () => {
    if (toastId === null) return;
    toasts.remove(toastId);
    toastId = null;
    toasts.add({ severity: 'success', summary: 'Wieder verbunden', lifeMs: RESTORED_LIFE_MS });
  });
}
