import type { Collection } from '#search/collection/collection.ts';
import type { IndexSettings } from '#search/params/search-params.ts';
import type { Candidate } from './candidate.ts';

type CandidateComparison = (a: Candidate, b: Candidate) => number;

export const DEFAULT_RANKING: readonly string[] = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
];

const BUILT_IN_CRITERIA: Readonly<Record<string, CandidateComparison>> = {
  typo: (a, b) => a.typoCount - b.typoCount,
  geo: (a, b) => a.geoDistanceSteps - b.geoDistanceSteps,
  words: (a, b) => a.missingWordCount - b.missingWordCount,
  filters: (a, b) => a.negatedFilterScore - b.negatedFilterScore,
  proximity: (a, b) => a.proximity - b.proximity,
  attribute: (a, b) =>
    a.attribute - b.attribute ||
    a.missingWordRarity - b.missingWordRarity ||
    a.negatedFieldCount - b.negatedFieldCount ||
    a.position - b.position,
  exact: (a, b) => a.inexactness - b.inexactness,
};

const SORT_CRITERION = /^(asc|desc)\((.+)\)$/u;

/** Returns whether a criterion such as `asc(price)` sorts by an attribute. */
export const isSortCriterion = (criterion: string): boolean => SORT_CRITERION.test(criterion);

function compareValues(a: number | string | undefined, b: number | string | undefined): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : 1;
}

/**
 * Creates the comparison for a criterion such as `asc(price)`. Records without the attribute come
 * last, whether the direction is `asc` or `desc`.
 */
function createAttributeComparison(
  criterion: string,
  collection: Collection,
): CandidateComparison | null {
  const [, direction, attribute] = SORT_CRITERION.exec(criterion) ?? [];
  if (attribute === undefined) return null;
  const column = collection.column(attribute);
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b) => {
    const left = column.getSortValue(a.slot);
    const right = column.getSortValue(b.slot);
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined);
    }
    return sign * compareValues(left, right);
  };
}

/**
 * Sorts candidates by the criteria in the settings, then by insertion order. Only the best
 * `neededCount` candidates are sorted; the others follow in any order.
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  settings: IndexSettings,
  collection: Collection,
  neededCount: number,
): Candidate[] {
  const criteria = (settings.ranking ?? DEFAULT_RANKING).flatMap((criterion) =>
    criterion === 'custom' ? (settings.customRanking ?? []) : [criterion],
  );
  const comparisons = criteria.flatMap((criterion) => {
    const compare =
      BUILT_IN_CRITERIA[criterion] ?? createAttributeComparison(criterion, collection);
    return compare ? [compare] : [];
  });
  return moveBestToFront(candidates, neededCount, (a, b) => {
    for (const compare of comparisons) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return a.slot - b.slot;
  });
}

function moveBestToFront(
  candidates: readonly Candidate[],
  neededCount: number,
  compare: CandidateComparison,
): Candidate[] {
  if (candidates.length <= neededCount * 4) return candidates.toSorted(compare);
  const bestCandidates = candidates.slice(0, neededCount).toSorted(compare);
  const otherCandidates: Candidate[] = [];
  for (let at = neededCount; at < candidates.length; at += 1) {
    const candidate = candidates[at];
    const worstKeptCandidate = bestCandidates[neededCount - 1];
    if (!candidate || !worstKeptCandidate) continue;
    if (compare(candidate, worstKeptCandidate) >= 0) {
      otherCandidates.push(candidate);
      continue;
    }
    bestCandidates.splice(findInsertPosition(bestCandidates, candidate, compare), 0, candidate);
    otherCandidates.push(worstKeptCandidate);
    bestCandidates.pop();
  }
  return [...bestCandidates, ...otherCandidates];
}

function findInsertPosition(
  sortedCandidates: readonly Candidate[],
  candidate: Candidate,
  compare: CandidateComparison,
): number {
  let low = 0;
  let high = sortedCandidates.length;
  while (low < high) {
    const middleIndex = (low + high) >>> 1;
    const middleCandidate = sortedCandidates[middleIndex];
    if (middleCandidate && compare(middleCandidate, candidate) <= 0) low = middleIndex + 1;
    else high = middleIndex;
  }
  return low;
}
