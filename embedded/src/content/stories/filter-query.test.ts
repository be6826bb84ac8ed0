import { describe, expect, test } from '@jest/globals';
import { ContentError } from '../content-error.ts';
import { parseQuery } from '../parameters/parse-query.ts';
import { parseFilterQuery } from './filter-query.ts';

const stories = {
  red: {
    component: 'car',
    color: 'red',
    note: '',
    price: '12.5',
    doors: 4,
    sold: true,
    tags: ['fast', 'old'],
    date: '2026-03-01 10:00',
    seo: { title: 'Ein rotes Auto' },
    body: [{ headline: 'Hallo' }],
  },
  blue: {
    component: 'car',
    color: 'blue',
    note: 'gut',
    price: '9',
    doors: 2,
    sold: false,
    tags: [],
    date: '2026-05-01 10:00',
    owner: null,
  },
  bike: { component: 'bike', color: 'Red, matt', tags: ['old'] },
};

/** Returns the names of the stories that the filter query selects. */
function findNames(query: string): string[] {
  const matchesFilter = parseFilterQuery(parseQuery(query).get('filter_query'));
  return Object.entries(stories).flatMap(([name, content]) =>
    matchesFilter(content) ? [name] : [],
  );
}

describe('operators', () => {
  test.each([
    ['[color][in]=red', ['red']],
    ['[color][in]=red,blue', ['red', 'blue']],
    ['[color][in]=Red, matt', ['bike']],
    ['[color][in][]=red&filter_query[color][in][]=blue', ['blue', 'red']],
    ['[sold][in]=true', ['red']],
    ['[doors][in]=4', ['red']],
    ['[note][in]=', ['red', 'bike']],
    ['[color][not_in]=red', ['blue', 'bike']],
    ['[owner][not_in]=x', ['red', 'blue', 'bike']],
    ['[color][like]=r*', ['red', 'bike']],
    ['[color][like]=*E*', ['red', 'blue', 'bike']],
    ['[color][like]=re', []],
    ['[color][like]=*r*d', ['red']],
    ['[color][like]=r*red', []],
    [`[color][like]=${'*'.repeat(40)}e*d`, ['red']],
    [`[color][like]=${'*a*e'.repeat(40)}`, []],
    ['[color][like]=r.d', []],
    ['[note][like]=', ['red']],
    ['[color][not_like]=*matt', ['red', 'blue']],
    ['[note][is]=empty', ['red', 'bike']],
    ['[note][is]=not_empty', ['blue']],
    ['[tags][is]=empty_array', ['blue']],
    ['[tags][is]=not_empty_array', ['red', 'bike']],
    ['[owner][is]=null', ['red', 'blue', 'bike']],
    ['[price][is]=not_null', ['red', 'blue']],
    ['[sold][is]=true', ['red']],
    ['[sold][is]=false', ['blue']],
    ['[tags][any_in_array]=fast,new', ['red']],
    ['[tags][in_array]=old', ['red', 'bike']],
    ['[tags][all_in_array]=fast,old', ['red']],
    ['[color][any_in_array]=red', []],
    ['[date][gt_date]=2026-04-01', ['blue']],
    ['[date][lt_date]=2026-03-01 10:01', ['red']],
    ['[date][gt_date]=bald', []],
    ['[doors][gt_int]=2', ['red']],
    ['[doors][lt_int]=4', ['blue']],
    ['[price][gt_int]=1', ['blue']],
    ['[price][gt_float]=9', ['red']],
    ['[price][lt_float]=12.5', ['blue']],
    ['[owner][exists]=true', ['blue']],
    ['[owner][exists]=false', ['red', 'bike']],
    ['[seo.title][like]=*rotes*', ['red']],
    ['[body.0.headline][in]=Hallo', ['red']],
    ['[__proto__][is]=not_null', []],
    ['[toString][is]=not_null', []],
  ])('%s', (query, expected) => {
    expect(findNames(`filter_query${query}`).toSorted()).toEqual(expected.toSorted());
  });
});

describe('combinations', () => {
  test('requires all conditions', () => {
    expect(findNames('filter_query[component][in]=car&filter_query[sold][is]=false')).toEqual([
      'blue',
    ]);
    expect(findNames('filter_query[doors][gt_int]=1&filter_query[doors][lt_int]=3')).toEqual([
      'blue',
    ]);
  });

  test('__or: requires one condition, in the format that clients send', () => {
    const query =
      'filter_query[__or][][color][in]=blue&filter_query[__or][][component][in]=bike&filter_query[tags][is]=empty_array';
    expect(findNames(query)).toEqual(['blue']);
    expect(
      findNames('filter_query[__or][][color][in]=blue&filter_query[__or][][color][in]=red'),
    ).toEqual(['red', 'blue']);
  });

  test('returns everything without a filter', () => {
    expect(findNames('')).toHaveLength(3);
    expect(findNames('filter_query=')).toHaveLength(3);
  });
});

test.each([
  '=x',
  '[color]=x',
  '[color][equals]=x',
  '[color][is]=green',
  '[a][b][in]=c',
  '[a][__proto__]=b',
])('rejects filter_query%s', (query) =>
  expect(() => findNames(`filter_query${query}`)).toThrow(ContentError),
);
