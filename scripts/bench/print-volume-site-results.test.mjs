import { printVolumeSiteResults } from './print-volume-site-results.mjs';

const limits = {
  maxFollowMs: 5000,
  maxMemoryMb: 400,
  maxReadMs: 800,
  maxReadGrowth: 1.5,
  ignoredReadMs: 100,
  maxTableMs: 10_000,
};
const createResult = (values = {}) => ({
  indexMs: 60_000,
  publishMs: 900,
  blockMs: 800,
  blockAtStartMs: 2000,
  maintenance: { ms: 12_000, repeatedSteps: [] },
  memoryBytes: [300e6, 310e6],
  reads: [
    { path: '/api/staff/accounts', status: 200, ms: 90 },
    { path: '/api/staff/forms/answers', status: 400, ms: 900 },
    { path: '/api/staff/audit-log/table.csv', status: 200, ms: 5000 },
    { path: '/api/jobs/sitemap', status: 200, ms: 20 },
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

test('prints how fast the search follows, the memory and the slowest reads', () => {
  const { isWithinLimits, lines } = collectReport({});
  expect(isWithinLimits).toBe(true);
  expect(lines).toContain('✓ search a new ad is found after 0.9 s, at most 5.0 s');
  expect(lines).toContain('✓ memory 300 and 310 MB per api, at most 400 MB');
  expect(lines.at(-2)).toContain('/api/staff/accounts: 90 → 90 ms');
});

test.each([
  [799, true],
  [801, false],
])('lets a sitemap grow, but not above the limit of reads: %d ms', (ms, expected) => {
  const reads = [{ path: '/api/jobs/sitemap', status: 200, ms }];
  expect(collectReport({ reads }).isWithinLimits).toBe(expected);
});

test.each([
  ['a search that follows slowly', { publishMs: 5100 }, '✗ search a new ad'],
  ['a blocked ad that stays', { blockMs: 5100 }, '✗ search a blocked ad has left after'],
  ['one that stays at a start', { blockAtStartMs: 5100 }, '✗ search a blocked ad has left while'],
  [
    'a step of the maintenance that failed at first',
    { maintenance: { ms: 9000, repeatedSteps: [{ step: 'x', attempts: 2, reason: null }] } },
    '✗ maintenance x took 2 attempts',
  ],
  ['memory', { memoryBytes: [300e6, 401e6] }, '✗ memory'],
  [
    'a read that fails',
    { reads: [{ path: '/api/staff/accounts', status: 503, ms: 20 }] },
    'answers 503',
  ],
  [
    'a read that grows with the rows',
    { reads: [{ path: '/api/staff/accounts', status: 200, ms: 180 }] },
    '× 2.0',
  ],
  [
    'a table that takes long',
    { reads: [{ path: '/api/staff/x.csv?form=y', status: 200, ms: 10_100 }] },
    'x.csv',
  ],
])('finds %s', (_, large, text) => {
  const { isWithinLimits, lines } = collectReport(large);
  expect(isWithinLimits).toBe(false);
  expect(lines.some((line) => line.includes(text))).toBe(true);
});
