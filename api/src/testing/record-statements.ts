import { AsyncLocalStorage } from 'node:async_hooks';

import pg from 'pg';

import { getStatementText } from './get-statement-text.ts';

const recordings = new AsyncLocalStorage<string[]>();

type AnyQuery = (this: pg.Client, ...args: unknown[]) => unknown;

const runQuery = pg.Client.prototype.query as AnyQuery;
const recordQuery: AnyQuery = function recordQuery(...args) {
  recordings.getStore()?.push(getStatementText(args[0]));
  return runQuery.apply(this, args);
};
pg.Client.prototype.query = recordQuery as typeof pg.Client.prototype.query;

/**
 * Runs an operation and returns the texts of the statements that it sends to the database, in their
 * order. Statements of background tasks are not among them.
 */
export async function recordStatements(operation: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  // A request of Fastify's `inject` starts when it is awaited, so it is awaited in here.
  await recordings.run(statements, async () => void (await operation()));
  return statements;
}
