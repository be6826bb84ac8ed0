import { say, sayStep } from '../project/terminal.mjs';
import { SEARCH_BENCH } from './search-times.mjs';

/**
 * Prints the results. Checks the limits only for the default number of documents.
 *
 * @param {Awaited<ReturnType<typeof import('./search-times.mjs').measureSearch>>} figures
 * @param {number} documents Number of documents in the index.
 * @returns whether the times are within the limits, or true if the limits are not checked
 */
export function printSearchResults({ fillMs, query, keystroke }, documents) {
  const areLimitsChecked = documents === SEARCH_BENCH.documents;
  const limits = areLimitsChecked ? SEARCH_BENCH.limits : { query: Infinity, keystroke: Infinity };
  say(`  search       ${documents} documents indexed in ${(fillMs / 1000).toFixed(1)} s`);
  const line = (name, { p50, p95, p99 }, limit) => {
    const times = [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / ');
    const reported = areLimitsChecked ? `, at most ${limit} ms at p95` : '';
    sayStep(p95 <= limit, name, `${times} ms (p50 / p95 / p99)${reported}`);
    return p95 <= limit;
  };
  const withinLimits = [
    line('query', query, limits.query),
    line('keystroke', keystroke, limits.keystroke),
  ];
  return !withinLimits.includes(false);
}
