import { and, eq, inArray, isNull, ne, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#db/database.ts';
import { eventRegistrations as registrations } from '#db/tables/event-registrations.ts';

/**
 * States in which an email address can occur only once per occurrence
 * (`event_registrations_person_key`).
 */
const activeStates = ['requested', 'confirmed', 'waitlisted', 'promoted'] as const;

/**
 * Moves registrations to an account's new email address, so that mails about them arrive there. If
 * that address already has a registration for the same occurrence, the old registration keeps the
 * old address and is assigned to the account. Unconfirmed guest registrations stay unchanged and
 * expire.
 */
export async function moveRegistrations(
  tx: Executor,
  { userId, from, to }: { readonly userId: string; readonly from: string; readonly to: string },
): Promise<void> {
  const ownRegistrationCondition = and(
    eq(registrations.email, from),
    or(
      eq(registrations.userId, userId),
      and(isNull(registrations.userId), ne(registrations.state, 'requested')),
    ),
  );
  await tx.update(registrations).set({ userId }).where(ownRegistrationCondition);
  const otherRegistrations = alias(registrations, 'other');
  const existingRegistrationQuery = tx
    .select({ id: otherRegistrations.id })
    .from(otherRegistrations)
    .where(
      and(
        eq(otherRegistrations.occurrenceId, registrations.occurrenceId),
        eq(otherRegistrations.email, to),
        inArray(otherRegistrations.state, activeStates),
      ),
    );
  await tx
    .update(registrations)
    .set({ email: to })
    .where(and(ownRegistrationCondition, notExists(existingRegistrationQuery)));
}
