import type { Drizzle } from '#db/database.ts';
import { getMailbox } from '#mail/mailbox.ts';
import type { MailPurpose } from '#queue/mail-purpose.ts';

import { countMailAgainstLimit } from './mail-limit.repository.ts';
import { createKeyedHash } from '#secrets/secret-token.ts';
import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';

/**
 * Maximum number of mails per purpose that anonymous calls may cause to one email address within an
 * hour.
 */
const maxMailsPerHour = 3;

const windowMs = 3_600_000;

/**
 * Counts a mail to an email address. With `ipAddress`, each network has its own count for this
 * email address. Pass `ipAddress` for email addresses of staff, to which many visitors write.
 * @returns false when the limit is reached
 */
export type TryCountMail = (email: string, ipAddress?: string) => Promise<boolean>;

/** Returns the function that counts mails for one purpose. */
export type CreateMailCounter = (purpose: MailPurpose) => TryCountMail;

/**
 * Creates the limit on mails to each email address. The mails are counted in the database for all
 * processes. Count mails outside of transactions only. Mails to unknown email addresses are counted
 * as well, so that callers cannot tell them from known ones.
 */
export function createMailLimit(db: Drizzle, secret: string): CreateMailCounter {
  return (purpose) => async (email, ipAddress) => {
    const network = ipAddress === undefined ? [] : [getVisitorNetwork(ipAddress)];
    const key = createKeyedHash(secret, 'mail', purpose, getMailbox(email), ...network);
    return countMailAgainstLimit(db, {
      key,
      max: maxMailsPerHour,
      windowEndsAt: new Date(Date.now() + windowMs),
    });
  };
}
