import { text, timestamp } from 'drizzle-orm/pg-core';
import { ulid } from 'ulid';

/** ULID as primary key, made by the application so that it is known before the row is written. */
export const ulidKey = () =>
  text('id')
    .primaryKey()
    .$defaultFn(() => ulid());

/** A moment in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Creation and last change, kept by the application. */
export const recordTimes = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date()),
});
