/** Where the two windows meet; the key tells the small one that somebody waits for it. */
const KEY = 'gl-sign-in-window';

/** Size of the window (specification section 9). */
const WIDTH = 960;
const HEIGHT = 600;

/** Ends the wait for a window that was opened before. */
let waiting = new AbortController();

/**
 * Opens the sign-in in a centred window. The page inside it closes itself, which the storage tells
 * this one. Calls `done` once, when that happened.
 *
 * @returns false when the browser opened none; then the sign-in takes place in this window.
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
  waiting.abort();
  const wait = new AbortController();
  waiting = wait;
  const listen = (event: StorageEvent) => {
    if (event.key !== KEY || event.newValue !== null) return;
    wait.abort();
    done();
  };
  window.addEventListener('storage', listen, { signal: wait.signal });
  return true;
}

/** Inside the window: tells the page that waits. @returns whether one does. */
export function announceSignIn(): boolean {
  if (localStorage.getItem(KEY) === null) return false;
  localStorage.removeItem(KEY);
  return true;
}
