import { say } from '../../project/terminal.mjs';
import { startPostgres } from '../../test/postgres.mjs';

/** A real PostgreSQL server for tests. A test file that imports this server must stop it. */
export const server = await startPostgres(new AbortController().signal);

/**
 * Declares a group of tests like `describe`. If PostgreSQL is missing, prints a message and skips
 * the tests.
 *
 * @param {string} title
 * @param {() => void} tests
 */
export function describeDatabase(title, tests) {
  if (server.url) return describe(title, tests);
  say(`${title}: skipped: ${server.reason}`);
  return describe.skip(`${title}; skipped: ${server.reason}`, tests);
}
