import type { AttributeRanks } from '#search/collection/text-attributes.ts';
import { collectTexts, getValuesAtPath, type SearchRecord } from '#search/records/search-record.ts';
import type { QueryUnit } from '#search/query/query-unit.ts';
import { ALL_TEXT_FIELD } from '#search/collection/collection.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';

/** Approximate number of words of a text that are examined. */
const MAX_WORDS = 300;
/** Maximum distance in words; also the distance of a query word that the text does not contain. */
const MAX_DISTANCE = 8;

/** Returns the searched texts of a record, in the order of `ranks`. */
export function getSearchedTexts(record: SearchRecord, ranks: AttributeRanks): string[] {
  return [...ranks.keys()].flatMap((field) =>
    field === ALL_TEXT_FIELD
      ? collectTexts(record)
      : getValuesAtPath(record, field).filter((value) => typeof value === 'string'),
  );
}

/**
 * For each text of the record, adds up the smallest distances between neighbouring query words,
 * each from 1 to 8 words. Returns the smallest sum.
 */
export function getProximity(
  record: SearchRecord,
  units: readonly QueryUnit[],
  ranks: AttributeRanks,
  minProximity: number,
): number {
  const pairs = units.length - 1;
  let smallestDistance = pairs * MAX_DISTANCE;
  for (const text of getSearchedTexts(record, ranks)) {
    const positionsByUnit: number[][] = units.map(() => []);
    for (const [at, { word }] of tokenize(text.slice(0, MAX_WORDS * 8)).entries()) {
      for (const [number, { terms }] of units.entries()) {
        if (terms.has(word)) positionsByUnit[number]?.push(at);
      }
    }
    let sum = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      sum += Math.max(
        minProximity,
        getSmallestDistance(positionsByUnit[pair] ?? [], positionsByUnit[pair + 1] ?? []),
      );
    }
    smallestDistance = Math.min(smallestDistance, sum);
  }
  return smallestDistance;
}

function getSmallestDistance(left: readonly number[], right: readonly number[]): number {
  let smallestDistance = MAX_DISTANCE;
  let from = 0;
  for (const at of left) {
    while ((right[from] ?? Infinity) < at - MAX_DISTANCE) from += 1;
    for (let next = from; (right[next] ?? Infinity) <= at + MAX_DISTANCE; next += 1) {
      const place = right[next] ?? 0;
      if (place !== at) smallestDistance = Math.min(smallestDistance, Math.abs(place - at));
    }
  }
  return smallestDistance;
}

/** Returns whether the words of the phrase follow one another in one of the searched texts. */
export function hasPhrase(
  record: SearchRecord,
  phrase: readonly string[],
  ranks: AttributeRanks,
): boolean {
  return getSearchedTexts(record, ranks).some((text) => {
    const words = tokenize(text).map(({ word }) => word);
    return words.some((_word, at) => phrase.every((part, next) => words[at + next] === part));
  });
}
