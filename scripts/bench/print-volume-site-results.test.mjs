import { printVolumeSiteResults } from './print-volume-site-results.mjs';

const limits = {
  maxFollowMs: 5000,
  maxMemoryMb: 400,
  maxPageMs: 800,
  maxPageGrowth: 1.5,
  ignoredPageMs: 100,
};
const createResult = (values = {}) => ({
  indexMs: 60_000,
  publishMs: 900,
  blockMs: 800,
  blockAtStartMs: 2000,
  memoryBytes: [300e6, 310e6],
  pages: [
    { path: '/api/staff/accounts', status: 200, ms: 90 },
    { path: '/api/staff/forms/answers', status: 400, ms: 900 },
  ],
  ...values,
});

function collectReport(large) {
  const lines = [];
  const report = {
    say: (line) => lines.push(line),
    sayStep: (isWithinLimits, name, text) =>
      lines.push(`${isWithinLimits ? '✓' : '✗'} ${name} ${text}`),
  };
  const results = [createResult(), createResult(large)];
  return { isWithinLimits: printVolumeSiteResults(results, limits, report), lines };
}

test('prints how fast the search follows, the memory and the slowest staff page', () => {
  const { isWithinLimits, lines } = collectReport({});
  expect(isWithinLimits).toBe(true);
  expect(lines).toContain('✓ search a new ad is found after 0.9 s, at most 5.0 s');
  expect(lines).toContain('✓ memory 300 and 310 MB per api, at most 400 MB');
  expect(lines.at(-1)).toContain('1, slowest /api/staff/accounts in 90 ms');
});

test.each([
  ['a search that follows slowly', { publishMs: 5100 }, '✗ search a new ad'],
  ['a blocked ad that stays', { blockMs: 5100 }, '✗ search a blocked ad has left after'],
  ['one that stays at a start', { blockAtStartMs: 5100 }, '✗ search a blocked ad has left while'],
  ['memory', { memoryBytes: [300e6, 401e6] }, '✗ memory'],
  [
    'a staff page that fails',
    { pages: [{ path: '/api/staff/accounts', status: 503, ms: 20 }] },
    'answers 503',
  ],
  [
    'a staff page that grows with the rows',
    { pages: [{ path: '/api/staff/accounts', status: 200, ms: 180 }] },
    '× 2.0',
  ],
])('finds %s', (_, large, text) => {
  const { isWithinLimits, lines } = collectReport(large);
  expect(isWithinLimits).toBe(false);
  expect(lines.some((line) => line.includes(text))).toBe(true);
});
