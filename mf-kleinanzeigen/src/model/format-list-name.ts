import { formatCount } from '@gruenland/shared-ui/format/measure-text.ts';

const SORT_TEXTS: Readonly<Record<string, string>> = {
  'preis-auf': 'günstigste zuerst',
  'preis-ab': 'teuerste zuerst',
  lohn: 'höchster Lohn zuerst',
  entfernung: 'nächste zuerst',
};

interface FilteredListName {
  /** Name of the unfiltered list. */
  readonly name: string;
  readonly total: number;
  readonly itemLabels: readonly [singular: string, plural: string];
  readonly query: URLSearchParams;
}

/**
 * Formats the name of a filtered or sorted list for its title, which screen readers announce after
 * each change: „38 Anzeigen, günstigste zuerst – Kleinanzeigen“.
 */
export function formatFilteredListName({
  name,
  total,
  itemLabels,
  query,
}: FilteredListName): string {
  const sortText = SORT_TEXTS[query.get('sortierung') ?? ''];
  return `${formatCount(total, ...itemLabels)}${sortText ? `, ${sortText}` : ''} – ${name}`;
}
