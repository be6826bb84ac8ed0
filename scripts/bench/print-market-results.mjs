import { say, sayStep } from '../project/terminal.mjs';
import { MARKET_BENCH } from './market-times.mjs';
import { computePercentile } from './search-times.mjs';

const MEASURED_LISTS = ['ads', 'events', 'jobs', 'words'];

/**
 * Returns the median over the requests of a list. Of each request, only the fastest response
 * counts, because the machine may have been busy during the others.
 */
function getMedianOfFastestMs(times, list) {
  const best = new Map();
  for (const each of times.filter((one) => one.list === list)) {
    best.set(each.path, Math.min(each.ms, best.get(each.path) ?? Infinity));
  }
  return computePercentile([...best.values()], 0.5);
}

const computePercentiles = (times, list) => {
  const listTimes = times.filter((time) => time.list === list).map(({ ms }) => ms);
  return { p50: computePercentile(listTimes, 0.5), p95: computePercentile(listTimes, 0.95) };
};

/**
 * Prints the results.
 *
 * @param {Awaited<ReturnType<typeof import('./market-times.mjs').measureMarket>>} sizes Results for
 *   the smaller and the larger database.
 * @returns whether every list stays within its limits and no query plan scans a whole large table
 */
export function printMarketResults([small, large], report = { say, sayStep }) {
  const { p95: maxP95Ms, growth: maxGrowth } = MARKET_BENCH.limits;
  const withinLimits = MEASURED_LISTS.map((list) => {
    const [smallFigures, largeFigures] = [small, large].map(({ times }) =>
      computePercentiles(times, list),
    );
    const ratio = getMedianOfFastestMs(large.times, list) / getMedianOfFastestMs(small.times, list);
    const reported = [smallFigures, largeFigures].map(
      ({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`,
    );
    const isWithinLimits = largeFigures.p95 <= maxP95Ms && ratio < maxGrowth;
    report.sayStep(
      isWithinLimits,
      list,
      `${reported.join(' → ')} ms (p50 / p95), at most ${maxP95Ms} ms at p95; growth × ${ratio.toFixed(2)}, limit ${maxGrowth}`,
    );
    return isWithinLimits;
  });
  const faults = [...new Set([...small.faults, ...large.faults])];
  for (const fault of faults.slice(0, 10)) report.say(`    ${fault}`);
  const queryPlansText =
    faults.length === 0 ? 'no list scans a whole table' : `${faults.length} faults`;
  report.sayStep(faults.length === 0, 'plans', queryPlansText);
  return !withinLimits.includes(false) && faults.length === 0;
}
