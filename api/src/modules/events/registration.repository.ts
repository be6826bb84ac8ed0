import { and, eq, inArray, lt } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { RegistrationState } from '@gruenland/shared-contracts/api/event-registration.ts';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { eventOccurrences } from '#db/tables/events.ts';

import { createTicketCode } from './registration-code.ts';

/**
 * States in which the email address of a registration is confirmed and the registration is active.
 */
const EMAIL_CONFIRMED_STATES: RegistrationState[] = ['confirmed', 'waitlisted', 'promoted'];
const ACTIVE_STATES: RegistrationState[] = ['requested', ...EMAIL_CONFIRMED_STATES];

export type StoredRegistration = typeof eventRegistrations.$inferSelect;

export type NewRegistration = Omit<typeof eventRegistrations.$inferInsert, 'id' | 'code'>;

/**
 * Maximum number of random ticket codes to try. Few of the 64 million codes are taken, so three
 * attempts are enough.
 */
const MAX_CODE_ATTEMPTS = 3;

/**
 * Inserts a registration with a new ticket code. Returns null if the email address already has an
 * active registration for the occurrence.
 */
export async function insertRegistration(
  tx: Executor,
  registration: NewRegistration,
): Promise<StoredRegistration | null> {
  for (let at = 0; at < MAX_CODE_ATTEMPTS; at += 1) {
    const [row] = await tx
      .insert(eventRegistrations)
      .values({ ...registration, id: ulid(), code: createTicketCode() })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
    if (await findActiveRegistration(tx, registration.occurrenceId, registration.email))
      return null;
  }
  throw new Error('found no unused ticket code');
}

export async function findRegistration(
  db: Executor,
  id: string,
): Promise<StoredRegistration | null> {
  const rows = await db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id));
  return rows[0] ?? null;
}

/** Finds the active registration of an email address for an occurrence. */
export async function findActiveRegistration(
  db: Executor,
  occurrenceId: string,
  email: string,
): Promise<StoredRegistration | null> {
  const rows = await db
    .select()
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.occurrenceId, occurrenceId),
        eq(eventRegistrations.email, email),
        inArray(eventRegistrations.state, ACTIVE_STATES),
      ),
    );
  return rows[0] ?? null;
}

export async function changeRegistration(
  tx: Executor,
  id: string,
  change: Partial<
    Pick<
      StoredRegistration,
      | 'state'
      | 'waitingSince'
      | 'offerUntil'
      | 'firstName'
      | 'lastName'
      | 'phone'
      | 'seats'
      | 'answers'
      | 'userId'
    >
  >,
): Promise<StoredRegistration> {
  const [row] = await tx
    .update(eventRegistrations)
    .set(change)
    .where(eq(eventRegistrations.id, id))
    .returning();
  if (!row) throw new Error('the registration no longer exists');
  return row;
}

/** Returns the ids of all registrations of an occurrence that are in `EMAIL_CONFIRMED_STATES`. */
export async function findEmailConfirmedRegistrationIds(
  db: Executor,
  occurrenceId: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.occurrenceId, occurrenceId),
        inArray(eventRegistrations.state, EMAIL_CONFIRMED_STATES),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Deletes the registrations for occurrences that ended before `endedBefore`. */
export async function deleteEndedRegistrations(db: Executor, endedBefore: Date): Promise<void> {
  const endedOccurrences = db
    .select({ id: eventOccurrences.id })
    .from(eventOccurrences)
    .where(lt(eventOccurrences.endsAt, endedBefore));
  await deleteInBatches(
    db,
    eventRegistrations,
    inArray(eventRegistrations.occurrenceId, endedOccurrences),
  );
}

/** Deletes unconfirmed registrations that were last changed before `changedBefore`. */
export async function deleteUnconfirmedRegistrations(
  db: Executor,
  changedBefore: Date,
): Promise<void> {
  await deleteInBatches(
    db,
    eventRegistrations,
    and(eq(eventRegistrations.state, 'requested'), lt(eventRegistrations.updatedAt, changedBefore)),
  );
}
