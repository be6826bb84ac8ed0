import type { Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import type { RegistrationNotification } from '#queue/task-kinds.ts';
import { Problem } from '#problem.ts';

import { getNextRegistrationState, hasSeats } from './registration-states.ts';
import type { RegistrationStep } from './registration-states.ts';
import { getOfferEnd, countFreeSeats } from './registration-window.ts';
import { lockOccurrence, changeTakenSeats } from './registration-occurrence.repository.ts';
import { changeRegistration } from './registration.repository.ts';
import { findFirstWaitlistedRegistration } from './waitlist.repository.ts';
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
  const occurrence = await lockOccurrence(tx, occurrenceId);
  if (!occurrence) throw new Problem('record.not-found');
  return occurrence;
}

/**
 * Applies one state transition to a registration and updates the number of taken seats.
 * @throws Problem `record.state` if the transition is not allowed
 */
export async function applyRegistrationStep(
  tx: Executor,
  registration: StoredRegistration,
  name: RegistrationStep,
  extraColumns: Partial<Pick<StoredRegistration, 'waitingSince' | 'offerUntil'>> = {},
): Promise<StoredRegistration> {
  const state = getNextRegistrationState(registration.state, name);
  if (!state) throw new Problem('record.state');
  const seatChangeSign = Number(hasSeats(state)) - Number(hasSeats(registration.state));
  if (seatChangeSign !== 0)
    await changeTakenSeats(tx, registration.occurrenceId, seatChangeSign * registration.seats);
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
  occurrence: StoredOccurrence,
  registration: StoredRegistration,
): Promise<StoredRegistration> {
  const freeSeats = countFreeSeats(occurrence);
  const hasFreeSeats = freeSeats === null || freeSeats >= registration.seats;
  if (
    hasFreeSeats &&
    !(await findFirstWaitlistedRegistration(tx, occurrence.id, occurrence.capacity))
  ) {
    const confirmedRegistration = await applyRegistrationStep(tx, registration, 'confirm');
    await queueRegistrationMail(tx, registration.id, 'confirmed');
    return confirmedRegistration;
  }
  if (!occurrence.waitlist) throw new Problem('registration.full');
  const waitlistedRegistration = await applyRegistrationStep(tx, registration, 'wait', {
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
    const occurrence = await lockOccurrence(tx, occurrenceId);
    if (!occurrence || occurrence.status === 'cancelled' || occurrence.startsAt <= now) return;
    const firstWaitlistedRegistration = await findFirstWaitlistedRegistration(
      tx,
      occurrenceId,
      occurrence.capacity,
    );
    if (
      !firstWaitlistedRegistration ||
      firstWaitlistedRegistration.seats > (countFreeSeats(occurrence) ?? Number.MAX_SAFE_INTEGER)
    )
      return;
    const offerEnd = getOfferEnd(occurrence, now);
    await applyRegistrationStep(tx, firstWaitlistedRegistration, 'moveUp', {
      offerUntil: offerEnd,
    });
    await queueRegistrationMail(tx, firstWaitlistedRegistration.id, 'promoted');
    await enqueueTask(tx, {
      kind: 'registration.lapse',
      payload: { registrationId: firstWaitlistedRegistration.id },
      runAt: offerEnd,
    });
  }
}
