import { printMarketResults } from './print-market-results.mjs';

const lists = ['ads', 'events', 'jobs', 'words'];
const createMeasurements = (ms, faults = [], slowestMs = ms) => ({
  faults,
  times: lists.flatMap((list) =>
    Array.from({ length: 100 }, (_, at) => ({
      list,
      path: `/${at}`,
      ms: at < 90 ? ms : slowestMs,
    })),
  ),
});

function collectReport(small, large) {
  const lines = [];
  const report = {
    say: (line) => lines.push(line),
    sayStep: (isWithinLimits, name, text) =>
      lines.push(`${isWithinLimits ? '✓' : '✗'} ${name} ${text}`),
  };
  return { withinLimits: printMarketResults([small, large], report), lines };
}

test('prints both sizes, their ratio and that all limits are met', () => {
  const { withinLimits, lines } = collectReport(createMeasurements(4), createMeasurements(6));
  expect(withinLimits).toBe(true);
  expect(lines[0]).toMatch(/^✓ ads 4\.0 \/ 4\.0 → 6\.0 \/ 6\.0 ms .* × 1\.50/u);
});

test.each([
  ['slow ones', createMeasurements(4), createMeasurements(6, [], 61), '✗ ads'],
  ['growth with the data', createMeasurements(4), createMeasurements(8), '✗ jobs'],
  [
    'a scan of a whole table',
    createMeasurements(4),
    createMeasurements(6, ['/api/x: events: select']),
    '✗ plans',
  ],
])('finds %s', (_, small, large, line) => {
  const { withinLimits, lines } = collectReport(small, large);
  expect(withinLimits).toBe(false);
  expect(lines.some((each) => each.startsWith(line))).toBe(true);
});
