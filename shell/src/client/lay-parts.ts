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
 * phone long enough to keep a finger waiting.
 */
export async function layParts(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset[MARK]) return;
  const parts = [...document.querySelectorAll<HTMLElement>(LATER)];
  for (const { style } of parts) {
    style.contentVisibility = 'auto';
    style.containIntrinsicBlockSize = 'auto 30rem';
  }
  dataset[MARK] = 'true';
  for (const { style } of parts) {
    await new Promise(requestAnimationFrame);
    style.removeProperty('content-visibility');
    style.removeProperty('contain-intrinsic-block-size');
  }
}
