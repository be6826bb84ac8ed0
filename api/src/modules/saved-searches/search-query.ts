import type { SavedSearchKind } from './search-kind.ts';

/** Parameters that do not filter: sort order, paging and app mode. */
const VIEW_PARAMETERS: ReadonlySet<string> = new Set(['seite', 'anzahl', 'sortierung', 'is_app']);

/**
 * Converts parameters to the object that the list schemas expect. Repeated parameters become an
 * array.
 */
export function toQueryObject(query: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** Builds the title of a search, such as „Anzeigen: Traktor, um Celle, mit Filtern“. */
export function createSearchTitle(
  listName: string,
  query: URLSearchParams,
  parametersInTitle: readonly string[],
): string {
  const words = query.get('q');
  const place = query.get('ort');
  const rest = [...query.keys()].filter(
    (name) => !['q', 'ort', 'umkreis', ...parametersInTitle].includes(name),
  );
  const parts = [
    words ? `${listName}: ${words}` : listName,
    place ? `um ${place}` : null,
    rest.length > 0 ? 'mit Filtern' : null,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Returns whether a parameter filters the list and may be saved. */
export function isFilterParameter(name: string): boolean {
  return !VIEW_PARAMETERS.has(name) && /^[a-z-]{1,60}$/u.test(name);
}

/** Keeps only the filter parameters of a query, in a canonical order. */
export function toCanonicalQuery(kind: SavedSearchKind, query: string): URLSearchParams {
  const relevantParams = [...new URLSearchParams(query)]
    .filter(([name, value]) => kind.isFilterParameter(name) && value.trim() !== '')
    .map(([name, value]) => [name, value.trim().normalize('NFC')] as [string, string]);
  const params = new URLSearchParams(relevantParams);
  params.sort();
  return params;
}
