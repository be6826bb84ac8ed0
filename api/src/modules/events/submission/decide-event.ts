import { isDeepStrictEqual } from 'node:util';

import type { EventSchedule } from '@gruenland/shared-contracts/api/event-submission.ts';

import type { EventProposal } from '#db/tables/events.ts';
import type { Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { closeCases } from '#modules/moderation/interface.ts';
import type { StoredCase } from '#modules/moderation/interface.ts';
import { Problem } from '#problem.ts';

import { notifyAttendees } from '../change-occurrence.ts';
import { offerFreeSeats } from '../registration-seats.ts';
import { toReviewableEventVersion } from './event-input.ts';
import type { StoredEventRow } from './event-input.ts';
import type { EventCaseOpener } from './event-case-opener.ts';
import { getNextEventState } from './event-states.ts';
import type { EventStep } from './event-states.ts';
import { changeEvent, findEventInAnyState } from './own-event.repository.ts';
import { applyEventVersion } from './apply-event-version.ts';
import { createReviewTexts } from './review-texts.ts';
import { pickSchedule } from './schedule-occurrences.ts';
import { findAllOccurrences } from './write-occurrences.ts';
import { openReview, mergeProposal } from './write-event.ts';

/** Finds and locks an event. @throws Problem `record.not-found` */
async function requireLockedEvent(tx: Executor, id: string): Promise<StoredEventRow> {
  const event = await findEventInAnyState(tx, id, true);
  if (!event) throw new Problem('record.not-found');
  return event;
}

/**
 * Returns the version that a case is about. If an old case stores no version, returns the pending
 * change, or the current event if there is no pending change.
 */
function getCaseVersion(event: StoredEventRow, { proposal }: StoredCase): EventProposal | null {
  const storedProposal =
    proposal && 'input' in proposal ? (proposal as unknown as EventProposal) : null;
  const version = storedProposal ?? event.change ?? toReviewableEventVersion(event);
  return version && { pictures: event.pictures, ...version };
}

/** Returns the version with the given times. An occurrence may have moved during the review. */
function replaceSchedule(
  version: EventProposal,
  times: EventSchedule | null | undefined,
): EventProposal {
  if (!times) return version;
  const { weekdays: _weekdays, except: _except, ...input } = version.input;
  return { ...version, input: { ...input, ...pickSchedule(times) } };
}

/** Publishes an event. If it was published before, its attendees are notified. */
async function publishEvent(tx: Executor, event: StoredEventRow, step: EventStep): Promise<void> {
  const state = getNextEventState(event.state, step);
  if (!state) throw new Problem('record.state');
  const wasPublished = event.publishedAt !== null;
  await changeEvent(tx, event.id, {
    state,
    refusal: null,
    publishedAt: event.publishedAt ?? new Date(),
  });
  const now = new Date();
  if (wasPublished) await notifyAttendees(tx, event.id, now);
  // Offers the seats that became free while the event was unpublished.
  for (const { id } of await findAllOccurrences(tx, event.id)) await offerFreeSeats(tx, id, now);
  await enqueueTask(tx, {
    kind: 'mail.event',
    payload: { eventId: event.id, notification: 'published' },
  });
}

/** Publishes an event, or applies its pending change. @throws Problem `record.state` */
export async function approveEvent(tx: Executor, decidedCase: StoredCase): Promise<void> {
  const event = await requireLockedEvent(tx, decidedCase.subjectId);
  if (event.state !== 'published') return publishEvent(tx, event, 'publish');
  const version = getCaseVersion(event, decidedCase);
  if (!decidedCase.before || !version) return;
  const requestedVersion = replaceSchedule(version, event.change?.input ?? event.schedule);
  await applyEventVersion(tx, event, requestedVersion, { change: null, refusal: null });
}

/**
 * Rejects or unpublishes an event. The submitter can read the reason; attendees of a published
 * event are notified. @throws Problem `record.state` if the event can be neither rejected nor
 * unpublished
 */
export async function takeDownEvent(
  tx: Executor,
  event: StoredEventRow,
  reason: string,
): Promise<void> {
  const state = getNextEventState(event.state, 'refuse');
  if (!state) throw new Problem('record.state');
  await changeEvent(tx, event.id, { state, refusal: reason });
  if (event.state === 'published') await notifyAttendees(tx, event.id, new Date());
}

export async function rejectEvent(
  tx: Executor,
  storedCase: StoredCase,
  reason: string,
): Promise<void> {
  const event = await requireLockedEvent(tx, storedCase.subjectId);
  if (!storedCase.before) return takeDownEvent(tx, event, reason);
  await changeEvent(tx, event.id, { change: null, refusal: reason });
}

/**
 * Grants an appeal: publishes the version that the case was about. Later changes need their own
 * review.
 */
export async function grantEventAppeal(
  tx: Executor,
  caseOpener: EventCaseOpener,
  decidedCase: StoredCase,
): Promise<void> {
  const event = await requireLockedEvent(tx, decidedCase.subjectId);
  const version = getCaseVersion(event, decidedCase);
  // Events that were not created with the form have no version and are published unchanged.
  if (!version) return publishEvent(tx, event, 'grant');
  if (decidedCase.before) {
    // An older version must not replace a later change that is already public.
    const { Wann: timesNow, ...textsNow } = createReviewTexts(event);
    const { Wann: timesBefore, ...textsBefore } = decidedCase.before;
    const hasSameTexts = isDeepStrictEqual(textsNow, textsBefore);
    if (event.state !== 'published' || !hasSameTexts) return;
    const requestedVersion =
      timesNow === timesBefore ? version : replaceSchedule(version, event.schedule);
    await applyEventVersion(tx, event, requestedVersion, { refusal: null });
    return openReviewOfLaterChange(tx, caseOpener, event.id, event.change);
  }
  if (event.state === 'published') return;
  const currentVersion = toReviewableEventVersion(event);
  const isRewritten = event.state !== 'rejected' && !isDeepStrictEqual(currentVersion, version);
  await closeCases(tx, 'event', event.id);
  // A rejected event keeps its current times, because an occurrence may have moved.
  const requestedVersion =
    event.state === 'rejected' ? replaceSchedule(version, event.schedule) : version;
  await applyEventVersion(tx, event, requestedVersion);
  await publishEvent(tx, event, 'grant');
  await openReviewOfLaterChange(
    tx,
    caseOpener,
    event.id,
    isRewritten ? currentVersion : event.change,
  );
}

async function openReviewOfLaterChange(
  tx: Executor,
  caseOpener: EventCaseOpener,
  eventId: string,
  laterChange: EventProposal | null,
): Promise<void> {
  if (!laterChange) return;
  await changeEvent(tx, eventId, { change: laterChange });
  const currentEvent = await requireLockedEvent(tx, eventId);
  await openReview(tx, caseOpener, mergeProposal(currentEvent, laterChange), currentEvent);
}
