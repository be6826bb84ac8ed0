/**
 * Whether the requested page of a list exists. For a page number above the last page the api
 * returns page 1, so the number in the query is checked too. A value that is not a number means
 * page 1.
 */
export function isExistingListPage(
  list: { readonly page: number; readonly pages: number },
  query: URLSearchParams,
): boolean {
  const requested = Number(query.get('seite')) || 1;
  return Math.max(requested, list.page) <= Math.max(1, list.pages);
}
