import type { Collection } from '#search/collection/collection.ts';
import type { AllOf, Filter, NumericFilter } from '#search/filters/filter-expression.ts';
import type { Column } from '#search/records/column.ts';

export type SlotTest = (slot: number) => boolean;

/** Whether an attribute is declared for faceting; filters on other attributes match nothing. */
export type IsFacet = (attribute: string) => boolean;

function holdsAny(column: Column, ids: readonly number[]): SlotTest {
  const [only] = ids;
  if (only === undefined) return () => false;
  if (ids.length === 1) return (slot) => column.ids(slot).includes(only);
  const wanted = new Set(ids);
  return (slot) => column.ids(slot).some((id) => wanted.has(id));
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

/** The filter without its negation. */
function positiveTest(filter: Filter, collection: Collection, isFacet: IsFacet): SlotTest {
  if (filter.kind === 'tag') {
    const tags = collection.column('_tags');
    const id = tags.idOfExactText(filter.value);
    return holdsAny(tags, id === undefined ? [] : [id]);
  }
  if (filter.kind === 'facet') {
    if (filter.attribute === 'objectID') {
      const slot = collection.slotOf(filter.value);
      return (other) => other === slot;
    }
    if (!isFacet(filter.attribute)) return () => false;
    const column = collection.column(filter.attribute);
    return holdsAny(column, column.idsOfText(filter.value));
  }
  const column = collection.column(filter.attribute);
  if (filter.kind === 'range') {
    const { from, to } = filter;
    return (slot) => column.numbers(slot).some((number) => number >= from && number <= to);
  }
  const fits = compare(filter);
  return (slot) => column.numbers(slot).some(fits);
}

function literalTest(filter: Filter, collection: Collection, isFacet: IsFacet): SlotTest {
  const test = positiveTest(filter, collection, isFacet);
  return filter.negated ? (slot) => !test(slot) : test;
}

/** One test for all filters; null without filters. */
export function compileFilters(
  all: AllOf,
  collection: Collection,
  isFacet: IsFacet,
): SlotTest | null {
  const tests = all.map((any) => any.map((one) => literalTest(one, collection, isFacet)));
  if (tests.length === 0) return null;
  return (slot) => tests.every((any) => any.some((test) => test(slot)));
}

/** Score of a slot: the best filter of an OR, or their sum; the sum of an AND. */
export function compileScores(
  all: AllOf,
  collection: Collection,
  isFacet: IsFacet,
  sum: boolean,
): (slot: number) => number {
  const clauses = all.map((any) =>
    any.map((one) => ({
      test: literalTest(one, collection, isFacet),
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
