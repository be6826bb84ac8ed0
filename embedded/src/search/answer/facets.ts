import type { Collection } from '#search/collection/collection.ts';
import type { FacetAttribute } from '#search/collection/text-attributes.ts';

export interface FacetStats {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

export interface FacetResult {
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats: Readonly<Record<string, FacetStats>>;
  /** Whether `facets` contains all values of each facet. */
  readonly isExhaustive: boolean;
}

export interface FacetRequest {
  readonly maxValues: number;
  readonly sortBy: 'count' | 'alpha';
}

/**
 * Counts how many slots have each value of an attribute. The most frequent value is first; equally
 * frequent values are sorted by name.
 */
export function countValues(
  collection: Collection,
  attribute: string,
  slots: readonly number[],
): (readonly [value: string, count: number])[] {
  const column = collection.column(attribute);
  const counts = new Uint32Array(column.texts.length);
  for (const slot of slots) {
    for (const id of column.ids(slot)) counts[id] = (counts[id] ?? 0) + 1;
  }
  const values: [string, number][] = [];
  for (const [id, count] of counts.entries()) {
    if (count > 0) values.push([column.texts[id] ?? '', count]);
  }
  return values.toSorted(([a, countA], [b, countB]) => countB - countA || compareByName(a, b));
}

const compareByName = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function getStats(
  collection: Collection,
  attribute: string,
  slots: readonly number[],
): FacetStats | null {
  const column = collection.column(attribute);
  let [min, max, sum, count] = [Infinity, -Infinity, 0, 0];
  for (const slot of slots) {
    for (const number of column.numbers(slot)) {
      min = Math.min(min, number);
      max = Math.max(max, number);
      sum += number;
      count += 1;
    }
  }
  return count === 0 ? null : { min, max, avg: sum / count, sum };
}

/** Returns the requested facets that are declared and not `filterOnly`. `*` requests all facets. */
export function selectRequestedFacets(
  requestedNames: readonly string[] | undefined,
  declaredFacets: readonly FacetAttribute[],
): readonly FacetAttribute[] {
  const includesAllFacets = requestedNames?.includes('*') ?? false;
  return declaredFacets.filter(
    ({ name, isFilterOnly: filterOnly }) =>
      !filterOnly && (includesAllFacets || requestedNames?.includes(name)),
  );
}

/**
 * Counts the values of the facets. `getSlotsToCount` returns the slots to count for a facet: the
 * slots before or after `distinct` was applied.
 */
export function countFacets(
  facets: readonly FacetAttribute[],
  collection: Collection,
  getSlotsToCount: (facet: FacetAttribute) => readonly number[],
  { maxValues, sortBy }: FacetRequest,
): FacetResult {
  const valueCounts: Record<string, Record<string, number>> = {};
  const stats: Record<string, FacetStats> = {};
  let isExhaustive = true;
  for (const facet of facets) {
    const slots = getSlotsToCount(facet);
    const values = countValues(collection, facet.name, slots);
    if (values.length === 0) continue;
    if (values.length > maxValues) isExhaustive = false;
    const shownValues = values.slice(0, maxValues);
    const sortedValues =
      sortBy === 'alpha' ? shownValues.toSorted(([a], [b]) => compareByName(a, b)) : shownValues;
    valueCounts[facet.name] = Object.fromEntries(sortedValues);
    const numbers = getStats(collection, facet.name, slots);
    if (numbers) stats[facet.name] = numbers;
  }
  return { facets: valueCounts, facets_stats: stats, isExhaustive };
}
