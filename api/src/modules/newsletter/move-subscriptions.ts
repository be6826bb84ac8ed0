import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { newsletterSubscriptions } from '#db/tables/newsletter.ts';

/**
 * Moves the subscriptions of a user to the user's new email address. If the new email address has
 * or had a confirmed subscription to a list, that subscription stays, and the subscription of the
 * old email address ends. A moved subscription replaces a pending subscription of the new one.
 */
export async function moveSubscriptions(
  tx: Executor,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { email, listId, state } = newsletterSubscriptions;
  const listsOfOldEmail = tx
    .select({ listId })
    .from(newsletterSubscriptions)
    .where(and(eq(email, from), eq(state, 'active')));
  await tx
    .delete(newsletterSubscriptions)
    .where(and(eq(email, to), eq(state, 'pending'), inArray(listId, listsOfOldEmail)));
  const listsOfNewEmail = tx.select({ listId }).from(newsletterSubscriptions).where(eq(email, to));
  const version = sql`${newsletterSubscriptions.version} + 1`;
  await tx
    .update(newsletterSubscriptions)
    .set({ email: to, version })
    .where(and(eq(email, from), eq(state, 'active'), sql`${listId} not in ${listsOfNewEmail}`));
  await tx
    .update(newsletterSubscriptions)
    .set({ state: 'unsubscribed', endedAt: sql`now()`, version })
    .where(and(eq(email, from), inArray(state, ['active', 'pending'])));
}
