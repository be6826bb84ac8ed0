import { and, eq, inArray, isNull, ne, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#db/database.ts';
import { eventRegistrations as registrations } from '#db/tables/event-registrations.ts';

/** States in which an address stands once for a date (`event_registrations_person_key`). */
const standing = ['angefragt', 'bestaetigt', 'warteliste', 'nachgerueckt'] as const;

/**
 * Takes registrations along to an account's new address, so that its mails about them arrive. Where
 * the new one is registered for the same date itself, the old one becomes the account's and keeps its
 * address. What a guest never confirmed stays behind and lapses.
 */
export async function moveRegistrations(
  tx: Executor,
  { userId, from, to }: { readonly userId: string; readonly from: string; readonly to: string },
): Promise<void> {
  const mine = and(
    eq(registrations.email, from),
    or(
      eq(registrations.userId, userId),
      and(isNull(registrations.userId), ne(registrations.state, 'angefragt')),
    ),
  );
  await tx.update(registrations).set({ userId }).where(mine);
  const other = alias(registrations, 'other');
  const taken = tx
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.dateId, registrations.dateId),
        eq(other.email, to),
        inArray(other.state, standing),
      ),
    );
  await tx
    .update(registrations)
    .set({ email: to })
    .where(and(mine, notExists(taken)));
}
