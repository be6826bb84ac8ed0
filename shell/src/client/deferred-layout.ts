/**
 * Selects the parts of a page whose layout `layout.module.css` defers while they are off screen.
 */
const DEFERRED_PARTS_SELECTOR = '[data-part] ~ [data-part] ~ [data-part]';

/** Name of the `data-` attribute on `<html>` that ends the deferred layout of all parts. */
const LAID_OUT_KEY = 'laidOut';

/**
 * Lays out the whole page immediately if the visitor went back or forward or reloaded the page, or
 * if its URL has a hash. The browser restores the scroll position before hydration and needs the
 * final page height.
 */
export function skipDeferredLayoutOnReturn(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (window.location.hash === '' && navigation?.type === 'navigate') return;
  document.documentElement.dataset[LAID_OUT_KEY] = 'true';
}

/**
 * Lays out the deferred parts, one per animation frame. Laying out a long page in one step would
 * block input on slow phones.
 *
 * A constructed stylesheet lists the parts that are still deferred. The elements themselves must
 * not change, because some are not hydrated yet.
 */
export async function layOutDeferredParts(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset[LAID_OUT_KEY]) return;
  if (!CSS.supports('content-visibility', 'auto')) {
    dataset[LAID_OUT_KEY] = 'true';
    return;
  }
  const parts = [...document.querySelectorAll<HTMLElement>(DEFERRED_PARTS_SELECTOR)];
  const deferredSelectors = parts.map(
    (part) => `[data-part="${CSS.escape(part.dataset['part'] ?? '')}"]`,
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(createDeferralRules(deferredSelectors));
  document.adoptedStyleSheets.push(sheet);
  dataset[LAID_OUT_KEY] = 'true';
  while (deferredSelectors.length > 0) {
    await new Promise(requestAnimationFrame);
    deferredSelectors.shift();
    sheet.replaceSync(createDeferralRules(deferredSelectors));
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    (adoptedSheet) => adoptedSheet !== sheet,
  );
}

/** Creates the rules that defer parts. The declarations must match those in layout.module.css. */
const createDeferralRules = (parts: readonly string[]) =>
  `:is(${parts.join()}) { content-visibility: auto; contain-intrinsic-block-size: auto 30rem; overflow-clip-margin: 100vw }`;
