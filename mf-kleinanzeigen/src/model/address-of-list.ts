/** Parameters that do not change what is found, only how it is shown. */
export const SHOWN: readonly string[] = ['sortierung', 'seite'];

/** Writes the addresses of one list. */
export interface ListAddress {
  /** Only what was filled in, in a stable order: one list has one address. */
  tidyQuery(query: URLSearchParams): URLSearchParams;
  /** Address of a list. */
  listHref(query: URLSearchParams): string;
  /** The list with something else in place of a parameter; back to its first page. */
  hrefWith(query: URLSearchParams, name: string, value: string | null): string;
  /** The list without one answer of a parameter, or without the parameter. */
  hrefWithout(query: URLSearchParams, name: string, value?: string): string;
  /** One page of the list. */
  hrefOfPage(query: URLSearchParams, page: number): string;
}

/** @param order of known parameters in addresses; unknown ones stand after them */
export function addressOfList(path: string, order: readonly string[]): ListAddress {
  const known = [...order, ...SHOWN];
  const rank = (name: string) => {
    const place = known.indexOf(name);
    return place < 0 ? order.length - 0.5 : place;
  };
  const tidyQuery: ListAddress['tidyQuery'] = (query) => {
    const entries = [...query]
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => value !== '' && !(name === 'seite' && value === '1'))
      .filter(([name]) => name !== 'umkreis' || Boolean(query.get('ort')?.trim()))
      .toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b));
    return new URLSearchParams(entries.map(([name, value]) => [name, value]));
  };
  const listHref: ListAddress['listHref'] = (query) => {
    const text = tidyQuery(query).toString();
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
    tidyQuery,
    listHref,
    hrefWith: (query, name, value) => changed(query, name, value === null ? [] : [value]),
    hrefWithout: (query, name, value) =>
      changed(
        query,
        name,
        query.getAll(name).filter((each) => value !== undefined && each !== value),
      ),
    hrefOfPage: (query, page) => changed(query, 'seite', page === 1 ? [] : [String(page)]),
  };
}
