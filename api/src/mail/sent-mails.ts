import { eq, lt } from 'drizzle-orm';

import { runInBackground } from '#db/background-work.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { sentMails } from '#db/tables/sent-mails.ts';

import { openLocalSentMails } from './local-sent-mails.ts';
import { getMailKey } from './mail-identity.ts';
import type { MailIdentity } from './mail-identity.ts';

/** Record of the mails that the mail server accepted. No api sends them again. */
export interface SentMails {
  has(mail: MailIdentity): Promise<boolean>;
  add(mail: MailIdentity): Promise<void>;
}

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
      localRecord.add(key);
      // Work of its own: the record must be written even if the time of the task is over.
      await runInBackground(() => db.insert(sentMails).values({ key }).onConflictDoNothing());
    },
  };
}

/** Deletes the records of mails that were sent before `sentBefore`. */
export async function deleteOldSentMails(db: Executor, sentBefore: Date): Promise<void> {
  await deleteInBatches(db, sentMails, lt(sentMails.sentAt, sentBefore));
}
