import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** The database or a transaction on it: what repositories work with. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;

export type Drizzle = NodePgDatabase;

/** An open database. */
export interface Database {
  readonly kind: 'postgres' | 'pglite';
  readonly drizzle: Drizzle;
  readonly pool: Pool;
  /** Runs `work` without the usual deadlines, for migrations at start. */
  withoutDeadline<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** SQLSTATE classes that mean "not now" and not "wrong query". */
const unavailable = /^(08|53|57)/u;
const poolMessages = /timeout exceeded when trying to connect|Connection terminated|ECONN/u;

/** Whether an error means that the database cannot be used at the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.name === 'DatabaseThreadError' || poolMessages.test(at.message)) return true;
    const code: unknown = 'code' in at ? at.code : undefined;
    if (typeof code === 'string' && (unavailable.test(code) || code.startsWith('ECONN'))) {
      return true;
    }
  }
  return false;
}
