import type { Executor } from '#db/database.ts';
import { enqueue } from '#queue/task.repository.ts';
import type { RegistrationNews } from '#queue/task-kinds.ts';
import { Problem } from '#problem.ts';

import { afterStep, holdsSeats } from './registration-states.ts';
import type { RegistrationStep } from './registration-states.ts';
import { offerUntil, seatsLeft } from './registration-window.ts';
import { lockDate, takeSeats } from './registration-dates.repository.ts';
import { changeRegistration } from './registration.repository.ts';
import { firstWaiting } from './waiting-line.repository.ts';
import type { StoredDate } from './registration-dates.repository.ts';
import type { StoredRegistration } from './registration.repository.ts';

/** Orders the mail about what happened to a registration. */
export async function tell(tx: Executor, registrationId: string, news: RegistrationNews) {
  await enqueue(tx, { kind: 'mail.registration', payload: { registrationId, news } });
}

/** The date of a registration, locked. @throws Problem `record.not-found` */
export async function lockedDate(tx: Executor, dateId: string): Promise<StoredDate> {
  const date = await lockDate(tx, dateId);
  if (!date) throw new Problem('record.not-found');
  return date;
}

/** Takes one step; seats come and go with it. @throws Problem `record.state` */
export async function step(
  tx: Executor,
  registration: StoredRegistration,
  name: RegistrationStep,
  more: Partial<Pick<StoredRegistration, 'waitingSince' | 'offerUntil'>> = {},
): Promise<StoredRegistration> {
  const state = afterStep(registration.state, name);
  if (!state) throw new Problem('record.state');
  const change = Number(holdsSeats(state)) - Number(holdsSeats(registration.state));
  if (change !== 0) await takeSeats(tx, registration.dateId, change * registration.seats);
  return changeRegistration(tx, registration.id, { state, ...more });
}

/**
 * Gives a wish its seats, or its place in the waiting list: nobody passes those who wait already, also
 * where a seat is free that is too little for the first of them. `date` must be locked.
 * @throws Problem `registration.full` where there is neither
 */
export async function settle(
  tx: Executor,
  date: StoredDate,
  wish: StoredRegistration,
): Promise<StoredRegistration> {
  const free = seatsLeft(date);
  const fits = free === null || free >= wish.seats;
  if (fits && !(await firstWaiting(tx, date.id, date.capacity))) {
    const settled = await step(tx, wish, 'confirm');
    await tell(tx, wish.id, 'confirmed');
    return settled;
  }
  if (!date.waitlist) throw new Problem('registration.full');
  const settled = await step(tx, wish, 'wait', { waitingSince: new Date() });
  await tell(tx, wish.id, 'waiting');
  return settled;
}

/**
 * Offers free seats to those who wait, strictly in their order: while there are too few for the first,
 * they are kept for them, or groups would never come in. `date` is locked; its seats are read anew,
 * as they have just changed.
 */
export async function moveUp(tx: Executor, dateId: string, now: Date): Promise<void> {
  for (;;) {
    const date = await lockDate(tx, dateId);
    if (!date || date.status === 'cancelled' || date.startsAt <= now) return;
    const next = await firstWaiting(tx, dateId, date.capacity);
    if (!next || next.seats > (seatsLeft(date) ?? Number.MAX_SAFE_INTEGER)) return;
    const until = offerUntil(date, now);
    await step(tx, next, 'moveUp', { offerUntil: until });
    await tell(tx, next.id, 'moved-up');
    await enqueue(tx, {
      kind: 'registration.lapse',
      payload: { registrationId: next.id },
      runAt: until,
    });
  }
}
