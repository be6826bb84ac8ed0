/** Parts that layout.module.css leaves out of the first layout as long as they are out of sight. */
const LATER = '[data-part] ~ [data-part] ~ [data-part]';

/** Where it stands at the document that nothing is left out any more. */
const MARK = 'laid';

/**
 * Has the whole page laid out at once where somebody comes back or is sent to a place in it: the browser
 * scrolls before the page is taken over, and must find that place.
 */
export function layAllForReturns(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (window.location.hash === '' && arrival?.type === 'navigate') return;
  document.documentElement.dataset[MARK] = 'true';
}

/**
 * Lays out what was left out, each part in a frame of its own: a page as long as a front page takes a slow
 * phone long enough to keep a finger waiting. A sheet of its own says which parts still wait: the parts
 * themselves may not have been taken over yet, and must be as the server has sent them.
 */
export async function layParts(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset[MARK]) return;
  if (!CSS.supports('content-visibility', 'auto')) {
    dataset[MARK] = 'true';
    return;
  }
  const parts = [...document.querySelectorAll<HTMLElement>(LATER)];
  const waiting = parts.map((part) => `[data-part="${CSS.escape(part.dataset['part'] ?? '')}"]`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(leaveOut(waiting));
  document.adoptedStyleSheets.push(sheet);
  dataset[MARK] = 'true';
  while (waiting.length > 0) {
    await new Promise(requestAnimationFrame);
    waiting.shift();
    sheet.replaceSync(leaveOut(waiting));
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}

/** As layout.module.css says it before the script runs. */
const leaveOut = (parts: readonly string[]) =>
  `:is(${parts.join()}) { content-visibility: auto; contain-intrinsic-block-size: auto 30rem; overflow-clip-margin: 100vw }`;
