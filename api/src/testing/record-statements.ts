import { AsyncLocalStorage } from 'node:async_hooks';

import pg from 'pg';

const recordings = new AsyncLocalStorage<string[]>();

type AnyQuery = (this: pg.Client, ...args: unknown[]) => unknown;

const runQuery = pg.Client.prototype.query as AnyQuery;
const recordQuery: AnyQuery = function recordQuery(...args) {
  const [query] = args;
  const text = typeof query === 'string' ? query : String(Object(query).text ?? '');
  recordings.getStore()?.push(text.replaceAll(/\s+/gu, ' ').trim());
  return runQuery.apply(this, args);
};

/**
 * Runs an operation and returns the texts of the statements that it sends to the database, in their
 * order. Statements of background tasks are not among them.
 */
export async function recordStatements(operation: () => Promise<unknown>): Promise<string[]> {
  pg.Client.prototype.query = recordQuery as typeof pg.Client.prototype.query;
  const statements: string[] = [];
  // A request of Fastify's `inject` starts when it is awaited, so it is awaited in here.
  await recordings.run(statements, async () => void (await operation()));
  return statements;
}
