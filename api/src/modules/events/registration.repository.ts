import { and, eq, inArray, lt } from 'drizzle-orm';
import { ulid } from 'ulid';

import { registrationLimits } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { RegistrationState } from '@gruenland/shared-contracts/api/event-registration.ts';

import type { Executor } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { eventDates } from '#db/tables/events.ts';

import { newTicket } from './registration-code.ts';

/** States in which somebody proved the address and comes, waits or is asked. */
const COMING: RegistrationState[] = ['bestaetigt', 'warteliste', 'nachgerueckt'];
const LIVE: RegistrationState[] = ['angefragt', ...COMING];

export type StoredRegistration = typeof eventRegistrations.$inferSelect;

export type NewRegistration = Omit<typeof eventRegistrations.$inferInsert, 'id' | 'code'>;

/** Tickets to try; of 64 million hardly one is ever taken. */
const TRIES = 3;

/** Writes a registration under a ticket that is free; null where the address has one that is live. */
export async function insertRegistration(
  tx: Executor,
  registration: NewRegistration,
): Promise<StoredRegistration | null> {
  for (let at = 0; at < TRIES; at += 1) {
    const [row] = await tx
      .insert(eventRegistrations)
      .values({ ...registration, id: ulid(), code: newTicket() })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
    if (await findLive(tx, registration.dateId, registration.email)) return null;
  }
  throw new Error('no free ticket was found');
}

export async function findRegistration(
  db: Executor,
  id: string,
): Promise<StoredRegistration | null> {
  const rows = await db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id));
  return rows[0] ?? null;
}

/** What an address has at a date that is not over for it. */
export async function findLive(
  db: Executor,
  dateId: string,
  email: string,
): Promise<StoredRegistration | null> {
  const rows = await db
    .select()
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.dateId, dateId),
        eq(eventRegistrations.email, email),
        inArray(eventRegistrations.state, LIVE),
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
  if (!row) throw new Error('the registration is gone');
  return row;
}

/** Ids of those who take part or wait; an address nobody confirmed is written to only once. */
export async function comingIds(db: Executor, dateId: string): Promise<string[]> {
  const rows = await db
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.dateId, dateId), inArray(eventRegistrations.state, COMING)));
  return rows.map(({ id }) => id);
}

/** Days for which a wish waits for its confirmation. */
const UNCONFIRMED_DAYS = 7;
const DAY_MS = 86_400_000;

/** Removes what has outlived its purpose. */
export async function removeOldRegistrations(db: Executor, now = new Date()): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteUnconfirmedRegistrations(db, before(UNCONFIRMED_DAYS));
  await eraseAttendees(db, before(registrationLimits.keptDays));
}

/** Removes everything about attendees of dates that ended before a moment. */
async function eraseAttendees(db: Executor, endedBefore: Date): Promise<void> {
  const over = db
    .select({ id: eventDates.id })
    .from(eventDates)
    .where(lt(eventDates.endsAt, endedBefore));
  await db.delete(eventRegistrations).where(inArray(eventRegistrations.dateId, over));
}

/** Removes wishes that nobody confirmed. */
async function deleteUnconfirmedRegistrations(db: Executor, before: Date): Promise<void> {
  await db
    .delete(eventRegistrations)
    .where(
      and(eq(eventRegistrations.state, 'angefragt'), lt(eventRegistrations.updatedAt, before)),
    );
}
