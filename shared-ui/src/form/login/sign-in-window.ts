/** Storage key shared by the opener and the popup window; it exists while the opener waits. */
const STORAGE_KEY = 'gl-sign-in-window';

/** Size of the popup window in pixels (specification section 9). */
const WINDOW_WIDTH = 960;
const WINDOW_HEIGHT = 600;

/** Aborts the wait for a previously opened window. */
let pendingWait = new AbortController();

/**
 * Opens the login in a centred popup window. The page in the popup closes itself and removes the
 * storage key, which this window observes. Calls `done` once afterwards.
 *
 * @returns false if the browser blocked the popup; the login must then use this window
 */
export function openSignInWindow(address: string, done: () => void): boolean {
  const left = window.screenX + Math.max(0, (window.outerWidth - WINDOW_WIDTH) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - WINDOW_HEIGHT) / 2);
  const features = `width=${WINDOW_WIDTH},height=${WINDOW_HEIGHT},left=${left},top=${top},toolbar=no,location=no`;
  localStorage.setItem(STORAGE_KEY, 'open');
  const popup = window.open(address, STORAGE_KEY, features);
  if (!popup) {
    localStorage.removeItem(STORAGE_KEY);
    return false;
  }
  pendingWait.abort();
  const currentWait = new AbortController();
  pendingWait = currentWait;
  const listen = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY || event.newValue !== null) return;
    currentWait.abort();
    done();
  };
  window.addEventListener('storage', listen, { signal: currentWait.signal });
  return true;
}

/**
 * Notifies the opener; called in the popup window.
 * @returns whether an opener waits
 */
export function notifySignedIn(): boolean {
  if (localStorage.getItem(STORAGE_KEY) === null) return false;
  localStorage.removeItem(STORAGE_KEY);
  return true;
}
