import { printTaskResults } from './print-task-results.mjs';

const limits = {
  maxStatementMs: 3000,
  maxTaskMs: 60_000,
  maxMemoryMb: 400,
  maxGrowth: 12,
  ignoredMs: 1000,
};
const createResult = (task = {}, maxMemoryBytes = 300e6) => ({
  tasks: [{ name: 'erase', durationMs: 200, failure: null, slowest: null, ...task }],
  maxMemoryBytes,
});

function collectReport(small, large) {
  const lines = [];
  const report = {
    say: (line) => lines.push(line),
    sayStep: (isWithinLimits, name, text) =>
      lines.push(`${isWithinLimits ? '✓' : '✗'} ${name} ${text}`),
  };
  return { isWithinLimits: printTaskResults([small, large], limits, report), lines };
}

test('prints both times, the slowest statement and the memory', () => {
  const slowest = { text: 'delete from users', durationMs: 900 };
  const { isWithinLimits, lines } = collectReport(
    createResult(),
    createResult({ durationMs: 2000, slowest }),
  );
  expect(isWithinLimits).toBe(true);
  expect(lines).toEqual([
    '✓ task erase: 200 ms → 2000 ms',
    expect.stringContaining('tasks        1'),
    '  slowest      900 ms: delete from users',
    '✓ memory 300 MB for all tasks, at most 400 MB',
  ]);
});

test.each([
  ['a failed task', { failure: 'statement timeout' }, 300e6, 'failed: statement timeout'],
  ['a slow task', { durationMs: 61_000 }, 300e6, 'takes more than 60000 ms'],
  [
    'a slow statement',
    { slowest: { text: 'select', durationMs: 3001 } },
    300e6,
    'a statement takes 3001 ms: select',
  ],
  ['growth with the rows', { durationMs: 2600 }, 300e6, 'grows × 13.0 with ten times the rows'],
  ['memory', {}, 401e6, '✗ memory 401 MB'],
])('finds %s', (_, task, maxMemoryBytes, text) => {
  const { isWithinLimits, lines } = collectReport(
    createResult(),
    createResult(task, maxMemoryBytes),
  );
  expect(isWithinLimits).toBe(false);
  expect(lines.some((line) => line.includes(text))).toBe(true);
});
