import { index, pgTable, text } from 'drizzle-orm/pg-core';

import { utcTimestamp } from './columns.ts';

/** Mails that the mail server accepted. No api sends them again. */
export const sentMails = pgTable(
  'sent_mails',
  {
    /** Hash of the id, the recipient and the subject of the mail. */
    key: text('key').primaryKey(),
    sentAt: utcTimestamp('sent_at').notNull().defaultNow(),
  },
  (table) => [index('sent_mails_sent_idx').on(table.sentAt)],
);
