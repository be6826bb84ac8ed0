/**
 * Whether the requested page of a list exists. The api returns the first page for numbers that are
 * too high, so the query is checked too. A value that is not a number means the first page.
 */
export function hasPage(
  list: { readonly page: number; readonly pages: number },
  query: URLSearchParams,
): boolean {
  const requested = Number(query.get('seite')) || 1;
  return Math.max(requested, list.page) <= Math.max(1, list.pages);
}
