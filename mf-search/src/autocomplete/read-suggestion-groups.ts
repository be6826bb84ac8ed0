import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { SEARCH_KINDS, type SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { readHit, readPrice, type RawHit } from '#engine/read-hit.ts';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';

/**
 * Maximum number of suggestions of each kind, by the number of kinds that have some. The last row
 * stays visible in most windows.
 */
const getMaxPerKind = (kindCount: number): number => (kindCount > 2 ? 2 : 4);

/** Converts hits to groups of suggestions. Leaves out hits with the title of an earlier one. */
export function readSuggestionGroups(
  getHits: (kind: SearchKind) => readonly RawHit[],
): readonly SuggestionGroup[] {
  const kindCount = SEARCH_KINDS.filter((kind) => getHits(kind).length > 0).length;
  const maxPerKind = getMaxPerKind(kindCount);
  const shownTitles = new Set<string>();
  const groups = SEARCH_KINDS.map((kind) => {
    const suggestions: Suggestion[] = [];
    for (const hit of getHits(kind)) {
      const title = hit.title.toLowerCase();
      if (suggestions.length === maxPerKind || shownTitles.has(title)) continue;
      shownTitles.add(title);
      suggestions.push(readSuggestion(hit, kind));
    }
    return { kind, suggestions };
  });
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

function readSuggestion(rawHit: RawHit, kind: SearchKind): Suggestion {
  const { href, title, thumbnail } = readHit(rawHit);
  return {
    id: `${kind}-${rawHit.objectID}`,
    href,
    title,
    thumbnail,
    price: readPrice(rawHit),
    facts: readFacts(rawHit, kind).filter((fact): fact is string => Boolean(fact)),
  };
}

function readFacts(hit: RawHit, kind: SearchKind): readonly (string | undefined)[] {
  const { category, company, place, date } = hit;
  const categoryPath = category?.lvl2 ?? category?.lvl1 ?? category?.lvl0;
  const categoryName = categoryPath?.split(' > ').at(-1);
  if (kind === 'jobs') return [company, place];
  if (kind !== 'events') return [categoryName, place];
  return [categoryName, formatLongDate(new Date(date * 1000).toISOString()), place];
}
