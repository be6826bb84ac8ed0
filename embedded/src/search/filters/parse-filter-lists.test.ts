import { describe, expect, test } from '@jest/globals';
import { FilterError } from './filter-error.ts';
import type { AllOf, Filter } from './filter-expression.ts';
import {
  parseFacetFilters,
  parseNumericFilters,
  parseTagFilters,
  type FilterList,
} from './parse-filter-lists.ts';

function write(filter: Filter): string {
  const prefix = filter.isNegated ? 'NOT ' : '';
  if (filter.kind === 'numeric') return `${filter.attribute}${filter.operator}${filter.value}`;
  if (filter.kind === 'range') return `${filter.attribute}:${filter.from} TO ${filter.to}`;
  if (filter.kind === 'tag') return prefix + filter.value;
  return `${prefix}${filter.attribute}:${filter.value}`;
}
const format = (all: AllOf): string => all.map((anyOf) => anyOf.map(write).join(' | ')).join(' & ');

describe('numeric filters', () => {
  test.each<[list: FilterList, means: string]>([
    ['n=6,n>40', 'n=6 & n>40'],
    ['(n=6,n>40)', 'n=6 | n>40'],
    ['n=5,(n=10,n=45)', 'n=5 & n=10 | n=45'],
    ['(n=1,n=2), (m=3 , m=4),o:1 TO 2', 'n=1 | n=2 & m=3 | m=4 & o:1 TO 2'],
    ['n=5,(n=10,(n=45,n=46))', 'n=5 & n=10 | n=45 | n=46'],
    [['n=5', '(n=10,n=45)'], 'n=5 & n=10 | n=45'],
    [['n=5', ['n=10', 'n=45']], 'n=5 & n=10 | n=45'],
    ['', ''],
    ['()', ''],
  ])('%j', (list, means) => expect(format(parseNumericFilters(list))).toBe(means));

  test.each([['(n=1,n=2'], ['n=1)'], [['n=1,n=2']], [`${'('.repeat(30)}n=1${')'.repeat(30)}`]])(
    'rejects %j',
    (list) => expect(() => parseNumericFilters(list)).toThrow(FilterError),
  );
});

test.each<[list: FilterList, means: string]>([
  ['a,(b,-c)', 'a & b | NOT c'],
  ['a, (b, c), d', 'a & b | c & d'],
  [['a', '(b,c)'], 'a & b | c'],
  [['a', ['b', ['c']]], 'a & b | c'],
  [['a, b'], 'a, b'],
])('tag filters %j', (list, means) => expect(format(parseTagFilters(list))).toBe(means));

test.each<[list: FilterList, means: string]>([
  ['brand:Claas', 'brand:Claas'],
  ['brand:Claas,(brand:-Fendt,year:2018)', 'brand:Claas & NOT brand:Fendt | year:2018'],
  [['brand:Claas', '(brand:Fendt,year:2018)'], 'brand:Claas & brand:Fendt | year:2018'],
  // Commas and brackets inside of a value do not separate filters.
  ['town:Neustadt, Aisch (Bayern)', 'town:Neustadt, Aisch (Bayern)'],
  ['(town:Neustadt (Aisch),town:Ulm, Donau)', 'town:Neustadt (Aisch) | town:Ulm, Donau'],
  [['town:Neustadt, kind:x'], 'town:Neustadt, kind:x'],
])('facet filters %j', (list, means) => expect(format(parseFacetFilters(list))).toBe(means));

test('rejects text that is no facet filter, and splits hostile text quickly', () => {
  const start = performance.now();
  for (const hostileList of ['brand', '('.repeat(60_000), ',( '.repeat(30_000), ',(a:'.repeat(30)])
    expect(() => parseFacetFilters(hostileList)).toThrow(FilterError);
  expect(parseFacetFilters(`a:b${', '.repeat(30_000)}`)).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(1500);
});
