import type { Collection } from '#search/collection/collection.ts';
import type { AllOf, Filter, NumericFilter } from '#search/filters/filter-expression.ts';
import type { Column } from '#search/records/column.ts';

export type SlotTest = (slot: number) => boolean;

/** Whether an attribute is declared for faceting; filters on other attributes match nothing. */
export type IsFacet = (attribute: string) => boolean;

function containsAny(column: Column, ids: readonly number[]): SlotTest {
  const [only] = ids;
  if (only === undefined) return () => false;
  if (ids.length === 1) return (slot) => column.ids(slot).includes(only);
  const idSet = new Set(ids);
  return (slot) => column.ids(slot).some((id) => idSet.has(id));
}

function compare({ operator, value }: NumericFilter): (number: number) => boolean {
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

/** Compiles a filter as if it were not negated. */
function compilePositiveFilter(filter: Filter, collection: Collection, isFacet: IsFacet): SlotTest {
  if (filter.kind === 'tag') {
    const tags = collection.column('_tags');
    const id = tags.idOfExactText(filter.value);
    return containsAny(tags, id === undefined ? [] : [id]);
  }
  if (filter.kind === 'facet') {
    if (filter.attribute === 'objectID') {
      const slot = collection.getSlot(filter.value);
      return (other) => other === slot;
    }
    if (!isFacet(filter.attribute)) return () => false;
    const column = collection.column(filter.attribute);
    return containsAny(column, column.idsOfText(filter.value));
  }
  const column = collection.column(filter.attribute);
  if (filter.kind === 'range') {
    const { from, to } = filter;
    return (slot) => column.numbers(slot).some((number) => number >= from && number <= to);
  }
  const fits = compare(filter);
  return (slot) => column.numbers(slot).some(fits);
}

function compileFilter(filter: Filter, collection: Collection, isFacet: IsFacet): SlotTest {
  const test = compilePositiveFilter(filter, collection, isFacet);
  return filter.negated ? (slot) => !test(slot) : test;
}

/** Combines all filters into one test; returns null when there are no filters. */
export function compileFilters(
  all: AllOf,
  collection: Collection,
  isFacet: IsFacet,
): SlotTest | null {
  const tests = all.map((any) => any.map((one) => compileFilter(one, collection, isFacet)));
  if (tests.length === 0) return null;
  return (slot) => tests.every((any) => any.some((test) => test(slot)));
}

/**
 * Returns a function that scores a slot. The scores of an AND are added up; an OR scores its best
 * matching filter, or with `sum` all matching filters.
 */
export function compileScores(
  all: AllOf,
  collection: Collection,
  isFacet: IsFacet,
  sum: boolean,
): (slot: number) => number {
  const clauses = all.map((any) =>
    any.map((one) => ({
      test: compileFilter(one, collection, isFacet),
      score: 'score' in one ? one.score : 1,
    })),
  );
  return (slot) => {
    let points = 0;
    for (const any of clauses) {
      const scores = any.filter(({ test }) => test(slot)).map(({ score }) => score);
      points += sum ? scores.reduce((total, score) => total + score, 0) : Math.max(0, ...scores);
    }
    return points;
  };
}
