import { isExistingListPage } from './is-existing-list-page.ts';

test.each([
  ['', 1, 3, true],
  ['seite=3', 3, 3, true],
  ['seite=4', 4, 3, false],
  ['seite=99999', 1, 3, false],
  ['seite=1', 1, 0, true],
  ['seite=2', 2, 0, false],
  ['seite=viele', 1, 3, true],
])('page „%s“, returned as page %d of %d: exists is %s', (query, page, pages, expected) => {
  expect(isExistingListPage({ page, pages }, new URLSearchParams(query))).toBe(expected);
});
