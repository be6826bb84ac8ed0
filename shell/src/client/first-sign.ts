/** What a visitor does first, whatever it is; scrolling by itself asks for no script. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const;

let seen: Promise<void> | undefined;

/**
 * Fulfilled with the visitor's first sign of life. What waits for it costs nothing to those who
 * only read, and is there before anybody can have clicked.
 */
export function firstSign(): Promise<void> {
  seen ??= new Promise((resolve) => {
    const stop = new AbortController();
    const heard = () => {
      stop.abort();
      resolve();
    };
    // Captured: React stops events on their way up from a place that it has not taken over yet.
    for (const sign of SIGNS)
      document.addEventListener(sign, heard, {
        capture: true,
        passive: true,
        signal: stop.signal,
      });
    // Who was faster than the script is there already.
    if (document.activeElement && document.activeElement !== document.body) heard();
  });
  return seen;
}
