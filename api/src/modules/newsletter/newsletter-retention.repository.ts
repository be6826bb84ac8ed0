import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { deleteInBatches, updateInBatches } from '#db/erase-in-batches.ts';
import { emailChanges } from '#db/tables/email-changes.ts';
import { newsletterSignUps, newsletterSubscriptions } from '#db/tables/newsletter.ts';
import { users } from '#db/tables/users.ts';

/** Deletes unconfirmed sign-ups and subscriptions that were created before `createdBefore`. */
export async function deleteUnconfirmedSignUps(db: Executor, createdBefore: Date): Promise<void> {
  await deleteInBatches(
    db,
    newsletterSignUps,
    and(isNull(newsletterSignUps.confirmedAt), lt(newsletterSignUps.createdAt, createdBefore)),
  );
  await deleteInBatches(
    db,
    newsletterSubscriptions,
    and(
      eq(newsletterSubscriptions.state, 'pending'),
      lt(newsletterSubscriptions.updatedAt, createdBefore),
    ),
  );
}

/**
 * Removes the end of IP addresses in sign-ups that were created before `signedUpBefore`. The
 * beginning suffices as proof of consent.
 */
export async function truncateOldIpAddresses(db: Executor, signedUpBefore: Date): Promise<void> {
  const truncateColumn = (
    column: typeof newsletterSignUps.signUpIp | typeof newsletterSignUps.confirmIp,
  ) => sql`regexp_replace(${column}, '[.:][0-9a-fA-F]*$', '')|| ' …'`;
  await updateInBatches(
    db,
    newsletterSignUps,
    {
      signUpIp: truncateColumn(newsletterSignUps.signUpIp),
      confirmIp: truncateColumn(newsletterSignUps.confirmIp),
    },
    and(
      isNotNull(newsletterSignUps.signUpIp),
      lt(newsletterSignUps.createdAt, signedUpBefore),
      sql`${newsletterSignUps.signUpIp} not like '% …'`,
    ),
  );
}

/**
 * Deletes subscriptions that ended before `endedBefore`, and consent records of email addresses
 * whose last subscription ended before that time.
 */
export async function deleteOldConsentRecords(db: Executor, endedBefore: Date): Promise<void> {
  const neededEmails = db
    .select({ email: newsletterSubscriptions.email })
    .from(newsletterSubscriptions)
    .where(
      sql`${newsletterSubscriptions.state} = 'active' or ${newsletterSubscriptions.endedAt} > ${endedBefore.toISOString()}::timestamptz`,
    );
  // When a subscription moves to a new email address, its consent record keeps the former one.
  const neededFormerEmails = db
    .select({ email: emailChanges.oldEmail })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(isNotNull(emailChanges.confirmedAt), inArray(users.email, neededEmails)));
  await deleteInBatches(
    db,
    newsletterSignUps,
    and(
      lt(newsletterSignUps.createdAt, endedBefore),
      sql`${newsletterSignUps.email} not in ${neededEmails}`,
      sql`${newsletterSignUps.email} not in ${neededFormerEmails}`,
    ),
  );
  await deleteInBatches(
    db,
    newsletterSubscriptions,
    and(
      inArray(newsletterSubscriptions.state, ['unsubscribed', 'bounced', 'complained']),
      lt(newsletterSubscriptions.endedAt, endedBefore),
    ),
  );
}
