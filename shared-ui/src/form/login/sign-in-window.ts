/**
 * Storage key shared by the opener and the popup window. The key exists while the opener waits for
 * the login.
 */
const STORAGE_KEY = 'gl-sign-in-window';

/** Width of the popup window in pixels (specification section 9). */
const WINDOW_WIDTH = 960;
const WINDOW_HEIGHT = 600;

/** Aborts waiting for a popup window that was opened earlier. */
let pendingWaitController = new AbortController();

/**
 * Opens the login in a centred popup window. After the login, the page in the popup removes the
 * storage key and closes itself. This window observes the removal and calls `onSignedIn` once.
 *
 * @returns false if the browser blocked the popup; the login must then use this window
 */
export function openSignInWindow(url: string, onSignedIn: () => void): boolean {
  const left = window.screenX + Math.max(0, (window.outerWidth - WINDOW_WIDTH) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - WINDOW_HEIGHT) / 2);
  const features = `width=${WINDOW_WIDTH},height=${WINDOW_HEIGHT},left=${left},top=${top},toolbar=no,location=no`;
  localStorage.setItem(STORAGE_KEY, 'open');
  const popup = window.open(url, STORAGE_KEY, features);
  if (!popup) {
    localStorage.removeItem(STORAGE_KEY);
    return false;
  }
  pendingWaitController.abort();
  const currentWaitController = new AbortController();
  pendingWaitController = currentWaitController;
  const listen = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY || event.newValue !== null) return;
    currentWaitController.abort();
    onSignedIn();
  };
  window.addEventListener('storage', listen, { signal: currentWaitController.signal });
  return true;
}

/**
 * Notifies the window that opened the popup; called in the popup window.
 * @returns whether an opener waits for the login
 */
export function notifySignedIn(): boolean {
  if (localStorage.getItem(STORAGE_KEY) === null) return false;
  localStorage.removeItem(STORAGE_KEY);
  return true;
}
