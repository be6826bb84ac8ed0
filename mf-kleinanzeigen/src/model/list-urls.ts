/** Parameters that change how a list is shown, but not which entries match. */
export const DISPLAY_PARAMS: readonly string[] = ['sortierung', 'seite', 'ansicht'];

/** Returns whether the list is shown with its map. */
export const showsMap = (query: URLSearchParams): boolean => query.get('ansicht') === 'karte';

/** Returns the query without its view, for the api and for saved searches. */
export function removeView(query: URLSearchParams): URLSearchParams {
  const queryWithoutView = new URLSearchParams(query);
  queryWithoutView.delete('ansicht');
  return queryWithoutView;
}

/** Functions that build the URLs of one list. */
export interface ListUrls {
  /**
   * Removes parameters without effect and sorts the others, so that equal lists have equal URLs.
   */
  normalizeQuery(query: URLSearchParams): URLSearchParams;
  /** Returns the URL of the list for a query. */
  buildListHref(query: URLSearchParams): string;
  /** Returns the URL of page 1 with another value of one parameter. Null removes the parameter. */
  buildHrefWithParam(query: URLSearchParams, name: string, value: string | null): string;
  /**
   * Returns the URL of page 1 without one value of a parameter. Without `value`, all values of the
   * parameter are removed.
   */
  buildHrefWithoutParam(query: URLSearchParams, name: string, value?: string): string;
  /** Returns the URL of the given page of the list. */
  buildHrefWithPage(query: URLSearchParams, page: number): string;
}

/**
 * Creates the functions that build the URLs of the list at `path`.
 *
 * @param filterParams filter parameters in URL order. Unknown parameters follow them.
 */
export function createListUrls(path: string, filterParams: readonly string[]): ListUrls {
  const knownParams = [...filterParams, ...DISPLAY_PARAMS];
  const getPosition = (name: string) => {
    const index = knownParams.indexOf(name);
    return index < 0 ? filterParams.length - 0.5 : index;
  };
  const normalizeQuery: ListUrls['normalizeQuery'] = (query) => {
    const entries = [...query]
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => value !== '' && !(name === 'seite' && value === '1'))
      .filter(([name, value]) => name !== 'ansicht' || value === 'karte')
      .filter(([name]) => name !== 'umkreis' || Boolean(query.get('ort')?.trim()))
      .toSorted(([a], [b]) => getPosition(a) - getPosition(b) || a.localeCompare(b));
    return new URLSearchParams(entries.map(([name, value]) => [name, value]));
  };
  const buildListHref: ListUrls['buildListHref'] = (query) => {
    const text = normalizeQuery(query).toString();
    return text ? `${path}?${text}` : path;
  };
  const buildHrefWithValues = (query: URLSearchParams, name: string, values: readonly string[]) => {
    const changedQuery = new URLSearchParams(query);
    changedQuery.delete('seite');
    changedQuery.delete(name);
    for (const value of values) changedQuery.append(name, value);
    return buildListHref(changedQuery);
  };
  return {
    normalizeQuery,
    buildListHref,
    buildHrefWithParam: (query, name, value) =>
      buildHrefWithValues(query, name, value === null ? [] : [value]),
    buildHrefWithoutParam: (query, name, value) =>
      buildHrefWithValues(
        query,
        name,
        query.getAll(name).filter((otherValue) => value !== undefined && otherValue !== value),
      ),
    buildHrefWithPage: (query, page) =>
      buildHrefWithValues(query, 'seite', page === 1 ? [] : [String(page)]),
  };
}
