import { say } from '../../project/terminal.mjs';
import { startPostgres } from '../../test/postgres.mjs';

/** A real PostgreSQL of the tests' own; who uses it stops it. */
export const server = await startPostgres(new AbortController().signal);

/**
 * Like `describe`; where there is no PostgreSQL the tests are left out, and say so.
 *
 * @param {string} title
 * @param {() => void} tests
 */
export function describeDatabase(title, tests) {
  if (server.url) return describe(title, tests);
  say(`  ${title}: left out: ${server.reason}`);
  return describe.skip(`${title}; left out: ${server.reason}`, tests);
}
