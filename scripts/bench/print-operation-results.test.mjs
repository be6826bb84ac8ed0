import { printOperationResults } from './print-operation-results.mjs';

const limits = { ignoredMs: 2000, maxGrowth: 12 };
const small = { migrationMs: 900, backupMs: 4000, restoreMs: 9000, backupBytes: 1e7 };

function collectReport(large) {
  const lines = [];
  const report = {
    say: (line) => lines.push(line),
    sayStep: (isWithinLimit, name, text) =>
      lines.push(`${isWithinLimit ? '✓' : '✗'} ${name} ${text}`),
  };
  return { isWithinLimits: printOperationResults([small, large], limits, report), lines };
}

test('prints the times and the growth of migration, backup and restore', () => {
  const large = { migrationMs: 1900, backupMs: 40_000, restoreMs: 90_000, backupBytes: 1e8 };
  expect(collectReport(large)).toEqual({
    isWithinLimits: true,
    lines: [
      '✓ migration 0.9 s → 1.9 s, × 2.1',
      '✓ backup 4.0 s → 40.0 s, × 10.0',
      '✓ restore 9.0 s → 90.0 s, × 10.0',
      '  backup       100 MB',
    ],
  });
});

test('finds an operation that grows faster than the rows', () => {
  const large = { migrationMs: 1900, backupMs: 40_000, restoreMs: 120_000, backupBytes: 1e8 };
  const { isWithinLimits, lines } = collectReport(large);
  expect(isWithinLimits).toBe(false);
  expect(lines).toContain('✗ restore 9.0 s → 120.0 s, × 13.3');
});
