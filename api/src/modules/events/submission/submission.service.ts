import { ulid } from 'ulid';

import type {
  SaveEventResponse,
  SaveEventRequest,
  SubmitEventResponse,
  SubmitEventRequest,
} from '@gruenland/shared-contracts/api/event-submission.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import {
  assertValidEventInput,
  toEventColumns,
  toEventInput,
  createEventId,
} from './event-input.ts';
import type { StoredEventRow } from './event-input.ts';
import { hashEmail, parseConfirmationContent } from './confirmation-content.ts';
import type { EventCaseOpener } from './event-case-opener.ts';
import { submitForReview, writeChange } from './write-event.ts';
import { changeEvent, findEventInAnyState, insertEvent } from './own-event.repository.ts';

/** Submits events with or without an account, and changes the caller's own events. */
export interface SubmissionService {
  /**
   * Saves a new draft, or a change of an event. A published event stays public while changed texts
   * are under review.
   * @throws Problem `form.invalid`, `record.changed`, `record.not-found`
   */
  save(
    request: SaveEventRequest,
    user: User | null,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<SaveEventResponse>;
  /**
   * Submits a draft. Guests must first confirm their email address. If the mail limit for this
   * email address is reached, the draft stays and can be submitted later.
   * @throws Problem `form.invalid`, `record.not-found`, `record.state`, `request.rate-limited`
   */
  submit(
    request: SubmitEventRequest,
    user: User | null,
  ): Promise<SubmitEventResponse & { readonly eventId: string }>;
  /**
   * Confirms a guest's email address. `code` comes from the link in the mail. Repeated calls have
   * no further effect.
   * @returns the id of the event
   */
  confirm(code: string): Promise<string>;
}

export interface SubmissionDependencies {
  readonly db: Drizzle;
  readonly signedIds: IdSigner;
  readonly caseOpener: EventCaseOpener;
  /** Finds the coordinates of a postcode or town. */
  readonly findCoordinates: (
    postcode: string | null,
    city: string | null,
  ) => Promise<{ readonly lat: number; readonly lng: number } | null>;
  readonly tryCountMail: (email: string) => Promise<boolean>;
  readonly notifyTaskRunner: () => void;
}

/**
 * Finds and locks the event that belongs to a code. @throws Problem `record.not-found`,
 * `record.changed`
 */
export async function requireOwnEvent(
  tx: Executor,
  signedIds: IdSigner,
  code: string,
  version?: number,
): Promise<StoredEventRow> {
  const id = signedIds.read('event-edit', code);
  const event = id === null ? null : await findEventInAnyState(tx, id, true);
  if (!event) throw new Problem('record.not-found');
  if (version !== undefined && version !== event.version) throw new Problem('record.changed');
  return event;
}

export function createEventSubmissionService(
  dependencies: SubmissionDependencies,
): SubmissionService {
  return {
    save: (...request) => saveEvent(dependencies, ...request),
    submit: (...request) => submitEvent(dependencies, ...request),
    confirm: (code) => confirmEvent(dependencies, code),
  };
}

async function saveEvent(
  {
    db,
    signedIds,
    caseOpener,
    findCoordinates: locateVenue,
    notifyTaskRunner,
  }: SubmissionDependencies,
  request: SaveEventRequest,
  user: User | null,
  idempotentRequest: IdempotentRequest | null,
): Promise<SaveEventResponse> {
  const { code, version: _, ...input } = request;
  const coordinates =
    input.attendance === 'online'
      ? null
      : await locateVenue(input.postcode ?? null, input.city ?? null);
  const place = { latitude: coordinates?.lat ?? null, longitude: coordinates?.lng ?? null };
  if (code) {
    const state = await db.transaction(async (tx) => {
      const event = await requireOwnEvent(tx, signedIds, code, request.version);
      return writeChange(tx, caseOpener, event, input, place);
    });
    notifyTaskRunner();
    return { code, state };
  }
  assertValidEventInput(input, new Date(), false);
  const { eventId } = await db.transaction((tx) =>
    withIdempotency(tx, idempotentRequest, async () => {
      const id = createEventId(input, ulid().slice(-6));
      const ownerColumns = { ownerId: user?.id ?? null, publishedAt: null };
      const draft = {
        ...toEventColumns(input),
        ...place,
        ...ownerColumns,
        id,
        state: 'draft' as const,
      };
      await insertEvent(tx, draft);
      return { eventId: id };
    }),
  );
  return { code: signedIds.sign('event-edit', eventId), state: 'draft' };
}

async function submitEvent(
  { db, signedIds, caseOpener, tryCountMail, notifyTaskRunner }: SubmissionDependencies,
  { code, email }: SubmitEventRequest,
  user: User | null,
): ReturnType<SubmissionService['submit']> {
  // Counts the mail before the transaction, so that the transaction does not store the email
  // address if the mail limit is reached.
  if (!user && email) {
    const { state, ownerId } = await requireOwnEvent(db, signedIds, code);
    const needsMail = state === 'draft' && !ownerId;
    if (needsMail && !(await tryCountMail(email))) throw new Problem('request.rate-limited');
  }
  const result = await db.transaction(async (tx) => {
    const event = await requireOwnEvent(tx, signedIds, code);
    const eventId = event.id;
    // The event was submitted already: the client did not receive the response and repeats the
    // request.
    if (event.state !== 'draft') return { confirm: false, eventId };
    const input = toEventInput(event);
    if (!input) throw new Problem('record.state');
    assertValidEventInput(input, new Date(), false);
    const ownerId = event.ownerId ?? user?.id ?? null;
    if (ownerId) {
      await submitForReview(tx, caseOpener, { ...event, ownerId });
      await changeEvent(tx, eventId, { ownerId });
      return { confirm: false, eventId };
    }
    if (!email) {
      const fields = { email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' };
      throw new Problem('form.invalid', { fields });
    }
    await changeEvent(tx, eventId, { ownerEmail: email, ownerConfirmedAt: null });
    await enqueueTask(tx, {
      kind: 'mail.event',
      payload: { eventId, notification: 'confirmation-requested' },
    });
    return { confirm: true, eventId };
  });
  notifyTaskRunner();
  return result;
}

async function confirmEvent(
  { db, signedIds, caseOpener, notifyTaskRunner }: SubmissionDependencies,
  code: string,
): Promise<string> {
  const confirmation = parseConfirmationContent(signedIds.read('event-confirm', code));
  const eventId = await db.transaction(async (tx) => {
    const event = confirmation && (await findEventInAnyState(tx, confirmation.eventId, true));
    // The submitter changed the email address after the mail was sent. The link must not confirm
    // the new email address.
    if (!event || hashEmail(event.ownerEmail) !== confirmation.emailHash)
      throw new Problem('token.invalid');
    if (event.state !== 'draft') return event.id;
    await changeEvent(tx, event.id, { ownerConfirmedAt: new Date() });
    await submitForReview(tx, caseOpener, event);
    await enqueueTask(tx, {
      kind: 'mail.event',
      payload: { eventId: event.id, notification: 'received' },
    });
    return event.id;
  });
  notifyTaskRunner();
  return eventId;
}
