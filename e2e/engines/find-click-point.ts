import type { WindowPoint } from './engine-tab.ts';

/** Where to click, or why there is nothing to click. */
export type ClickPoint = WindowPoint | { readonly problem: string };

/**
 * Runs in the page. Scrolls the first visible element that the XPath expression finds into the middle
 * of the window. Returns a point of it that nothing covers.
 *
 * A checkbox or radio button that its label covers is clicked at the label.
 */
export function findClickPoint(xpath: string): ClickPoint {
  // Nobody presses what is not painted yet. Without its styles a page has another layout.
  if (performance.getEntriesByName('first-contentful-paint').length === 0)
    return { problem: 'nothing is painted yet' };
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  const elements = Array.from({ length: found.snapshotLength }, (_, index) =>
    found.snapshotItem(index),
  ).filter((node) => node instanceof HTMLElement);
  const isVisible = (element: HTMLElement) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const element = elements.find(isVisible);
  if (!element) return { problem: `not visible; ${elements.length} hidden` };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  let cover: Element | null = null;
  for (const candidate of [element, ...labels]) {
    const { left, top, width, height } = candidate.getClientRects()[0] ?? new DOMRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    cover = document.elementFromPoint(point.x, point.y);
    if (cover && (candidate.contains(cover) || labels.some((label) => label.contains(cover))))
      return point;
  }
  return {
    problem: `covered by ${cover?.outerHTML.slice(0, 120) ?? 'nothing, outside the window'}`,
  };
}
