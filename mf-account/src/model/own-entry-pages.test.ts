import { buildOwnEntriesPath, readOwnEntriesPage } from './own-entry-pages.ts';

test.each([
  ['', 1],
  ['seite=3', 3],
  ['seite=0', 1],
  ['seite=1001', 1],
  ['seite=1.5', 1],
  ['seite=zwei', 1],
])('reads the page of „%s“', (query, page) => {
  expect(readOwnEntriesPage(new URLSearchParams(query))).toBe(page);
});

test('the first page has no number in its path', () => {
  expect(buildOwnEntriesPath('anzeigen', 1)).toBe('/mein-account/anzeigen');
  expect(buildOwnEntriesPath('anzeigen', 2)).toBe('/mein-account/anzeigen?seite=2');
});
