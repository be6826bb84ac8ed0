/**
 * Returns whether the requested page of a list exists. For a page number above the last page the
 * api returns page 1, so the function also checks the page number in the query. A value that is not
 * a number means page 1.
 */
export function isExistingListPage(
  list: { readonly page: number; readonly pages: number },
  query: URLSearchParams,
): boolean {
  const requestedPage = Number(query.get('seite')) || 1;
  return Math.max(requestedPage, list.page) <= Math.max(1, list.pages);
}
