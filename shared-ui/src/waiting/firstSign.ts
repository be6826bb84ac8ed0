/** What a visitor does first, whatever it is; scrolling by itself asks for no script. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const;

/** Where the starter, a script of its own, leaves word for those that come later. */
const MARK = 'sign';

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
      document.documentElement.dataset[MARK] = 'seen';
      resolve();
    };
    const moved = pointerWatch();
    // Captured: React stops events on their way up from a place that it has not taken over yet.
    for (const sign of SIGNS)
      document.addEventListener(sign, (event) => (moved(event) ? heard() : undefined), {
        capture: true,
        passive: true,
        signal: stop.signal,
      });
    // Who was faster than the script is there already.
    const { activeElement, body, documentElement } = document;
    if (documentElement.dataset[MARK] || (activeElement && activeElement !== body)) heard();
  });
  return seen;
}

/**
 * Tells a pointer that moves from one that only lies there: browsers tell of that one too, as soon as a
 * page stands below it. Every other event is a sign.
 */
function pointerWatch(): (event: Event) => boolean {
  let place: string | undefined;
  return (event) => {
    if (event.type !== 'pointermove') return true;
    const { screenX, screenY, movementX, movementY } = event as PointerEvent;
    if (movementX || movementY) return true;
    const last = place;
    place = `${screenX} ${screenY}`;
    return last !== undefined && last !== place;
  };
}
