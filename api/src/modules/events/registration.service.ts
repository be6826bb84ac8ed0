import type {
  RegisterAnswer,
  RegisterRequest,
} from '@gruenland/shared-contracts/api/event-registration.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import type { CreatingCall } from '#idempotency/idempotency-key.ts';
import { once } from '#idempotency/once.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import type { Queue } from './at-most.ts';
import { checkWish } from './registration-answers.ts';
import { lockedDate, moveUp, settle, step, tell } from './registration-seats.ts';
import { cancelUntil, dateRegistration } from './registration-window.ts';
import { findDate } from './registration-dates.repository.ts';
import {
  changeRegistration,
  findLive,
  findRegistration,
  insertRegistration,
} from './registration.repository.ts';
import { lineOf } from './waiting-line.repository.ts';
import type { StoredDate } from './registration-dates.repository.ts';
import type { StoredRegistration } from './registration.repository.ts';

/** Registering for dates. Every change of seats happens under the date's lock. */
export interface RegistrationService {
  /**
   * Writes down a wish. Signed-in people have their seat or place at once; guests confirm by mail
   * first and are answered alike whatever is known of their address.
   * @throws Problem `registration.closed`, `registration.full`, `form.invalid`
   */
  register(
    eventId: string,
    request: RegisterRequest,
    user: User | null,
    call: CreatingCall | null,
  ): Promise<RegisterAnswer>;
  /** What the link in the mail asks for; again it changes nothing. */
  confirm(code: string): Promise<void>;
  /** Takes a seat that was offered. @throws Problem `registration.late`, `registration.closed` */
  accept(code: string): Promise<void>;
  /** Gives everything back; again it changes nothing. @throws Problem `registration.late` */
  cancel(code: string): Promise<void>;
  /** Ends an offer whose time is over. */
  lapse(registrationId: string): Promise<void>;
}

export interface RegistrationParts {
  readonly db: Drizzle;
  readonly signedIds: SignedIds;
  readonly queue: Queue;
  /** Whether this address may be written to once more. */
  readonly mayMail: (email: string) => Promise<boolean>;
  readonly wakeJobs: () => void;
}

export function createRegistrationService(parts: RegistrationParts): RegistrationService {
  const { db, signedIds, queue, mayMail, wakeJobs } = parts;

  /** Does something to a registration under the lock of its date. */
  async function change(
    id: string | null,
    work: (tx: Executor, date: StoredDate, registration: StoredRegistration) => Promise<unknown>,
  ): Promise<void> {
    await queue(() =>
      db.transaction(async (tx) => {
        const known = id === null ? null : await findRegistration(tx, id);
        if (!known) throw new Problem('record.not-found');
        const date = await lockedDate(tx, known.dateId);
        // As it is now that nobody else can change it.
        const registration = await findRegistration(tx, known.id);
        if (registration) await work(tx, date, registration);
      }),
    );
    wakeJobs();
  }
  const withCode = (code: string, work: Parameters<typeof change>[1]) =>
    change(signedIds.read('event-registration', code), work);

  return {
    register: async (eventId, request, user, call) => {
      const registrationId = await queue(async () => {
        const date = await findDate(db, request.dateId);
        const email = user?.email ?? request.email;
        const line = date && (await lineOf(db, date.event, [date]));
        checkWish(date, eventId, request, email, line?.has(request.dateId) ?? false);
        if (request.website || !email) return null;
        if (!user && !(await mayMail(email))) return null;
        return db.transaction((tx) =>
          once(tx, call, () =>
            user ? seatPerson(tx, request, user) : askGuest(tx, request, email),
          ),
        );
      });
      wakeJobs();
      const own = user && registrationId;
      return { code: own ? signedIds.sign('event-registration', own) : null };
    },
    confirm: (code) =>
      withCode(code, async (tx, date, registration) => {
        if (registration.state === 'angefragt') await settleOpen(tx, date, registration);
      }),
    accept: (code) =>
      withCode(code, async (tx, date, registration) => {
        if (registration.state !== 'nachgerueckt') return;
        if (date.status === 'cancelled') throw new Problem('registration.closed');
        if (!registration.offerUntil || registration.offerUntil <= new Date()) {
          throw new Problem('registration.late');
        }
        await step(tx, registration, 'accept');
        await tell(tx, registration.id, 'confirmed');
      }),
    cancel: (code) =>
      withCode(code, async (tx, date, registration) => {
        if (registration.state === 'storniert' || registration.state === 'verfallen') return;
        if (registration.state === 'bestaetigt' && cancelUntil(date) <= new Date()) {
          throw new Problem('registration.late');
        }
        await step(tx, registration, 'cancel');
        await tell(tx, registration.id, 'cancelled');
        await moveUp(tx, date.id, new Date());
      }),
    lapse: (registrationId) =>
      change(registrationId, async (tx, date, registration) => {
        const { state, offerUntil } = registration;
        if (state !== 'nachgerueckt' || !offerUntil || offerUntil > new Date()) return;
        await step(tx, registration, 'lapse');
        await tell(tx, registration.id, 'lapsed');
        await moveUp(tx, date.id, new Date());
      }).catch((error: unknown) => {
        // Erased meanwhile: nothing to end.
        if (!(error instanceof Problem && error.code === 'record.not-found')) throw error;
      }),
  };
}

/** Settles a wish while one can still register. @throws Problem `registration.closed` */
async function settleOpen(tx: Executor, date: StoredDate, wish: StoredRegistration) {
  // Whether there is a line is for `settle` to see.
  const window = dateRegistration(date, new Date(), false);
  if (window === 'closed' || window === 'later') throw new Problem('registration.closed');
  return settle(tx, date, wish);
}

const wishOf = ({ firstName, lastName, phone, seats, answers }: RegisterRequest) => ({
  firstName,
  lastName,
  phone: phone ?? null,
  seats,
  answers,
});

/** Writes a guest's wish down, without a seat, and asks by mail; one address has one at a date. */
async function askGuest(tx: Executor, request: RegisterRequest, email: string): Promise<string> {
  const { dateId } = request;
  const wish = wishOf(request);
  const made = await insertRegistration(tx, { ...wish, dateId, email });
  const known = made ?? (await findLive(tx, dateId, email));
  if (!known) throw new Problem('record.state');
  if (!made && known.state === 'angefragt') await changeRegistration(tx, known.id, wish);
  await tell(tx, known.id, known.state === 'angefragt' ? 'asked' : 'known');
  return known.id;
}

/** Gives a signed-in person a seat or a place in line at once. */
async function seatPerson(tx: Executor, request: RegisterRequest, user: User): Promise<string> {
  const { dateId } = request;
  const date = await lockedDate(tx, dateId);
  const wish = { ...wishOf(request), userId: user.id };
  const known = await findLive(tx, dateId, user.email);
  if (known && known.state !== 'angefragt') return known.id;
  const row = known
    ? await changeRegistration(tx, known.id, wish)
    : await insertRegistration(tx, { ...wish, dateId, email: user.email });
  if (!row) throw new Problem('record.state');
  await settleOpen(tx, date, row);
  return row.id;
}
