import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { PlainError } from '../project/terminal.mjs';
import { median } from './median.mjs';
import { onClientCore, processorMs } from './processes.mjs';

const AUTOCANNON = join(ROOT, 'node_modules/autocannon/autocannon.js');
const CONNECTIONS = 10;

/**
 * One run of load on one page.
 *
 * @typedef {{ pagesPerSecond: number, p99: number, cpuMs: number }} Run p99 and processor time
 *   per page in milliseconds; `cpuMs` is NaN where the system does not tell
 */

/**
 * Loads two pages in turn (A B A B …), so that what else happens on the machine meets both.
 *
 * @param {Record<'federated' | 'plain', { url: string, shell: { pid?: number } }>} pages
 * @param {{ warmUpSeconds: number, seconds: number, pairs: number }} plan
 * @param {(name: string, run: Run) => void} tell
 * @returns {Promise<{ federated: Run, plain: Run, ratio: number, cpuRatio: number }>} medians;
 *   ratios are medians over the pairs, pages per second and processor time of federated to plain
 */
export async function comparePages({ federated, plain }, { warmUpSeconds, seconds, pairs }, tell) {
  for (const page of [federated, plain]) await load(page, warmUpSeconds);
  const runs = { federated: [], plain: [] };
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const [name, page] of Object.entries({ federated, plain })) {
      const measured = await load(page, seconds);
      runs[name].push(measured);
      tell(name, measured);
    }
  }
  const perPair = (figure) =>
    median(runs.federated.map((measured, pair) => measured[figure] / runs.plain[pair][figure]));
  return {
    federated: middle(runs.federated),
    plain: middle(runs.plain),
    ratio: perPair('pagesPerSecond'),
    cpuRatio: perPair('cpuMs'),
  };
}

function middle(runs) {
  const of = (figure) => median(runs.map((measured) => measured[figure]));
  return { pagesPerSecond: of('pagesPerSecond'), p99: of('p99'), cpuMs: of('cpuMs') };
}

/** @returns {Promise<Run>} @throws when an answer was not 200: then nothing was measured */
async function load({ url, shell }, seconds) {
  const args = [AUTOCANNON, '-c', String(CONNECTIONS), '-d', String(seconds), '-j', '-n', url];
  const before = processorMs(shell.pid);
  const { ok, output } = await run(...onClientCore(PROJECT_NODE, args), {
    timeoutMs: (seconds + 20) * 1000,
  });
  const spent = processorMs(shell.pid) - before;
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (!ok || !line) throw new PlainError(`✗ autocannon failed: ${output}`);
  const result = JSON.parse(line);
  const good = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || !(good > 0)) {
    throw new PlainError(`✗ ${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  }
  return {
    pagesPerSecond: good / result.duration,
    p99: result.latency.p99,
    cpuMs: spent / good,
  };
}
