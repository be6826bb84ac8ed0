import { say, sayStep } from '../project/terminal.mjs';
import { VOLUME_BENCH } from './volume-times.mjs';

const formatSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Pages that answered 400 need a query; the others must answer 200. */
const isMeasuredPage = ({ status }) => status !== 400;

/**
 * Prints how fast the search follows changes, the memory of the apis and the slowest staff page.
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
  const memoryMb = large.memoryBytes.map((bytes) => Math.round(bytes / 1e6));
  check(
    Math.max(...memoryMb) <= limits.maxMemoryMb,
    'memory',
    `${memoryMb.join(' and ')} MB per api, at most ${limits.maxMemoryMb} MB`,
  );
  const smallMsByPath = new Map(small.pages.map(({ path, ms }) => [path, ms]));
  const measuredPages = large.pages.filter(isMeasuredPage);
  for (const { path, status, ms } of measuredPages) {
    const growth = ms / (smallMsByPath.get(path) ?? ms);
    const grows = ms > limits.ignoredPageMs && growth > limits.maxPageGrowth;
    if (status === 200 && ms <= limits.maxPageMs && !grows) continue;
    check(
      false,
      'staff page',
      `${path} answers ${status} in ${Math.round(ms)} ms, × ${growth.toFixed(1)}`,
    );
  }
  const slowestPage = measuredPages.toSorted((a, b) => b.ms - a.ms)[0];
  if (slowestPage) {
    const slowestText = `slowest ${slowestPage.path} in ${Math.round(slowestPage.ms)} ms`;
    report.say(`  staff pages  ${measuredPages.length}, ${slowestText}`);
  }
  return !checks.includes(false);
}
