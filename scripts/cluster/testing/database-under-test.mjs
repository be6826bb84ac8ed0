import { say } from '../../project/terminal.mjs';
import { startPostgres } from '../../test/postgres.mjs';

/** A real PostgreSQL server for tests; the test file that imports it must stop it. */
export const server = await startPostgres(new AbortController().signal);

/**
 * Like `describe`; skips the tests with a message when PostgreSQL is missing.
 *
 * @param {string} title
 * @param {() => void} tests
 */
export function describeDatabase(title, tests) {
  if (server.url) return describe(title, tests);
  say(`${title}: skipped: ${server.reason}`);
  return describe.skip(`${title}; skipped: ${server.reason}`, tests);
}
