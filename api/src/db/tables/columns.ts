import { sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { bigint, check, date, text, timestamp } from 'drizzle-orm/pg-core';
import { ulid } from 'ulid';

/** ULID as primary key, made by the application so that it is known before the row is written. */
export const ulidKey = () =>
  text('id')
    .primaryKey()
    .$defaultFn(() => ulid());

/** A point in time, stored in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A calendar day without a time, as `YYYY-MM-DD`; German time decides which day it is. */
export const day = (name: string) => date(name, { mode: 'string' });

/**
 * An amount of money in whole cents. Wider than `integer`, because an ad may cost up to
 * 99,999,999.99 €.
 */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/**
 * CHECK constraint: the column is null or holds one of the values.
 *
 * @param name `<table>_<column>_check`
 */
export const oneOf = (name: string, column: SQLWrapper, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);

/** When the row was created and last changed; the application sets both. */
export const recordTimes = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date()),
});
