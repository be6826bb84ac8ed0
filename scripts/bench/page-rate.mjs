import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { PlainError } from '../project/terminal.mjs';
import { median } from './median.mjs';
import { pinCommandToClientCore, readCpuTimeMs } from './processes.mjs';

const AUTOCANNON = join(ROOT, 'node_modules/autocannon/autocannon.js');
const CONNECTION_COUNT = 10;

/**
 * Result of a load run on one page.
 * @typedef {{ pagesPerSecond: number, p99: number, cpuMs: number }} Run `p99` of the response time
 *   and `cpuMs` per page are in milliseconds. `cpuMs` is NaN if the system reports no CPU time.
 */

/**
 * Requests two pages under load in turn (A B A B …), so that other load on the machine affects
 * both.
 *
 * @template {string} Name
 * @param {Record<Name, { url: string, shell?: { pid?: number } }>} pages The two pages. The first
 *   is compared with the second.
 * @param {{ warmUpSeconds: number, seconds: number, pairs: number }} plan
 * @param {(name: Name, run: Run) => void} report
 * @returns {Promise<Record<Name, Run> & { ratio: number, cpuRatio: number }>} medians of each
 *   page's runs. `ratio` (pages per second) and `cpuRatio` (CPU time) are medians of the first
 *   page's value divided by the second's.
 */
export async function comparePages(pages, { warmUpSeconds, seconds, pairs }, report) {
  const names = Object.keys(pages);
  for (const name of names) await measurePageRate(pages[name], warmUpSeconds);
  const runs = Object.fromEntries(names.map((name) => [name, []]));
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const name of names) {
      const measuredRun = await measurePageRate(pages[name], seconds);
      runs[name].push(measuredRun);
      report(name, measuredRun);
    }
  }
  const [first, second] = names.map((name) => runs[name]);
  const getMedianRatio = (figure) =>
    median(first.map((measuredRun, pair) => measuredRun[figure] / second[pair][figure]));
  return {
    ...Object.fromEntries(names.map((name) => [name, getMedianFigures(runs[name])])),
    ratio: getMedianRatio('pagesPerSecond'),
    cpuRatio: getMedianRatio('cpuMs'),
  };
}

/**
 * Requests the pages of two servers at the same time and measures their CPU time, so that a processor
 * whose speed changes affects both.
 *
 * @template {string} Name
 * @param {Record<Name, { url: string, shell: { pid: number } }>} pages
 * @param {{ warmUpSeconds: number, seconds: number, rounds: number }} plan
 * @param {(name: Name, cpuMs: number) => void} report
 * @returns {Promise<Record<Name, number>[]>} CPU time per page in milliseconds, for each round
 */
export async function measurePagesAtOnce(pages, { warmUpSeconds, seconds, rounds }, report) {
  const names = Object.keys(pages);
  const measureAll = (duration) =>
    Promise.all(names.map((name) => measurePageRate(pages[name], duration)));
  await measureAll(warmUpSeconds);
  const cpuTimes = [];
  for (let round = 0; round < rounds; round += 1) {
    const runs = await measureAll(seconds);
    cpuTimes.push(Object.fromEntries(names.map((name, index) => [name, runs[index].cpuMs])));
    for (const name of names) report(name, cpuTimes[round][name]);
  }
  return cpuTimes;
}

/**
 * Compares the CPU times of two servers.
 *
 * @template {string} Name
 * @param {readonly Record<Name, number>[]} cpuTimes CPU time per page in milliseconds, for each round.
 *   The first server is compared with the second.
 * @returns {Record<Name, { pagesPerSecond: number, cpuMs: number }> & { ratio: number,
 *   cpuRatio: number }} medians of the rounds; `pagesPerSecond` is what one core answers, `ratio` that
 *   of the first server divided by the second's
 */
export function compareCpuTimes(cpuTimes) {
  const names = Object.keys(cpuTimes[0]);
  const [first, second] = names;
  const figures = names.map((name) => {
    const cpuMs = median(cpuTimes.map((round) => round[name]));
    return [name, { pagesPerSecond: 1000 / cpuMs, cpuMs }];
  });
  const cpuRatio = median(cpuTimes.map((round) => round[first] / round[second]));
  return { ...Object.fromEntries(figures), ratio: 1 / cpuRatio, cpuRatio };
}

function getMedianFigures(runs) {
  const getMedian = (figure) => median(runs.map((measuredRun) => measuredRun[figure]));
  return {
    pagesPerSecond: getMedian('pagesPerSecond'),
    p99: getMedian('p99'),
    cpuMs: getMedian('cpuMs'),
  };
}

/**
 * Requests one page without pauses and measures pages per second, response time and CPU time.
 *
 * @param {{ url: string, cookie?: string, shell?: { pid?: number } }} page
 * @returns {Promise<Run>}
 * @throws {PlainError} if a response has another status than 200, because the result would be
 *   meaningless
 */
export async function measurePageRate({ url, cookie, shell }, seconds) {
  const headers = cookie === undefined ? [] : ['-H', `cookie: ${cookie}`];
  const args = [
    AUTOCANNON,
    ...headers,
    '-c',
    String(CONNECTION_COUNT),
    '-d',
    String(seconds),
    '-j',
    '-n',
  ];
  const cpuMsBefore = readCpuTimeMs(shell?.pid);
  const { ok, output } = await run(...pinCommandToClientCore(PROJECT_NODE, [...args, url]), {
    timeoutMs: (seconds + 20) * 1000,
  });
  const spentCpuMs = readCpuTimeMs(shell?.pid) - cpuMsBefore;
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (!ok || !line) throw new PlainError(`✗ autocannon failed: ${output}`);
  const result = JSON.parse(line);
  const okResponseCount = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || !(okResponseCount > 0)) {
    throw new PlainError(`✗ ${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  }
  return {
    pagesPerSecond: okResponseCount / result.duration,
    p99: result.latency.p99,
    cpuMs: spentCpuMs / okResponseCount,
  };
}
