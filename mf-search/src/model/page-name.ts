/** Maximum number of characters of the query in the title of the page. */
const MAX_TITLE_QUERY_LENGTH = 60;

/** Returns the name of the search page in the title of the document. */
export function getPageName(query: string): string {
  return query === '' ? 'Suche' : `Suche nach „${query.slice(0, MAX_TITLE_QUERY_LENGTH)}“`;
}
