import type {
  RegisterResponse,
  RegisterRequest,
} from '@gruenland/shared-contracts/api/event-registration.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import type { ConcurrencyLimit } from '#concurrency-limit.ts';
import { assertValidRegistration } from './assert-valid-registration.ts';
import {
  requireLockedOccurrence,
  offerFreeSeats,
  confirmOrWaitlist,
  applyRegistrationStep,
  queueRegistrationMail,
} from './registration-seats.ts';
import { getCancellationDeadline, getRegistrationStatus } from './registration-window.ts';
import { findOccurrence } from './registration-occurrence.repository.ts';
import {
  changeRegistration,
  findActiveRegistration,
  findRegistration,
  insertRegistration,
} from './registration.repository.ts';
import { findWaitlistedOccurrenceIds } from './waitlist.repository.ts';
import type { StoredOccurrence } from './registration-occurrence.repository.ts';
import type { StoredRegistration } from './registration.repository.ts';

/** Manages registrations for occurrences. Every change of seats locks the occurrence first. */
export interface RegistrationService {
  /**
   * Registers a person. Signed-in users get a seat or a waitlist entry at once. Guests must first
   * confirm by mail. Guests always get the same response, so that the response does not reveal
   * whether an email address is already registered.
   * @throws Problem `registration.closed`, `registration.full`, `form.invalid`,
   *   `request.rate-limited`
   */
  register(
    eventId: string,
    request: RegisterRequest,
    user: User | null,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<RegisterResponse>;
  /**
   * Confirms a registration. `code` comes from the link in the mail. Repeated calls have no further
   * effect.
   */
  confirm(code: string): Promise<void>;
  /** Accepts a seat offer. @throws Problem `registration.deadline-passed`, `registration.closed` */
  acceptOffer(code: string): Promise<void>;
  /**
   * Cancels a registration and releases its seats. Repeated calls have no further effect.
   * @throws Problem `registration.deadline-passed`
   */
  cancel(code: string): Promise<void>;
  /** Ends an expired seat offer. */
  endOffer(registrationId: string): Promise<void>;
}

export interface RegistrationDependencies {
  readonly db: Drizzle;
  readonly signedIds: IdSigner;
  readonly limit: ConcurrencyLimit;
  /** Returns whether the mail limit allows another mail to this email address. */
  readonly tryCountMail: (email: string) => Promise<boolean>;
  readonly notifyTaskRunner: () => void;
}

type ApplyRegistrationChange = (
  tx: Executor,
  occurrence: StoredOccurrence,
  registration: StoredRegistration,
) => Promise<unknown>;

export function createRegistrationService(
  dependencies: RegistrationDependencies,
): RegistrationService {
  const { db, signedIds, limit, tryCountMail, notifyTaskRunner } = dependencies;

  /**
   * Locks the occurrence of a registration and calls `applyChange`. @throws Problem
   * `record.not-found`
   */
  async function changeById(
    id: string | null,
    applyChange: ApplyRegistrationChange,
  ): Promise<void> {
    await limit(() =>
      db.transaction(async (tx) => {
        const existingRegistration = id === null ? null : await findRegistration(tx, id);
        if (!existingRegistration) throw new Problem('record.not-found');
        const occurrence = await requireLockedOccurrence(tx, existingRegistration.occurrenceId);
        // Reads the registration again, because it may have changed before the lock.
        const registration = await findRegistration(tx, existingRegistration.id);
        if (registration) await applyChange(tx, occurrence, registration);
      }),
    );
    notifyTaskRunner();
  }
  const changeByCode = (code: string, applyChange: ApplyRegistrationChange) =>
    changeById(signedIds.read('event-registration', code), applyChange);

  return {
    register: async (eventId, request, user, idempotentRequest) => {
      const registrationId = await limit(async () => {
        const occurrence = await findOccurrence(db, request.occurrenceId);
        const email = user?.email ?? request.email;
        const waitlistedIds =
          occurrence && (await findWaitlistedOccurrenceIds(db, occurrence.event, [occurrence]));
        const hasWaitlist = waitlistedIds?.has(request.occurrenceId) ?? false;
        assertValidRegistration(occurrence, eventId, request, email, hasWaitlist);
        if (request.website || !email) return null;
        if (!user && !(await tryCountMail(email))) throw new Problem('request.rate-limited');
        return db.transaction((tx) =>
          withIdempotency(tx, idempotentRequest, () =>
            user ? registerUser(tx, request, user) : registerGuest(tx, request, email),
          ),
        );
      });
      notifyTaskRunner();
      const userRegistrationId = user && registrationId;
      return {
        code: userRegistrationId ? signedIds.sign('event-registration', userRegistrationId) : null,
      };
    },
    confirm: (code) =>
      changeByCode(code, async (tx, occurrence, registration) => {
        if (registration.state === 'requested')
          await confirmOrWaitlistIfOpen(tx, occurrence, registration);
      }),
    acceptOffer: (code) => changeByCode(code, acceptSeatOffer),
    cancel: (code) => changeByCode(code, cancelRegistration),
    endOffer: (registrationId) =>
      changeById(registrationId, async (tx, occurrence, registration) => {
        const { state, offerUntil } = registration;
        if (state !== 'promoted' || !offerUntil || offerUntil > new Date()) return;
        await applyRegistrationStep(tx, registration, 'lapse');
        await queueRegistrationMail(tx, registration.id, 'lapsed');
        await offerFreeSeats(tx, occurrence.id, new Date());
      }).catch((error: unknown) => {
        // The registration was erased in the meantime, so there is no offer to end.
        if (!(error instanceof Problem && error.code === 'record.not-found')) throw error;
      }),
  };
}

/** Gives a registration a seat or a waitlist entry. @throws Problem `registration.closed` */
async function confirmOrWaitlistIfOpen(
  tx: Executor,
  occurrence: StoredOccurrence,
  registration: StoredRegistration,
) {
  // Passes false for `hasWaitlist`, because `confirmOrWaitlist` checks the waitlist itself.
  const status = getRegistrationStatus(occurrence, new Date(), false);
  if (status === 'closed' || status === 'later') throw new Problem('registration.closed');
  return confirmOrWaitlist(tx, occurrence, registration);
}

/** @throws Problem `registration.deadline-passed`, `registration.closed` */
async function acceptSeatOffer(
  tx: Executor,
  occurrence: StoredOccurrence,
  registration: StoredRegistration,
): Promise<void> {
  if (registration.state !== 'promoted') return;
  if (occurrence.status === 'cancelled') throw new Problem('registration.closed');
  if (!registration.offerUntil || registration.offerUntil <= new Date()) {
    throw new Problem('registration.deadline-passed');
  }
  await applyRegistrationStep(tx, registration, 'accept');
  await queueRegistrationMail(tx, registration.id, 'confirmed');
}

/**
 * Cancels a registration and offers its seats to the waitlist. @throws Problem
 * `registration.deadline-passed`
 */
async function cancelRegistration(
  tx: Executor,
  occurrence: StoredOccurrence,
  registration: StoredRegistration,
): Promise<void> {
  if (registration.state === 'cancelled' || registration.state === 'lapsed') return;
  if (registration.state === 'confirmed' && getCancellationDeadline(occurrence) <= new Date()) {
    throw new Problem('registration.deadline-passed');
  }
  await applyRegistrationStep(tx, registration, 'cancel');
  await queueRegistrationMail(tx, registration.id, 'cancelled');
  await offerFreeSeats(tx, occurrence.id, new Date());
}

const toColumns = ({ firstName, lastName, phone, seats, answers }: RegisterRequest) => ({
  firstName,
  lastName,
  phone: phone ?? null,
  seats,
  answers,
});

/**
 * Stores a guest's registration without a seat and sends the confirmation mail. If the email
 * address already has a registration for the occurrence, sends a mail about that registration
 * instead.
 */
async function registerGuest(
  tx: Executor,
  request: RegisterRequest,
  email: string,
): Promise<string> {
  const { occurrenceId } = request;
  const columns = toColumns(request);
  const newRegistration = await insertRegistration(tx, { ...columns, occurrenceId, email });
  const existingRegistration =
    newRegistration ?? (await findActiveRegistration(tx, occurrenceId, email));
  if (!existingRegistration) throw new Problem('record.state');
  if (!newRegistration && existingRegistration.state === 'requested')
    await changeRegistration(tx, existingRegistration.id, columns);
  await queueRegistrationMail(
    tx,
    existingRegistration.id,
    existingRegistration.state === 'requested' ? 'confirmation-requested' : 'already-registered',
  );
  return existingRegistration.id;
}

/**
 * Gives a signed-in user a seat or a waitlist entry at once.
 * @returns the id of the registration
 */
async function registerUser(tx: Executor, request: RegisterRequest, user: User): Promise<string> {
  const { occurrenceId } = request;
  const occurrence = await requireLockedOccurrence(tx, occurrenceId);
  const columns = { ...toColumns(request), userId: user.id };
  const existingRegistration = await findActiveRegistration(tx, occurrenceId, user.email);
  if (existingRegistration && existingRegistration.state !== 'requested')
    return existingRegistration.id;
  const row = existingRegistration
    ? await changeRegistration(tx, existingRegistration.id, columns)
    : await insertRegistration(tx, { ...columns, occurrenceId, email: user.email });
  if (!row) throw new Problem('record.state');
  await confirmOrWaitlistIfOpen(tx, occurrence, row);
  return row.id;
}
