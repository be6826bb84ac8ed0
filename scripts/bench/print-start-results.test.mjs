import { printStartResults, START_LIMITS } from './print-start-results.mjs';

const { ms, apiBytes, embeddedBytes } = START_LIMITS;
const allowed = { ms, memory: { api: apiBytes, embedded: embeddedBytes, shell: 1024 } };

test('accepts a second start within the limits and prints both', () => {
  const lines = [];
  const first = { ms: 100_000, memory: { api: 2 * apiBytes, embedded: embeddedBytes } };
  expect(printStartResults({ first, second: allowed }, (line) => lines.push(line))).toBe(true);
  expect(lines.map((line) => line.split(/\s{2,}/u))).toEqual([
    ['', 'empty data', 'with data', 'allowed'],
    ['npm start', '100.0 s', '7.0 s', '7.0 s'],
    ['api', '600 MB', '300 MB', '300 MB'],
    ['embedded', '250 MB', '250 MB', '250 MB'],
    ['shell', 'unknown', '0 MB', ''],
  ]);
});

test.each([
  { ...allowed, ms: ms + 1 },
  { ...allowed, memory: { ...allowed.memory, api: apiBytes + 1 } },
  { ...allowed, memory: { ...allowed.memory, embedded: embeddedBytes + 1 } },
  { ...allowed, memory: {} },
])('rejects %j', (second) => {
  expect(printStartResults({ first: allowed, second }, () => {})).toBe(false);
});
