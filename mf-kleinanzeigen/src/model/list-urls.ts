/** Parameters that change how a list is shown, but not its results. */
export const DISPLAY_PARAMS: readonly string[] = ['sortierung', 'seite'];

/** Builds the URLs of one list. */
export interface ListUrls {
  /** Removes empty parameters and sorts the rest, so that equal lists have equal URLs. */
  normalizeQuery(query: URLSearchParams): URLSearchParams;
  /** URL of the list for a query. */
  listHref(query: URLSearchParams): string;
  /** URL with one parameter replaced (null removes it). The list starts at page 1 again. */
  hrefWithParam(query: URLSearchParams, name: string, value: string | null): string;
  /** URL without one value of a parameter, or without the whole parameter. */
  hrefWithoutParam(query: URLSearchParams, name: string, value?: string): string;
  /** URL of one page of the list. */
  hrefWithPage(query: URLSearchParams, page: number): string;
}

/**
 * Creates the functions that build the URLs of the list at `path`.
 * @param order known parameters in URL order; unknown ones follow them
 */
export function createListUrls(path: string, order: readonly string[]): ListUrls {
  const known = [...order, ...DISPLAY_PARAMS];
  const rank = (name: string) => {
    const place = known.indexOf(name);
    return place < 0 ? order.length - 0.5 : place;
  };
  const normalizeQuery: ListUrls['normalizeQuery'] = (query) => {
    const entries = [...query]
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => value !== '' && !(name === 'seite' && value === '1'))
      .filter(([name]) => name !== 'umkreis' || Boolean(query.get('ort')?.trim()))
      .toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b));
    return new URLSearchParams(entries.map(([name, value]) => [name, value]));
  };
  const listHref: ListUrls['listHref'] = (query) => {
    const text = normalizeQuery(query).toString();
    return text ? `${path}?${text}` : path;
  };
  const changed = (query: URLSearchParams, name: string, values: readonly string[]) => {
    const next = new URLSearchParams(query);
    next.delete('seite');
    next.delete(name);
    for (const value of values) next.append(name, value);
    return listHref(next);
  };
  return {
    normalizeQuery,
    listHref,
    hrefWithParam: (query, name, value) => changed(query, name, value === null ? [] : [value]),
    hrefWithoutParam: (query, name, value) =>
      changed(
        query,
        name,
        query.getAll(name).filter((each) => value !== undefined && each !== value),
      ),
    hrefWithPage: (query, page) => changed(query, 'seite', page === 1 ? [] : [String(page)]),
  };
}
