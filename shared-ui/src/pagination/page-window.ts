/**
 * Returns the page numbers to link to around the current page, as Algolia's pagination widget does:
 * `2 * padding + 1` numbers if there are enough pages (specification section 9: padding 3).
 */
export function listPageNumbers(current: number, pageCount: number, padding = 3): number[] {
  const size = Math.min(pageCount, 2 * padding + 1);
  const first = Math.max(1, Math.min(current - padding, pageCount - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}
