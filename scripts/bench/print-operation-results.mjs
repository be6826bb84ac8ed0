import { say, sayStep } from '../project/terminal.mjs';
import { VOLUME_BENCH } from './volume-times.mjs';

const formatSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Prints the times of migration, backup and restore, and how they grow.
 *
 * @param {Awaited<ReturnType<typeof import('./volume-operations.mjs').measureOperations>>[]} results
 *   Results with a tenth of the rows and with all rows.
 * @returns {boolean} whether no limit was missed
 */
export function printOperationResults(
  [small, large],
  limits = VOLUME_BENCH,
  report = { say, sayStep },
) {
  const checks = ['migration', 'backup', 'restore'].map((name) => {
    const [smallMs, largeMs] = [small, large].map((result) => result[`${name}Ms`]);
    const growth = largeMs / smallMs;
    const isWithinLimit = largeMs <= limits.ignoredMs || growth <= limits.maxGrowth;
    const times = `${formatSeconds(smallMs)} → ${formatSeconds(largeMs)}`;
    report.sayStep(isWithinLimit, name, `${times}, × ${growth.toFixed(1)}`);
    return isWithinLimit;
  });
  report.say(`  backup       ${Math.round(large.backupBytes / 1e6)} MB`);
  return !checks.includes(false);
}
