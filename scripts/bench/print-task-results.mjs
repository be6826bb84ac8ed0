import { say, sayStep } from '../project/terminal.mjs';
import { VOLUME_BENCH } from './volume-times.mjs';

/** Tasks that take less time are not printed, unless they miss a limit. */
const PRINTED_MS = 100;

const formatMs = (ms) => `${Math.round(ms)} ms`;

/** Returns the limits that a task misses, as texts. */
function findMissedLimits(task, smallTask, limits) {
  const { durationMs, failure, slowest } = task;
  const growth = smallTask ? durationMs / smallTask.durationMs : 1;
  return [
    failure && `failed: ${failure}`,
    durationMs > limits.maxTaskMs && `takes more than ${formatMs(limits.maxTaskMs)}`,
    slowest &&
      slowest.durationMs > limits.maxStatementMs &&
      `a statement takes ${formatMs(slowest.durationMs)}: ${slowest.text}`,
    durationMs > limits.ignoredMs &&
      growth > limits.maxGrowth &&
      `grows × ${growth.toFixed(1)} with ten times the rows`,
  ].filter(Boolean);
}

/**
 * Prints the time of each task and all missed limits.
 *
 * @param {Awaited<ReturnType<typeof import('./volume-times.mjs').measureTasks>>[]} results Results
 *   with a tenth of the rows and with all rows.
 * @returns {boolean} whether no limit was missed
 */
export function printTaskResults([small, large], limits = VOLUME_BENCH, report = { say, sayStep }) {
  const smallTasks = new Map(small.tasks.map((task) => [task.name, task]));
  let isWithinLimits = true;
  let slowest = { text: 'none', durationMs: 0 };
  for (const task of large.tasks) {
    const missedLimits = findMissedLimits(task, smallTasks.get(task.name), limits);
    if (missedLimits.length > 0) isWithinLimits = false;
    if (task.slowest && task.slowest.durationMs > slowest.durationMs) ({ slowest } = task);
    if (task.durationMs < PRINTED_MS && missedLimits.length === 0) continue;
    const smallMs = smallTasks.get(task.name)?.durationMs ?? 0;
    const times = `${formatMs(smallMs)} → ${formatMs(task.durationMs)}`;
    report.sayStep(missedLimits.length === 0, 'task', `${task.name}: ${times}`);
    for (const missedLimit of missedLimits) report.say(`    ${missedLimit}`);
  }
  report.say(`  tasks        ${large.tasks.length}, those below ${PRINTED_MS} ms not shown`);
  report.say(`  slowest      ${formatMs(slowest.durationMs)}: ${slowest.text}`);
  const memoryMb = Math.round(large.maxMemoryBytes / 1e6);
  const isMemoryWithinLimit = memoryMb <= limits.maxMemoryMb;
  report.sayStep(
    isMemoryWithinLimit,
    'memory',
    `${memoryMb} MB for all tasks, at most ${limits.maxMemoryMb} MB`,
  );
  return isWithinLimits && isMemoryWithinLimit;
}
