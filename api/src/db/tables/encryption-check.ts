import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * One encrypted text, by which an api finds out whether its secrets decrypt the data of this
 * database (decision 129).
 */
export const encryptionCheck = pgTable('encryption_check', {
  id: text('id').primaryKey(),
  encrypted: text('encrypted').notNull(),
});
