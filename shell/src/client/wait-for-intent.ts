import { createInteractionDetector } from '@gruenland/shared-ui/loading/waitForFirstInteraction.ts';

/** Elements that a visitor can use, so that touching them or pointing at them shows an intent. */
const USABLE_SELECTOR = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]';

const INTENT_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'click', 'input'];

/**
 * Resolves when the visitor points at, touches, focuses or presses something in the page that can be
 * used. Scrolling and moving the pointer over text show no intent. Parts outside the page, for
 * example the consent banner, work without the main script.
 */
export function waitForIntent(): Promise<void> {
  return new Promise((resolve) => {
    const abortController = new AbortController();
    const isInteraction = createInteractionDetector();
    const settle = (event: Event) => {
      if (!isInteraction(event) || !isUsable(event.target)) return;
      abortController.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: abortController.signal };
    for (const name of INTENT_EVENTS) document.addEventListener(name, settle, options);
    // The visitor may have focused a field before this script ran.
    if (isUsable(document.activeElement)) resolve();
  });
}

function isUsable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(USABLE_SELECTOR)?.closest('#app') != null;
}
