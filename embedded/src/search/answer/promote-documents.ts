import type { SearchIndex } from '#search/collection/search-index.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import type { Promotion } from '#search/rules/apply-rules.ts';
import { createCandidate, type Candidate } from './candidate.ts';
import { createAreaPredicate } from './geo.ts';
import { compileSearchFilters } from './index-filters.ts';

/**
 * Inserts the documents that rules promote, each at the position that its rule names, even if they
 * did not match the search.
 */
export function promoteDocuments(
  candidates: readonly Candidate[],
  index: SearchIndex,
  promotionById: ReadonlyMap<string, Promotion>,
  params: SearchParams,
): readonly Candidate[] {
  if (promotionById.size === 0) return candidates;
  const passesFilters = createFilterPredicate(index, params);
  const promotedSlots = [...promotionById].flatMap(([objectID, { position, mustPassFilters }]) => {
    const slot = index.collection.getSlot(objectID);
    return slot === undefined || (mustPassFilters && !passesFilters(slot))
      ? []
      : [{ slot, place: position }];
  });
  const slots = new Set(promotedSlots.map(({ slot }) => slot));
  const otherCandidates = candidates.filter(({ slot }) => !slots.has(slot));
  for (const { slot, place } of promotedSlots.toSorted((a, b) => a.place - b.place)) {
    const knownCandidate = candidates.find((candidate) => candidate.slot === slot);
    otherCandidates.splice(
      Math.min(place, otherCandidates.length),
      0,
      knownCandidate ?? createCandidate(slot),
    );
  }
  return otherCandidates;
}

function createFilterPredicate(
  index: SearchIndex,
  params: SearchParams,
): (slot: number) => boolean {
  const passesSearchFilters = compileSearchFilters(index, params);
  const isInArea = createAreaPredicate(params);
  return (slot) => {
    const record = index.collection.record(slot);
    return (
      (!passesSearchFilters || passesSearchFilters(slot)) &&
      (!isInArea || (record !== undefined && isInArea(record)))
    );
  };
}
