import { PERFORMANCE_BUDGETS } from '@gruenland/federation/publish/budgets.ts';
import { printPageResults } from './print-page-results.mjs';

const load = { script: 8000, style: 9000, html: 7000, firstPicture: 30_000, requests: 12 };

function printAll(pages) {
  const lines = [];
  const missed = printPageResults(pages, (line) => lines.push(line));
  return { lines, missed };
}

test('prints both moments of each page', () => {
  const page = { name: 'article', path: '/artikel/a', isApplication: false };
  const after = { ...load, script: 160_000, requests: 20 };
  const { lines, missed } = printAll([{ ...page, before: load, after }]);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^article, untouched +8\.0 +9\.0 +7\.0 +30\.0 +12$/u);
  expect(lines[2]).toMatch(/^article, touched +160\.0 .* 20$/u);
  expect(missed).toEqual([]);
});

test.each([
  ['script', '/kleinanzeigen', PERFORMANCE_BUDGETS.scriptsBeforeIntent],
  ['style', '/artikel/a', PERFORMANCE_BUDGETS.stylesBeforeIntent],
  ['firstPicture', '/', PERFORMANCE_BUDGETS.firstPicture],
])('names a missed goal: %s of %s', (figure, path, limit) => {
  const page = { name: 'page', path, isApplication: false, after: load };
  const measure = (bytes) => printAll([{ ...page, before: { ...load, [figure]: bytes } }]).missed;
  expect(measure(limit)).toEqual([]);
  expect(measure(limit + 1)).toHaveLength(1);
  expect(measure(limit + 1)[0]).toMatch(/^✗ page: /u);
});

test('an application may load its scripts and styles at once', () => {
  const page = { name: 'login', path: '/anmelden', isApplication: true, after: load };
  const { scripts: script, styles: style } = PERFORMANCE_BUDGETS;
  const before = { ...load, script, style };
  expect(printAll([{ ...page, before }]).missed).toEqual([]);
});
