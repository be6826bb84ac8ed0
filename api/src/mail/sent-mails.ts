import { eq, lt } from 'drizzle-orm';

import { runInBackground } from '#db/background-work.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { sentMails } from '#db/tables/sent-mails.ts';
import { splitIntoBatches } from '#split-into-batches.ts';

import { openLocalSentMails } from './local-sent-mails.ts';
import { getMailKey } from './mail-identity.ts';
import type { MailIdentity } from './mail-identity.ts';

/** Record of the mails that the mail server accepted. No api sends them again. */
export interface SentMails {
  has(mail: MailIdentity): Promise<boolean>;
  add(mail: MailIdentity): Promise<void>;
  /**
   * Copies the latest records of this api into the database, where other apis read them. Call it at
   * start, before any task runs: a killed api may have left records that only its file contains.
   */
  shareLocalRecords(): Promise<void>;
}

/**
 * Milliseconds that a record may be older than the start and is still shared. The task of an older
 * mail has been run again by another api, because its lease has expired.
 */
const SHARED_RECORDS_MAX_AGE_MS = 10 * 60_000;
const RECORDS_PER_STATEMENT = 1000;

/**
 * Opens the record of sent mails. The database tells other apis. A local file tells this api, even
 * if it exits, or the database becomes unavailable, before the database contains the record.
 */
export function openSentMails(db: Drizzle, dataDir: string): SentMails {
  const localRecord = openLocalSentMails(dataDir);
  return {
    has: async (mail) => {
      const key = getMailKey(mail);
      if (localRecord.has(key)) return true;
      const sameKey = eq(sentMails.key, key);
      const rows = await db.select({ key: sentMails.key }).from(sentMails).where(sameKey);
      return rows.length > 0;
    },
    add: async (mail) => {
      const key = getMailKey(mail);
      try {
        localRecord.add(key);
      } finally {
        // Written even if the disk is full. Work of its own: the time of the task may be over.
        await runInBackground(() => db.insert(sentMails).values({ key }).onConflictDoNothing());
      }
    },
    shareLocalRecords: async () => {
      const keys = localRecord.listSince(Date.now() - SHARED_RECORDS_MAX_AGE_MS);
      for (const batch of splitIntoBatches(keys, RECORDS_PER_STATEMENT)) {
        const rows = batch.map((key) => ({ key }));
        await runInBackground(() => db.insert(sentMails).values(rows).onConflictDoNothing());
      }
    },
  };
}

/** Deletes the records of mails that were sent before `sentBefore`. */
export async function deleteOldSentMails(db: Executor, sentBefore: Date): Promise<void> {
  await deleteInBatches(db, sentMails, lt(sentMails.sentAt, sentBefore));
}
