/**
 * Whether a list has the page that its address names. The api reads a number beyond those it counts
 * as the first page, so that the address is asked as well; what is no number is the first page.
 */
export function hasPage(
  list: { readonly page: number; readonly pages: number },
  query: URLSearchParams,
): boolean {
  const asked = Number(query.get('seite')) || 1;
  return Math.max(asked, list.page) <= Math.max(1, list.pages);
}
