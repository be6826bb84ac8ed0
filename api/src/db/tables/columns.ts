import { sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { bigint, check, customType, date, text, timestamp } from 'drizzle-orm/pg-core';
import { ulid } from 'ulid';

/**
 * Creates a primary key column for a ULID. The application generates the ULID before the insert.
 */
export const ulidKey = () =>
  text('id')
    .primaryKey()
    .$defaultFn(() => ulid());

/** Creates a column for a point in time, stored in UTC. */
export const utcTimestamp = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Creates a column for a calendar day in German time, as `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });

/**
 * Creates a column for money in cents. `integer` is too small: an ad may cost up to 99,999,999.99
 * €.
 */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/** Creates a column for the words of a text, as PostgreSQL's full-text search stores them. */
export const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Creates a CHECK constraint that allows null and the given values.
 *
 * @param name name of the constraint, `<table>_<column>_check`
 */
export const allowedValuesCheck = (name: string, column: SQLWrapper, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);

/**
 * Creates the columns for the times of a row's creation and last change; the application sets
 * `updatedAt`.
 */
export const timestamps = () => ({
  createdAt: utcTimestamp('created_at').notNull().defaultNow(),
  updatedAt: utcTimestamp('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date()),
});
