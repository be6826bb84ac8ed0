import { ulid } from 'ulid';

import type {
  SaveEventAnswer,
  SaveEventRequest,
  SubmitEventAnswer,
  SubmitEventRequest,
} from '@gruenland/shared-contracts/api/event-submission.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import type { CreatingCall } from '#idempotency/idempotency-key.ts';
import { once } from '#idempotency/once.ts';
import { enqueue } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { checkInput, columnsOf, inputOf, newEventId } from './event-input.ts';
import type { StoredEventRow } from './event-input.ts';
import { addressMark, readConfirmation } from './confirm-address.ts';
import type { EventReview } from './event-review.ts';
import { handIn, writeChange } from './write-event.ts';
import { changeEvent, findAnyEvent, insertEvent } from './own-event.repository.ts';

/** Sending Veranstaltungen in, with or without an account, and changing one's own. */
export interface SubmissionService {
  /**
   * Keeps a draft, or changes what it became. What is published stays so; a change of its texts is
   * looked at afterwards.
   * @throws Problem `form.invalid`, `record.changed`, `record.not-found`
   */
  save(
    request: SaveEventRequest,
    user: User | null,
    call: CreatingCall | null,
  ): Promise<SaveEventAnswer>;
  /** Hands a draft in; without an account its address is confirmed first. */
  submit(
    request: SubmitEventRequest,
    user: User | null,
  ): Promise<SubmitEventAnswer & { readonly eventId: string }>;
  /** The button behind the link in the mail; again it changes nothing. */
  confirm(code: string): Promise<string>;
}

export interface SubmissionParts {
  readonly db: Drizzle;
  readonly signedIds: SignedIds;
  readonly review: EventReview;
  /** Where a postcode or town lies. */
  readonly locate: (
    postcode: string | null,
    city: string | null,
  ) => Promise<{ readonly lat: number; readonly lng: number } | null>;
  readonly mayMail: (email: string) => Promise<boolean>;
  readonly wakeJobs: () => void;
}

/** The Veranstaltung that a code opens, locked. @throws Problem `record.not-found` */
export async function ownEvent(
  tx: Executor,
  signedIds: SignedIds,
  code: string,
  version?: number,
): Promise<StoredEventRow> {
  const id = signedIds.read('event-edit', code);
  const event = id === null ? null : await findAnyEvent(tx, id, true);
  if (!event) throw new Problem('record.not-found');
  if (version !== undefined && version !== event.version) throw new Problem('record.changed');
  return event;
}

export function createEventSubmissionService(parts: SubmissionParts): SubmissionService {
  return {
    save: (...request) => save(parts, ...request),
    submit: (...request) => submit(parts, ...request),
    confirm: (code) => confirm(parts, code),
  };
}

async function save(
  { db, signedIds, review, locate, wakeJobs }: SubmissionParts,
  request: SaveEventRequest,
  user: User | null,
  call: CreatingCall | null,
): Promise<SaveEventAnswer> {
  const { code, version: _, ...input } = request;
  const spot =
    input.attendance === 'online' ? null : await locate(input.postcode ?? null, input.city ?? null);
  const place = { latitude: spot?.lat ?? null, longitude: spot?.lng ?? null };
  if (code) {
    const state = await db.transaction(async (tx) => {
      const event = await ownEvent(tx, signedIds, code, request.version);
      return writeChange(tx, review, event, input, place);
    });
    wakeJobs();
    return { code, state };
  }
  checkInput(input, new Date(), false);
  const { eventId } = await db.transaction((tx) =>
    once(tx, call, async () => {
      const id = newEventId(input, ulid().slice(-6));
      const owner = { ownerId: user?.id ?? null, publishedAt: null };
      const draft = { ...columnsOf(input), ...place, ...owner, id, state: 'entwurf' as const };
      await insertEvent(tx, draft);
      return { eventId: id };
    }),
  );
  return { code: signedIds.sign('event-edit', eventId), state: 'entwurf' };
}

async function submit(
  { db, signedIds, review, mayMail, wakeJobs }: SubmissionParts,
  { code, email }: SubmitEventRequest,
  user: User | null,
): ReturnType<SubmissionService['submit']> {
  const answer = await db.transaction(async (tx) => {
    const event = await ownEvent(tx, signedIds, code);
    const eventId = event.id;
    // Handed in before: the answer was lost.
    if (event.state !== 'entwurf') return { confirm: false, eventId };
    const input = inputOf(event);
    if (!input) throw new Problem('record.state');
    checkInput(input, new Date(), false);
    const ownerId = event.ownerId ?? user?.id ?? null;
    if (ownerId) {
      await handIn(tx, review, { ...event, ownerId });
      await changeEvent(tx, eventId, { ownerId });
      return { confirm: false, eventId };
    }
    if (!email) {
      const fields = { email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' };
      throw new Problem('form.invalid', { fields });
    }
    await changeEvent(tx, eventId, { ownerEmail: email, ownerConfirmedAt: null });
    return { confirm: true, eventId, email };
  });
  if ('email' in answer && answer.email && (await mayMail(answer.email))) {
    await enqueue(db, {
      kind: 'mail.event',
      payload: { eventId: answer.eventId, news: 'asked' },
    });
  }
  wakeJobs();
  return { confirm: answer.confirm, eventId: answer.eventId };
}

async function confirm(
  { db, signedIds, review, wakeJobs }: SubmissionParts,
  code: string,
): Promise<string> {
  const asked = readConfirmation(signedIds.read('event-confirm', code));
  const eventId = await db.transaction(async (tx) => {
    const event = asked && (await findAnyEvent(tx, asked.eventId, true));
    // Another address was given since: this link proves nothing about it.
    if (!event || addressMark(event.ownerEmail) !== asked.mark) throw new Problem('token.invalid');
    if (event.state !== 'entwurf') return event.id;
    await changeEvent(tx, event.id, { ownerConfirmedAt: new Date() });
    await handIn(tx, review, event);
    await enqueue(tx, { kind: 'mail.event', payload: { eventId: event.id, news: 'received' } });
    return event.id;
  });
  wakeJobs();
  return eventId;
}
