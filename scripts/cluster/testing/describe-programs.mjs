import { say } from '../../project/terminal.mjs';
import { ensurePostgresPrograms } from '../../install/system-packages.mjs';

/** Folder of PostgreSQL's programs. */
export const postgresFolder = await ensurePostgresPrograms(new AbortController().signal);

/**
 * Declares a group of tests that starts PostgreSQL servers of its own. If PostgreSQL is missing,
 * prints a message and skips the tests.
 *
 * @param {string} title
 * @param {() => void} tests
 */
export function describePrograms(title, tests) {
  if (postgresFolder) return describe(title, tests);
  say(`${title}: skipped: PostgreSQL is not installed`);
  return describe.skip(`${title}; skipped: PostgreSQL is not installed`, tests);
}
