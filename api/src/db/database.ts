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
const unavailableCodes = /^(08|53|57)/u;
const unavailableMessages = /timeout exceeded when trying to connect|Connection terminated|ECONN/u;

/** Whether a write met a database that only follows another (SQLSTATE 25006). */
export function isReadOnlyDatabaseError(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '25006') return true;
  }
  return false;
}

/** Whether an error means that the database cannot be used at the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.name === 'DatabaseThreadError' || unavailableMessages.test(current.message)) return true;
    const code: unknown = 'code' in current ? current.code : undefined;
    if (typeof code === 'string' && (unavailableCodes.test(code) || code.startsWith('ECONN'))) {
      return true;
    }
  }
  return false;
}

/** A table or a column that is not there. */
const missingCodes: ReadonlySet<unknown> = new Set(['42P01', '42703']);

/**
 * Whether an error means that the schema is of before the code: in a process that only reads, until
 * somebody has brought it up to date. Anywhere else it is a fault, and the log has it as one.
 */
export function isSchemaBehind(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && missingCodes.has(current.code)) return true;
  }
  return false;
}

/** A byte sequence or an escape (U+0000) that PostgreSQL keeps neither as text nor as JSON. */
const unstorableCodes: ReadonlySet<unknown> = new Set(['22021', '22P05']);

/** Whether an error means that somebody sent a text which cannot be kept. */
export function isUnstorableText(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && unstorableCodes.has(current.code)) return true;
  }
  return false;
}
