import type { AttributeRanks } from '#search/collection/text-attributes.ts';
import { allTexts, valuesAt, type SearchRecord } from '#search/records/search-record.ts';
import type { QueryUnit } from '#search/query/query-unit.ts';
import { EVERYTHING } from '#search/collection/collection.ts';
import { tokenize } from '#search/text/tokenize.ts';

/** Number of words of a text that are considered, and the maximum distance. */
const MAX_WORDS = 300;
const FAR = 8;

/** Texts of a record in attribute order. */
export function searchedTexts(record: SearchRecord, ranks: AttributeRanks): string[] {
  return [...ranks.keys()].flatMap((field) =>
    field === EVERYTHING
      ? allTexts(record)
      : valuesAt(record, field).filter((value) => typeof value === 'string'),
  );
}

/** Sum of the smallest distances between neighbouring query words, each 1 to 8. */
export function proximityOf(
  record: SearchRecord,
  units: readonly QueryUnit[],
  ranks: AttributeRanks,
  minimum: number,
): number {
  const pairs = units.length - 1;
  let best = pairs * FAR;
  for (const text of searchedTexts(record, ranks)) {
    const places: number[][] = units.map(() => []);
    for (const [at, { word }] of tokenize(text.slice(0, MAX_WORDS * 8)).entries()) {
      for (const [number, { terms }] of units.entries()) {
        if (terms.has(word)) places[number]?.push(at);
      }
    }
    let sum = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      sum += Math.max(minimum, nearest(places[pair] ?? [], places[pair + 1] ?? []));
    }
    best = Math.min(best, sum);
  }
  return best;
}

function nearest(left: readonly number[], right: readonly number[]): number {
  let best = FAR;
  let from = 0;
  for (const at of left) {
    while ((right[from] ?? Infinity) < at - FAR) from += 1;
    for (let next = from; (right[next] ?? Infinity) <= at + FAR; next += 1) {
      const place = right[next] ?? 0;
      if (place !== at) best = Math.min(best, Math.abs(place - at));
    }
  }
  return best;
}

/** Whether the words are adjacent somewhere in the record. */
export function hasPhrase(
  record: SearchRecord,
  phrase: readonly string[],
  ranks: AttributeRanks,
): boolean {
  return searchedTexts(record, ranks).some((text) => {
    const words = tokenize(text).map(({ word }) => word);
    return words.some((_word, at) => phrase.every((part, next) => words[at + next] === part));
  });
}
