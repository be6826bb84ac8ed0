import { paths } from '@gruenland/shared-contracts/paths.ts';

/** Parameters of the list that are no attributes, in the order of addresses. */
export const FIXED = [
  'kategorie',
  'q',
  'ort',
  'umkreis',
  'art',
  'anbieter',
  'zustand',
  'preis-von',
  'preis-bis',
] as const;

/** Parameters that do not change what is found, only how it is shown. */
export const SHOWN = ['sortierung', 'seite'] as const;

/** Only what was filled in, in a stable order: one list has one address. */
export function tidyQuery(query: URLSearchParams): URLSearchParams {
  const rank = (name: string) => {
    const place = [...FIXED, ...SHOWN].findIndex((each) => each === name);
    return place < 0 ? FIXED.length - 0.5 : place;
  };
  const entries = [...query]
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([name, value]) => value !== '' && !(name === 'seite' && value === '1'))
    .filter(([name]) => name !== 'umkreis' || Boolean(query.get('ort')?.trim()))
    .toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b));
  return new URLSearchParams(entries.map(([name, value]) => [name, value]));
}

/** Address of a list. */
export function listHref(query: URLSearchParams): string {
  const text = tidyQuery(query).toString();
  return text ? `${paths.kleinanzeigen()}?${text}` : paths.kleinanzeigen();
}

/** The list with something else in place of a parameter; back to its first page. */
export function hrefWith(query: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(query);
  next.delete('seite');
  next.delete(name);
  if (value !== null) next.set(name, value);
  return listHref(next);
}

/** The list without one answer of a parameter, or without the parameter. */
export function hrefWithout(query: URLSearchParams, name: string, value?: string): string {
  const rest = query.getAll(name).filter((each) => value !== undefined && each !== value);
  const next = new URLSearchParams(query);
  next.delete('seite');
  next.delete(name);
  for (const each of rest) next.append(name, each);
  return listHref(next);
}

/** A category, without the attributes of the one before. */
export function hrefOfCategory(query: URLSearchParams, slug: string | null): string {
  const next = new URLSearchParams([...query].filter(([name]) => !name.startsWith('a-')));
  return hrefWith(next, 'kategorie', slug);
}
