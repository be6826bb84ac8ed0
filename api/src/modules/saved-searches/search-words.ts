import type { SearchKindOf } from './search-kind.ts';

/** Hits that are read at a time; a look turns pages until all are found (`fresh-hits.ts`). */
export const HITS_A_PAGE = 48;
/** Parameters that order a list or turn its pages. */
const MANNER: ReadonlySet<string> = new Set(['seite', 'anzahl', 'sortierung', 'is_app']);

/** Parameters as the schemas of the lists take them: several of one name as a list. */
export function objectOf(query: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** „Traktor, um Celle“: words and place, which say most; the rest is counted. */
export function titleOf(what: string, query: URLSearchParams, named: readonly string[]): string {
  const words = query.get('q');
  const place = query.get('ort');
  const rest = [...query.keys()].filter(
    (name) => !['q', 'ort', 'umkreis', ...named].includes(name),
  );
  const parts = [
    words ? `${what}: ${words}` : what,
    place ? `um ${place}` : null,
    rest.length > 0 ? 'mit Filtern' : null,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Whether a parameter narrows a list down and may be kept. */
export function isFilter(name: string): boolean {
  return !MANNER.has(name) && /^[a-z-]{1,60}$/u.test(name);
}

/** Only what narrows the list down, always in the same order. */
export function canonicalQuery(kind: SearchKindOf, query: string): URLSearchParams {
  const kept = [...new URLSearchParams(query)]
    .filter(([name, value]) => kind.keeps(name) && value.trim() !== '')
    .map(([name, value]) => [name, value.trim().normalize('NFC')] as [string, string]);
  const params = new URLSearchParams(kept);
  params.sort();
  return params;
}
