import { isDeepStrictEqual } from 'node:util';

import type { ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import type {
  SaveEventAnswer,
  SaveEventRequest,
} from '@gruenland/shared-contracts/api/event-submission.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Executor } from '#db/database.ts';
import type { EventProposal } from '#db/tables/events.ts';
import { closeCases } from '#modules/moderation/case.repository.ts';
import { Problem } from '#problem.ts';

import { checkInput, columnsOf, proposalOf } from './event-input.ts';
import type { StoredEventRow } from './event-input.ts';
import type { EventReview } from './event-review.ts';
import { afterEventStep } from './event-states.ts';
import { changeEvent } from './own-event.repository.ts';
import { putInPlace } from './put-in-place.ts';
import { isMaterial, reviewTexts } from './review-texts.ts';
import { datesOf } from './schedule-dates.ts';
import { writeDates } from './write-dates.ts';

/** Where it takes place on the map. */
export type EventSpot = Pick<EventProposal, 'latitude' | 'longitude'>;

/** A Veranstaltung as it would be. */
export function withProposal(event: StoredEventRow, proposal: EventProposal): StoredEventRow {
  const { input, ...spot } = proposal;
  return { ...event, ...columnsOf(input, event.questions), ...spot };
}

/**
 * Writes a change of a Veranstaltung. What is published stays as it is while what people would read
 * is looked at; times and seats change at once. `event` must be locked.
 * @throws Problem `form.invalid`, `record.state`
 */
export async function writeChange(
  tx: Executor,
  review: EventReview,
  event: StoredEventRow,
  input: Omit<SaveEventRequest, 'code' | 'version'>,
  spot: EventSpot,
): Promise<SaveEventAnswer['state']> {
  const now = new Date();
  const state = afterEventStep(event.state, 'edit');
  if (!state || !event.schedule) throw new Problem('record.state');
  const published = state === 'veroeffentlicht';
  checkInput(input, now, published);
  const { id, ownerId } = event;
  await recordAudit(tx, { action: 'event.changed', actor: ownerId, subject: `event:${id}` });
  const pictures = event.change?.pictures ?? event.pictures;
  return writeVersion(tx, review, event, { input, ...spot, pictures });
}

/**
 * Writes other pictures, beside a change of the texts that waits. `event` must be locked.
 * @throws Problem `record.state`
 */
export async function writePictures(
  tx: Executor,
  review: EventReview,
  event: StoredEventRow,
  pictures: readonly ShownPhoto[],
): Promise<SaveEventAnswer['state']> {
  const version = event.change ?? proposalOf(event);
  if (!version) throw new Problem('record.state');
  const before = event.change?.pictures ?? event.pictures;
  if (isDeepStrictEqual(before, pictures)) return event.state;
  const { id, ownerId } = event;
  await recordAudit(tx, { action: 'event.changed', actor: ownerId, subject: `event:${id}` });
  return writeVersion(tx, review, event, { ...version, pictures });
}

async function writeVersion(
  tx: Executor,
  review: EventReview,
  event: StoredEventRow,
  proposal: EventProposal,
): Promise<SaveEventAnswer['state']> {
  const { id } = event;
  const state = afterEventStep(event.state, 'edit');
  if (!state) throw new Problem('record.state');
  const published = state === 'veroeffentlicht';
  const changed = withProposal(event, proposal);
  if (published && isMaterial(event, changed)) {
    await changeEvent(tx, id, { change: proposalOf(changed), refusal: null });
    await openReview(tx, review, changed, event);
    return state;
  }
  await putInPlace(tx, event, proposal, { state, change: null });
  // The change that waited was taken back.
  if (published && event.change) await closeCases(tx, 'event', id);
  if (state === 'eingereicht') await openReview(tx, review, changed, null);
  return state;
}

/** Puts a draft before the desk, with its dates. @throws Problem `record.state` */
export async function handIn(
  tx: Executor,
  review: EventReview,
  event: StoredEventRow,
): Promise<void> {
  if (!event.schedule) throw new Problem('record.state');
  await writeDates(tx, event, datesOf(event.schedule), new Date());
  await changeEvent(tx, event.id, { state: 'eingereicht', submittedAt: new Date() });
  await openReview(tx, review, event, null);
}

/** Puts a version before the desk; `before` is what is shown meanwhile. */
export async function openReview(
  tx: Executor,
  review: EventReview,
  event: StoredEventRow,
  before: StoredEventRow | null,
): Promise<void> {
  const proposal = proposalOf(event);
  if (!proposal) throw new Problem('record.state');
  await review.open(tx, {
    eventId: event.id,
    title: event.title,
    content: reviewTexts(event),
    before: before && reviewTexts(before),
    proposal,
    guest: event.ownerId === null,
  });
}
