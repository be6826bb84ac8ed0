import { PlainError } from '../project/terminal.mjs';
import { findLogErrors } from './find-log-errors.mjs';

/** Lines that the tried outages cause by design. */
const OUTAGE_PATTERNS = [
  // PostgreSQL ends connections when it stops or is killed, and refuses them while it starts.
  /terminating connection due to (?:administrator command|unexpected postmaster exit)/,
  /the database system is (?:shutting down|starting up|in recovery mode|not yet accepting)/,
  /Connection terminated unexpectedly/,
  /(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/,
];

/** Lines about answers that were late or refused: outages and a busy machine cause them. */
const LATE_PATTERNS = [
  /DeadlineError/,
  /UpstreamError: api/,
  /CircuitOpenError/,
  /(?:timeout exceeded when trying to connect|due to connection timeout)/,
];

/** nginx asks for more open files than some engines allow, and continues with fewer. */
const LIMIT_PATTERN = /setrlimit\(RLIMIT_NOFILE/;

const EXPECTED_PATTERNS = [...OUTAGE_PATTERNS, ...LATE_PATTERNS, LIMIT_PATTERN];

/** Number of lines of each service that a failure shows. */
const SHOWN_LINES = 5;

/**
 * Reads the logs of all containers.
 *
 * @param {import('./create-site.mjs').Site} site
 */
export async function checkLogs({ engine, services, getContainer }) {
  const problems = [];
  let lineCount = 0;
  let lateCount = 0;
  const matches = (patterns, line) => patterns.some((pattern) => pattern.test(line));
  for (const [name, { profiles }] of Object.entries(services)) {
    if (profiles) continue;
    const { output } = await engine.run(['logs', getContainer(name)], { allowFailure: true });
    lineCount += output.split('\n').length;
    const found = findLogErrors(output);
    const errors = found.filter((line) => !matches(EXPECTED_PATTERNS, line));
    lateCount += found.filter((line) => matches(LATE_PATTERNS, line)).length;
    const shown = errors
      .slice(0, SHOWN_LINES)
      .map((line) => `\n    ${name}: ${line.slice(0, 400)}`);
    if (errors.length > 0) problems.push(`${name}: ${errors.length} errors${shown.join('')}`);
  }
  if (problems.length > 0) throw new PlainError(problems.join('\n  '));
  return `${lineCount} lines, no errors besides those of the outages; ${lateCount} late answers`;
}
