import { say, sayStep } from '../project/terminal.mjs';
import { VOLUME_BENCH } from './volume-times.mjs';

/** Number of slow reads that are printed. */
const PRINTED_READS = 8;

const formatSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Reads without their parameters answer 4xx; those without a file or an entry 404. */
const isMeasuredRead = ({ status }) => status < 400 || status >= 500;

/** Returns whether a read is a part of a sitemap, which has as many rows as there are, up to its limit. */
const isSitemap = ({ path }) => path.endsWith('/sitemap');

/** Returns whether a read returns all rows of a table. */
const isTable = ({ path }) => /\.csv(?:\?|$)/u.test(path);

function isReadWithinLimits(read, growth, limits) {
  if (read.status !== 200) return false;
  if (isTable(read)) return read.ms <= limits.maxTableMs;
  const grows = !isSitemap(read) && read.ms > limits.ignoredReadMs && growth > limits.maxReadGrowth;
  return read.ms <= limits.maxReadMs && !grows;
}

/**
 * Prints how fast the search follows changes, the memory of the apis and the slowest reads.
 *
 * @param {Awaited<ReturnType<typeof import('./volume-site.mjs').measureVolumeSite>>[]} results
 *   Results with a tenth of the rows and with all rows.
 * @returns {boolean} whether no limit was missed
 */
export function printVolumeSiteResults(
  [small, large],
  limits = VOLUME_BENCH,
  report = { say, sayStep },
) {
  const checks = [];
  const check = (isWithinLimit, name, text) => {
    checks.push(isWithinLimit);
    report.sayStep(isWithinLimit, name, text);
  };
  report.say(`  search       index filled in ${formatSeconds(large.indexMs)}`);
  for (const [text, ms] of [
    ['a new ad is found', large.publishMs],
    ['a blocked ad has left', large.blockMs],
    ['a blocked ad has left while all entries are compared', large.blockAtStartMs],
  ]) {
    const limitText = `at most ${formatSeconds(limits.maxFollowMs)}`;
    check(ms <= limits.maxFollowMs, 'search', `${text} after ${formatSeconds(ms)}, ${limitText}`);
  }
  const { ms: maintenanceMs, repeatedSteps } = large.maintenance;
  report.say(`  maintenance  by both apis at once in ${formatSeconds(maintenanceMs)}`);
  for (const { step, attempts, reason } of repeatedSteps)
    check(false, 'maintenance', `${step} took ${attempts} attempts: ${reason ?? 'no reason'}`);
  const memoryMb = large.memoryBytes.map((bytes) => Math.round(bytes / 1e6));
  check(
    Math.max(...memoryMb) <= limits.maxMemoryMb,
    'memory',
    `${memoryMb.join(' and ')} MB per api, at most ${limits.maxMemoryMb} MB`,
  );
  const smallMsByPath = new Map(small.reads.map(({ path, ms }) => [path, ms]));
  const measuredReads = large.reads.filter(isMeasuredRead);
  for (const read of measuredReads) {
    const growth = read.ms / (smallMsByPath.get(read.path) ?? read.ms);
    if (isReadWithinLimits(read, growth, limits)) continue;
    const times = `${Math.round(read.ms)} ms, × ${growth.toFixed(1)}`;
    check(false, 'read', `${read.path} answers ${read.status} in ${times}`);
  }
  const slowestReads = measuredReads.toSorted((a, b) => b.ms - a.ms).slice(0, PRINTED_READS);
  report.say(`  reads        ${measuredReads.length}, the slowest:`);
  for (const { path, ms } of slowestReads)
    report.say(`    ${path}: ${Math.round(smallMsByPath.get(path) ?? 0)} → ${Math.round(ms)} ms`);
  return !checks.includes(false);
}
