import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Returns the mailbox of an email address: providers deliver `anna+abo@…` to `anna@…`, and Gmail
 * ignores dots and has two domains.
 */
export function getMailbox(email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*(?=@)/u, '');
  const gmailName = /^(.*)@(?:gmail|googlemail)\.com$/u.exec(mailbox)?.[1];
  return gmailName === undefined ? mailbox : `${gmailName.replaceAll('.', '')}@gmail.com`;
}

/** Returns an SQL expression that computes the same mailbox as {@link getMailbox}. */
export function buildMailboxSql(email: PgColumn | SQL): SQL<string> {
  const mailbox = sql`regexp_replace(lower(${email}), '\\+[^@]*@', '@')`;
  return sql`CASE WHEN ${mailbox} ~ '@(gmail|googlemail)\\.com$'
    THEN replace(split_part(${mailbox}, '@', 1), '.', '') || '@gmail.com'
    ELSE ${mailbox} END`;
}
