import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';

import type { DatabasePool } from './background-work.ts';

/** The database or a transaction; the type of the first parameter of repository functions. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;

export type Drizzle = NodePgDatabase;

export interface Database {
  readonly kind: 'postgres' | 'pglite';
  readonly drizzle: Drizzle;
  readonly pool: DatabasePool;
  /** Runs `operation` without the usual query timeout, for migrations when the api starts. */
  runWithoutTimeout<Result>(operation: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * SQLSTATE classes of temporary failures: connection (08), resources (53), operator action (57).
 */
const unavailableCodePattern = /^(08|53|57)/u;
const unavailableMessagePattern =
  /timeout exceeded when trying to connect|Connection terminated|ECONN/u;

/** Returns whether a write failed because the database or session is read-only (SQLSTATE 25006). */
export function isReadOnlyDatabaseError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '25006') return true;
  }
  return false;
}

/** Makes the database reject all writes on the connections of this process. */
export function forbidWrites({ pool }: Pick<Database, 'pool'>): void {
  Object.assign(pool.options, {
    onConnect: (client: ClientBase) => client.query('SET default_transaction_read_only = on'),
  });
}

/**
 * Runs a write that is only a side effect of a read request. Skips the write if the database is
 * read-only.
 */
export async function writeUnlessReadOnly(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isReadOnlyDatabaseError(error)) throw error;
  }
}

/** Returns whether an error means that the database is temporarily unavailable. */
export function isDatabaseUnavailableError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'DatabaseThreadError' || unavailableMessagePattern.test(cause.message))
      return true;
    const code: unknown = 'code' in cause ? cause.code : undefined;
    if (
      typeof code === 'string' &&
      (unavailableCodePattern.test(code) || code.startsWith('ECONN'))
    ) {
      return true;
    }
  }
  return false;
}

/** SQLSTATE codes of a lock that was not available in time, a deadlock, a failed serialization. */
const lockConflictCodes: ReadonlySet<unknown> = new Set(['55P03', '40P01', '40001']);

/**
 * Returns whether a transaction was ended because of the locks of another one. It changed nothing,
 * so the same request may succeed a moment later.
 */
export function isLockConflictError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && lockConflictCodes.has(cause.code)) return true;
  }
  return false;
}

/** SQLSTATE codes of an undefined table and of an undefined column. */
const missingTableOrColumnCodes: ReadonlySet<unknown> = new Set(['42P01', '42703']);

/**
 * Returns whether an error means that a table or column does not exist. In a read-only api this
 * means that the schema is older than the code; in any other api it is a bug.
 */
export function isMissingTableOrColumnError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && missingTableOrColumnCodes.has(cause.code)) return true;
  }
  return false;
}

/**
 * SQLSTATE codes of an invalid byte sequence, and of an escape for U+0000: text and JSON columns
 * can store neither.
 */
const unstorableTextCodes: ReadonlySet<unknown> = new Set(['22021', '22P05']);

/**
 * Returns whether an error means that a submitted text contains characters that PostgreSQL cannot
 * store.
 */
export function isUnstorableTextError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && unstorableTextCodes.has(cause.code)) return true;
  }
  return false;
}
