import type { Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import type { RegistrationNotification } from '#queue/task-kinds.ts';
import { Problem } from '#problem.ts';

import { getNextRegistrationState, hasSeats } from './registration-states.ts';
import type { RegistrationStep } from './registration-states.ts';
import { getOfferEnd, countFreeSeats } from './registration-window.ts';
import { lockOccurrence, changeTakenSeats } from './registration-occurrence.repository.ts';
import { changeRegistration } from './registration.repository.ts';
import { findFirstWaitlisted } from './waitlist.repository.ts';
import type { StoredOccurrence } from './registration-occurrence.repository.ts';
import type { StoredRegistration } from './registration.repository.ts';

/** Queues the mail about a change of a registration. */
export async function queueRegistrationMail(
  tx: Executor,
  registrationId: string,
  notification: RegistrationNotification,
) {
  await enqueueTask(tx, { kind: 'mail.registration', payload: { registrationId, notification } });
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

/**
 * Applies one state transition to a registration and updates the number of taken seats.
 * @throws Problem `record.state` if the transition is not allowed
 */
export async function applyStep(
  tx: Executor,
  registration: StoredRegistration,
  name: RegistrationStep,
  extraColumns: Partial<Pick<StoredRegistration, 'waitingSince' | 'offerUntil'>> = {},
): Promise<StoredRegistration> {
  const state = getNextRegistrationState(registration.state, name);
  if (!state) throw new Problem('record.state');
  const seatFactor = Number(hasSeats(state)) - Number(hasSeats(registration.state));
  if (seatFactor !== 0)
    await changeTakenSeats(tx, registration.occurrenceId, seatFactor * registration.seats);
  return changeRegistration(tx, registration.id, { state, ...extraColumns });
}

/**
 * Confirms a registration or puts it on the waitlist. While others are on the waitlist, a new
 * registration must wait, even if the free seats would be enough for it. The caller must have
 * locked the occurrence.
 * @throws Problem `registration.full` if the registration must wait but the occurrence has no
 *   waitlist
 */
export async function confirmOrWaitlist(
  tx: Executor,
  date: StoredOccurrence,
  registration: StoredRegistration,
): Promise<StoredRegistration> {
  const freeSeats = countFreeSeats(date);
  const hasFreeSeats = freeSeats === null || freeSeats >= registration.seats;
  if (hasFreeSeats && !(await findFirstWaitlisted(tx, date.id, date.capacity))) {
    const confirmedRegistration = await applyStep(tx, registration, 'confirm');
    await queueRegistrationMail(tx, registration.id, 'confirmed');
    return confirmedRegistration;
  }
  if (!date.waitlist) throw new Problem('registration.full');
  const waitlistedRegistration = await applyStep(tx, registration, 'wait', {
    waitingSince: new Date(),
  });
  await queueRegistrationMail(tx, registration.id, 'waitlisted');
  return waitlistedRegistration;
}

/**
 * Offers free seats to the waitlist, strictly in order. If the free seats are too few for the first
 * waitlisted registration, they stay reserved for it; otherwise groups would never get seats. Reads
 * the occurrence again before each offer, because the number of taken seats has changed.
 */
export async function offerFreeSeats(tx: Executor, occurrenceId: string, now: Date): Promise<void> {
  for (;;) {
    const date = await lockOccurrence(tx, occurrenceId);
    if (!date || date.status === 'cancelled' || date.startsAt <= now) return;
    const firstWaitlisted = await findFirstWaitlisted(tx, occurrenceId, date.capacity);
    if (
      !firstWaitlisted ||
      firstWaitlisted.seats > (countFreeSeats(date) ?? Number.MAX_SAFE_INTEGER)
    )
      return;
    const offerEnd = getOfferEnd(date, now);
    await applyStep(tx, firstWaitlisted, 'moveUp', { offerUntil: offerEnd });
    await queueRegistrationMail(tx, firstWaitlisted.id, 'promoted');
    await enqueueTask(tx, {
      kind: 'registration.lapse',
      payload: { registrationId: firstWaitlisted.id },
      runAt: offerEnd,
    });
  }
}
