import type { SearchIndex } from '#search/collection/search-index.ts';
import { candidateAt, type Candidate } from './candidate.ts';

/** Puts documents that rules promote at their places, found or not. */
export function promote(
  candidates: readonly Candidate[],
  { collection }: SearchIndex,
  promoted: ReadonlyMap<string, number>,
): readonly Candidate[] {
  if (promoted.size === 0) return candidates;
  const places = [...promoted].flatMap(([objectID, place]) => {
    const slot = collection.slotOf(objectID);
    return slot === undefined ? [] : [{ slot, place }];
  });
  const slots = new Set(places.map(({ slot }) => slot));
  const rest = candidates.filter(({ slot }) => !slots.has(slot));
  for (const { slot, place } of places.toSorted((a, b) => a.place - b.place)) {
    const known = candidates.find((candidate) => candidate.slot === slot);
    rest.splice(Math.min(place, rest.length), 0, known ?? candidateAt(slot));
  }
  return rest;
}
