import type { Collection } from '#search/collection/collection.ts';
import type { AllOf, Filter, NumericFilter } from '#search/filters/filter-expression.ts';
import type { Column } from '#search/records/column.ts';

export type SlotPredicate = (slot: number) => boolean;

/**
 * Returns whether an attribute is declared for faceting. Filters on other attributes match nothing.
 */
export type FacetPredicate = (attribute: string) => boolean;

function createContainsPredicate(column: Column, ids: readonly number[]): SlotPredicate {
  const [onlyId] = ids;
  if (onlyId === undefined) return () => false;
  if (ids.length === 1) return (slot) => column.ids(slot).includes(onlyId);
  const idSet = new Set(ids);
  return (slot) => column.ids(slot).some((id) => idSet.has(id));
}

function createComparison({ operator, value }: NumericFilter): (number: number) => boolean {
  switch (operator) {
    case '<':
      return (number) => number < value;
    case '<=':
      return (number) => number <= value;
    case '>':
      return (number) => number > value;
    case '>=':
      return (number) => number >= value;
    case '!=':
      return (number) => number !== value;
    default:
      return (number) => number === value;
  }
}

/** Creates the predicate for a filter; ignores whether the filter is negated. */
function compilePositiveFilter(
  filter: Filter,
  collection: Collection,
  isFacet: FacetPredicate,
): SlotPredicate {
  if (filter.kind === 'tag') {
    const tags = collection.column('_tags');
    const id = tags.getIdOfExactText(filter.value);
    return createContainsPredicate(tags, id === undefined ? [] : [id]);
  }
  if (filter.kind === 'facet') {
    if (filter.attribute === 'objectID') {
      const slot = collection.getSlot(filter.value);
      return (other) => other === slot;
    }
    if (!isFacet(filter.attribute)) return () => false;
    const column = collection.column(filter.attribute);
    return createContainsPredicate(column, column.getIdsOfText(filter.value));
  }
  const column = collection.column(filter.attribute);
  if (filter.kind === 'range') {
    const { from, to } = filter;
    return (slot) => column.numbers(slot).some((number) => number >= from && number <= to);
  }
  const passesComparison = createComparison(filter);
  return (slot) => column.numbers(slot).some(passesComparison);
}

function compileFilter(
  filter: Filter,
  collection: Collection,
  isFacet: FacetPredicate,
): SlotPredicate {
  const test = compilePositiveFilter(filter, collection, isFacet);
  return filter.isNegated ? (slot) => !test(slot) : test;
}

/** Creates one predicate for all filters; returns null when there are no filters. */
export function compileFilters(
  all: AllOf,
  collection: Collection,
  isFacet: FacetPredicate,
): SlotPredicate | null {
  const clausePredicates = all.map((anyOf) =>
    anyOf.map((one) => compileFilter(one, collection, isFacet)),
  );
  if (clausePredicates.length === 0) return null;
  return (slot) => clausePredicates.every((anyOf) => anyOf.some((test) => test(slot)));
}

/**
 * Returns a function that computes the score of a slot: the sum over all ANDed clauses. The score
 * of a clause is that of its best matching filter or, with `sum`, the sum of all its matching
 * filters.
 */
export function compileScores(
  all: AllOf,
  collection: Collection,
  isFacet: FacetPredicate,
  sumsScores: boolean,
): (slot: number) => number {
  const clauses = all.map((anyOf) =>
    anyOf.map((one) => ({
      test: compileFilter(one, collection, isFacet),
      score: 'score' in one ? one.score : 1,
    })),
  );
  return (slot) => {
    let points = 0;
    for (const anyOf of clauses) {
      const scores = anyOf.filter(({ test }) => test(slot)).map(({ score }) => score);
      points += sumsScores
        ? scores.reduce((total, score) => total + score, 0)
        : Math.max(0, ...scores);
    }
    return points;
  };
}
