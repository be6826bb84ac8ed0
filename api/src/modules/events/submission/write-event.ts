import { isDeepStrictEqual } from 'node:util';

import type { ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import type {
  SaveEventResponse,
  SaveEventRequest,
} from '@gruenland/shared-contracts/api/event-submission.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Executor } from '#db/database.ts';
import type { EventProposal } from '#db/tables/events.ts';
import { closeCases } from '#modules/moderation/interface.ts';
import { Problem } from '#problem.ts';

import { assertValidEventInput, toEventColumns, toReviewableEventVersion } from './event-input.ts';
import type { StoredEventRow } from './event-input.ts';
import type { EventCaseOpener } from './event-case-opener.ts';
import { getNextEventState } from './event-states.ts';
import { changeEvent } from './own-event.repository.ts';
import { applyEventVersion } from './apply-event-version.ts';
import { isMaterialChange, createReviewTexts } from './review-texts.ts';
import { expandSchedule } from './schedule-occurrences.ts';
import { writeOccurrences } from './write-occurrences.ts';

/** The coordinates of the venue. */
export type EventCoordinates = Pick<EventProposal, 'latitude' | 'longitude'>;

/** Returns the event as it would be if the proposed version were applied. */
export function mergeProposal(event: StoredEventRow, proposal: EventProposal): StoredEventRow {
  const { input, ...coordinates } = proposal;
  return { ...event, ...toEventColumns(input, event.questions), ...coordinates };
}

/**
 * Saves a change of an event. A material change of a published event waits for review as a whole,
 * with all its fields. Every other change applies at once. The caller must have locked `event`.
 * @throws Problem `form.invalid`, `record.state`
 */
export async function writeChange(
  tx: Executor,
  caseOpener: EventCaseOpener,
  event: StoredEventRow,
  input: Omit<SaveEventRequest, 'code' | 'version'>,
  coordinates: EventCoordinates,
): Promise<SaveEventResponse['state']> {
  const now = new Date();
  const state = getNextEventState(event.state, 'edit');
  if (!state || !event.schedule) throw new Problem('record.state');
  const isPublished = state === 'published';
  assertValidEventInput(input, now, isPublished);
  const { id, ownerId } = event;
  await recordAudit(tx, { action: 'event.changed', actor: ownerId, subject: `event:${id}` });
  const pictures = event.change?.pictures ?? event.pictures;
  return writeVersion(tx, caseOpener, event, { input, ...coordinates, pictures });
}

/**
 * Saves new pictures and keeps a pending text change. The caller must have locked `event`.
 * @throws Problem `record.state`
 */
export async function writePictures(
  tx: Executor,
  caseOpener: EventCaseOpener,
  event: StoredEventRow,
  pictures: readonly ShownPhoto[],
): Promise<SaveEventResponse['state']> {
  const version = event.change ?? toReviewableEventVersion(event);
  if (!version) throw new Problem('record.state');
  const picturesBefore = event.change?.pictures ?? event.pictures;
  if (isDeepStrictEqual(picturesBefore, pictures)) return event.state;
  const { id, ownerId } = event;
  await recordAudit(tx, { action: 'event.changed', actor: ownerId, subject: `event:${id}` });
  return writeVersion(tx, caseOpener, event, { ...version, pictures });
}

async function writeVersion(
  tx: Executor,
  caseOpener: EventCaseOpener,
  event: StoredEventRow,
  proposal: EventProposal,
): Promise<SaveEventResponse['state']> {
  const { id } = event;
  const state = getNextEventState(event.state, 'edit');
  if (!state) throw new Problem('record.state');
  const isPublished = state === 'published';
  const changedEvent = mergeProposal(event, proposal);
  if (isPublished && isMaterialChange(event, changedEvent)) {
    await changeEvent(tx, id, { change: toReviewableEventVersion(changedEvent), refusal: null });
    await openReview(tx, caseOpener, changedEvent, event);
    return state;
  }
  await applyEventVersion(tx, event, proposal, { state, change: null });
  // The saved version no longer needs a review, so the open case about the pending change is
  // closed.
  if (isPublished && event.change) await closeCases(tx, 'event', id);
  if (state === 'submitted') await openReview(tx, caseOpener, changedEvent, null);
  return state;
}

/** Submits a draft for review and writes its occurrences. @throws Problem `record.state` */
export async function submitForReview(
  tx: Executor,
  caseOpener: EventCaseOpener,
  event: StoredEventRow,
): Promise<void> {
  if (!event.schedule) throw new Problem('record.state');
  await writeOccurrences(tx, event, expandSchedule(event.schedule), new Date());
  await changeEvent(tx, event.id, { state: 'submitted', submittedAt: new Date() });
  await openReview(tx, caseOpener, event, null);
}

/**
 * Opens a case for a version of an event.
 * @param publishedEvent the published version, or null if there is none
 */
export async function openReview(
  tx: Executor,
  caseOpener: EventCaseOpener,
  event: StoredEventRow,
  publishedEvent: StoredEventRow | null,
): Promise<void> {
  const proposal = toReviewableEventVersion(event);
  if (!proposal) throw new Problem('record.state');
  await caseOpener.open(tx, {
    eventId: event.id,
    title: event.title,
    content: createReviewTexts(event),
    before: publishedEvent && createReviewTexts(publishedEvent),
    proposal,
    isGuest: event.ownerId === null,
  });
}
