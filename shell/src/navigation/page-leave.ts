/** Name of the `data-` attribute on `<html>` while the browser loads the document after this one. */
const LEAVING_KEY = 'leaving';

/** Events after which the document is used again: the visitor has returned, or never left it. */
const STAY_EVENTS = ['pageshow', 'pointerdown', 'keydown'];

/**
 * Marks the document while the browser loads the next one. Firefox and Safari then cancel all loads of
 * this document, so that they fail although nothing is wrong. The starter calls this function, because
 * visitors follow links before the main script runs. The attribute reaches the main script, which is
 * another bundle.
 */
export function watchPageLeave(): void {
  const { dataset } = document.documentElement;
  window.addEventListener('beforeunload', () => (dataset[LEAVING_KEY] = 'true'));
  // A download or a mail link keeps the document unchanged.
  for (const name of STAY_EVENTS)
    window.addEventListener(name, () => delete dataset[LEAVING_KEY], { capture: true });
}

/** Whether the browser loads the document after this one. */
export function isLeavingPage(): boolean {
  return LEAVING_KEY in document.documentElement.dataset;
}

/**
 * Resolves while the visitor stays on the page; otherwise when the visitor uses it again. Loading a
 * document before that would cancel what the visitor has pressed.
 */
export function waitUntilStaying(): Promise<void> {
  if (!isLeavingPage()) return Promise.resolve();
  return new Promise((resolve) => {
    for (const name of STAY_EVENTS)
      window.addEventListener(name, () => resolve(), { capture: true, once: true });
  });
}
