/** Storage key shared by both windows; it exists while the opener waits. */
const KEY = 'gl-sign-in-window';

/** Size of the window in pixels (specification section 9). */
const WIDTH = 960;
const HEIGHT = 600;

/** Aborts the wait for a previously opened window. */
let pendingWait = new AbortController();

/**
 * Opens the login in a centred popup window. The page in the popup closes itself and removes the
 * storage key, which this window observes. Calls `done` once afterwards.
 *
 * @returns false if the browser blocked the popup; the login must then use this window
 */
export function openSignInWindow(address: string, done: () => void): boolean {
  const left = window.screenX + Math.max(0, (window.outerWidth - WIDTH) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - HEIGHT) / 2);
  const features = `width=${WIDTH},height=${HEIGHT},left=${left},top=${top},toolbar=no,location=no`;
  localStorage.setItem(KEY, 'open');
  const opened = window.open(address, KEY, features);
  if (!opened) {
    localStorage.removeItem(KEY);
    return false;
  }
  pendingWait.abort();
  const currentWait = new AbortController();
  pendingWait = currentWait;
  const listen = (event: StorageEvent) => {
    if (event.key !== KEY || event.newValue !== null) return;
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
  if (localStorage.getItem(KEY) === null) return false;
  localStorage.removeItem(KEY);
  return true;
}
