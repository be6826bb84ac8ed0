import { buildPageHref, readPageNumber } from './page-number.ts';
import { createPager } from './pager.ts';

const parseQuery = (query: string) => readPageNumber(new URLSearchParams(query));

test.each([
  ['', 1],
  ['seite=1', 1],
  ['seite=1000', 1000],
])('parses %j as page %j', (query, page) => {
  expect(parseQuery(query)).toBe(page);
});

test.each([
  'seite=',
  'seite=0',
  'seite=-1',
  'seite=1001',
  'seite=abc',
  'seite=1e2',
  'seite=2&seite=3',
  'seite=02',
  'seite=1.5',
])('rejects %j', (query) => {
  expect(parseQuery(query)).toBeUndefined();
});

test('omits the number of the first page', () => {
  expect([buildPageHref('/artikel', 1), buildPageHref('/artikel', 2)]).toEqual([
    '/artikel',
    '/artikel?seite=2',
  ]);
});

test('gives an empty list one page and rejects pages beyond the end', () => {
  expect(createPager('/artikel', 1, 0, 20)).toEqual({ path: '/artikel', page: 1, pages: 1 });
  expect(createPager('/artikel', 2, 20, 20)).toBeUndefined();
  expect(createPager('/artikel', 2, 21, 20)?.pages).toBe(2);
});
