import type { Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import type { RegistrationNotification } from '#queue/task-kinds.ts';
import { Problem } from '#problem.ts';

import { afterStep, hasSeats } from './registration-states.ts';
import type { RegistrationStep } from './registration-states.ts';
import { offerUntil, seatsLeft } from './registration-window.ts';
import { lockOccurrence, changeTakenSeats } from './registration-occurrence.repository.ts';
import { changeRegistration } from './registration.repository.ts';
import { findFirstWaitlisted } from './waitlist.repository.ts';
import type { StoredOccurrence } from './registration-occurrence.repository.ts';
import type { StoredRegistration } from './registration.repository.ts';

/** Queues the mail about a change of a registration. */
export async function queueRegistrationMail(
  tx: Executor,
  registrationId: string,
  news: RegistrationNotification,
) {
  await enqueueTask(tx, { kind: 'mail.registration', payload: { registrationId, news } });
}

/** Finds and locks an occurrence. @throws Problem `record.not-found` */
export async function requireLockedOccurrence(
  tx: Executor,
  occurrenceId: string,
): Promise<StoredOccurrence> {
  const date = await lockOccurrence(tx, occurrenceId);
  if (!date) throw new Problem('record.not-found');
  return date;
}

/** Applies one state transition and updates the taken seats. @throws Problem `record.state` */
export async function applyStep(
  tx: Executor,
  registration: StoredRegistration,
  name: RegistrationStep,
  more: Partial<Pick<StoredRegistration, 'waitingSince' | 'offerUntil'>> = {},
): Promise<StoredRegistration> {
  const state = afterStep(registration.state, name);
  if (!state) throw new Problem('record.state');
  const change = Number(hasSeats(state)) - Number(hasSeats(registration.state));
  if (change !== 0)
    await changeTakenSeats(tx, registration.occurrenceId, change * registration.seats);
  return changeRegistration(tx, registration.id, { state, ...more });
}

/**
 * Confirms a registration or puts it on the waitlist. Earlier waitlist entries go first, even if
 * the free seats are too few for the first of them. `date` must be locked.
 * @throws Problem `registration.full` if there are no free seats and no waitlist
 */
export async function settleRegistration(
  tx: Executor,
  date: StoredOccurrence,
  wish: StoredRegistration,
): Promise<StoredRegistration> {
  const free = seatsLeft(date);
  const fits = free === null || free >= wish.seats;
  if (fits && !(await findFirstWaitlisted(tx, date.id, date.capacity))) {
    const settled = await applyStep(tx, wish, 'confirm');
    await queueRegistrationMail(tx, wish.id, 'confirmed');
    return settled;
  }
  if (!date.waitlist) throw new Problem('registration.full');
  const settled = await applyStep(tx, wish, 'wait', { waitingSince: new Date() });
  await queueRegistrationMail(tx, wish.id, 'waiting');
  return settled;
}

/**
 * Offers free seats to the waitlist, strictly in order. Seats stay reserved while they are too few
 * for the first entry; otherwise groups would never get in. Reads the occurrence again, because its
 * seats have just changed.
 */
export async function offerFreeSeats(tx: Executor, occurrenceId: string, now: Date): Promise<void> {
  for (;;) {
    const date = await lockOccurrence(tx, occurrenceId);
    if (!date || date.status === 'cancelled' || date.startsAt <= now) return;
    const next = await findFirstWaitlisted(tx, occurrenceId, date.capacity);
    if (!next || next.seats > (seatsLeft(date) ?? Number.MAX_SAFE_INTEGER)) return;
    const until = offerUntil(date, now);
    await applyStep(tx, next, 'moveUp', { offerUntil: until });
    await queueRegistrationMail(tx, next.id, 'moved-up');
    await enqueueTask(tx, {
      kind: 'registration.lapse',
      payload: { registrationId: next.id },
      runAt: until,
    });
  }
}
