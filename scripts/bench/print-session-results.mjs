import { say } from '../project/terminal.mjs';
import { computePercentile } from './search-times.mjs';
import { SESSION_BENCH } from './session-load.mjs';

/**
 * Prints the results.
 *
 * @returns whether logins and reads reached the required rates without errors
 * @param {Awaited<ReturnType<typeof import('./session-load.mjs').measureSessions>>} measured
 */
export function printSessionResults({ logins, reads }) {
  const { loginsPerMinute, readsPerSecond } = SESSION_BENCH;
  const p95 = computePercentile(logins.times, 0.95);
  say(
    `logins       ${logins.perMinute.toFixed(0)} per minute (required ${loginsPerMinute}), p95 ${p95.toFixed(0)} ms, ${logins.errors} errors`,
  );
  say(
    `session      ${reads.perSecond.toFixed(0)} reads per second (required ${readsPerSecond}), p99 ${reads.p99} ms, ${reads.errors} errors`,
  );
  return (
    logins.perMinute >= loginsPerMinute &&
    reads.perSecond >= readsPerSecond &&
    logins.errors + reads.errors === 0
  );
}
