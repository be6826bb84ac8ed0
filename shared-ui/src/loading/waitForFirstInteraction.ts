/** Events that count as a visitor's interaction; scrolling does not. */
const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
] as const;

/**
 * Name of the data attribute on `<html>` which states that the visitor has interacted. A separate
 * script at page start also sets the attribute, for interactions before this script ran.
 */
const INTERACTED_DATA_KEY = 'interacted';

let interactionPromise: Promise<void> | undefined;

/**
 * Resolves on the visitor's first interaction. Work that waits for this promise is not done for
 * visitors who only read.
 */
export function waitForFirstInteraction(): Promise<void> {
  interactionPromise ??= new Promise((resolve) => {
    const abortController = new AbortController();
    const onInteraction = () => {
      abortController.abort();
      document.documentElement.dataset[INTERACTED_DATA_KEY] = 'true';
      resolve();
    };
    const isInteraction = createInteractionDetector();
    // Listens in the capture phase, because React stops the propagation of events from boundaries
    // that are not hydrated yet.
    for (const eventName of INTERACTION_EVENTS)
      document.addEventListener(
        eventName,
        (event) => (isInteraction(event) ? onInteraction() : undefined),
        {
          capture: true,
          passive: true,
          signal: abortController.signal,
        },
      );
    // Resolves immediately if the visitor interacted before this script ran.
    const { activeElement, body, documentElement } = document;
    if (documentElement.dataset[INTERACTED_DATA_KEY] || (activeElement && activeElement !== body))
      onInteraction();
  });
  return interactionPromise;
}

/**
 * Creates a function that returns whether an event is an interaction. Browsers also send
 * `pointermove` for a resting pointer when a page appears under it, so the pointer must really have
 * moved. All other events in `INTERACTION_EVENTS` are interactions.
 */
export function createInteractionDetector(): (event: Event) => boolean {
  let position: string | undefined;
  return (event) => {
    if (event.type !== 'pointermove') return true;
    const { screenX, screenY, movementX, movementY } = event as PointerEvent;
    if (movementX || movementY) return true;
    const previousPosition = position;
    position = `${screenX} ${screenY}`;
    return previousPosition !== undefined && previousPosition !== position;
  };
}
