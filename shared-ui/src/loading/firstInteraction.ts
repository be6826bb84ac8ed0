/** Events that count as an interaction; scrolling does not. */
const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
] as const;

/** Data attribute that the separate starter script sets for scripts that load later. */
const DATASET_KEY = 'sign';

let interaction: Promise<void> | undefined;

/**
 * Resolves on the visitor's first interaction. Work that waits for it costs visitors who only read
 * nothing.
 */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const stop = new AbortController();
    const onInteraction = () => {
      stop.abort();
      document.documentElement.dataset[DATASET_KEY] = 'seen';
      resolve();
    };
    const isInteraction = createMoveDetector();
    // Capturing, because React stops the propagation of events from boundaries that are not
    // hydrated yet.
    for (const eventName of INTERACTION_EVENTS)
      document.addEventListener(
        eventName,
        (event) => (isInteraction(event) ? onInteraction() : undefined),
        {
          capture: true,
          passive: true,
          signal: stop.signal,
        },
      );
    // The visitor may have interacted before this script ran.
    const { activeElement, body, documentElement } = document;
    if (documentElement.dataset[DATASET_KEY] || (activeElement && activeElement !== body))
      onInteraction();
  });
  return interaction;
}

/**
 * Detects real pointer movement. Browsers also send `pointermove` for a resting pointer when a page
 * appears under it. All other events count as interactions.
 */
function createMoveDetector(): (event: Event) => boolean {
  let position: string | undefined;
  return (event) => {
    if (event.type !== 'pointermove') return true;
    const { screenX, screenY, movementX, movementY } = event as PointerEvent;
    if (movementX || movementY) return true;
    const last = position;
    position = `${screenX} ${screenY}`;
    return last !== undefined && last !== position;
  };
}
