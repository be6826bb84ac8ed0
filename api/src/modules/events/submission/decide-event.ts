import { isDeepStrictEqual } from 'node:util';

import type { EventSchedule } from '@gruenland/shared-contracts/api/event-submission.ts';

import type { EventProposal } from '#db/tables/events.ts';
import type { Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { closeCases } from '#modules/moderation/case.repository.ts';
import type { StoredCase } from '#modules/moderation/moderation-kind.ts';
import { Problem } from '#problem.ts';

import { notifyAttendees } from '../change-occurrence.ts';
import { offerFreeSeats } from '../registration-seats.ts';
import { toProposal } from './event-input.ts';
import type { StoredEventRow } from './event-input.ts';
import type { EventReview } from './event-review.ts';
import { afterEventStep } from './event-states.ts';
import type { EventStep } from './event-states.ts';
import { changeEvent, findAnyEvent } from './own-event.repository.ts';
import { applyVersion } from './apply-version.ts';
import { reviewTexts } from './review-texts.ts';
import { pickSchedule } from './schedule-occurrences.ts';
import { findAllOccurrences } from './write-occurrences.ts';
import { openReview, withProposal } from './write-event.ts';

/** Finds and locks an event. @throws Problem `record.not-found` */
export async function requireLockedEvent(tx: Executor, id: string): Promise<StoredEventRow> {
  const event = await findAnyEvent(tx, id, true);
  if (!event) throw new Problem('record.not-found');
  return event;
}

/** The version that a case is about. Old cases did not store it; for them, the current version. */
function versionOfCase(event: StoredEventRow, { proposal }: StoredCase): EventProposal | null {
  const kept = proposal && 'input' in proposal ? (proposal as unknown as EventProposal) : null;
  const version = kept ?? event.change ?? toProposal(event);
  return version && { pictures: event.pictures, ...version };
}

/**
 * The version with the given times: an occurrence may have moved while the texts were under review.
 */
function withSchedule(
  version: EventProposal,
  times: EventSchedule | null | undefined,
): EventProposal {
  if (!times) return version;
  const { weekdays: _weekdays, except: _except, ...input } = version.input;
  return { ...version, input: { ...input, ...pickSchedule(times) } };
}

/** Publishes an event. If it was published before, its attendees are notified. */
async function publish(tx: Executor, event: StoredEventRow, step: EventStep): Promise<void> {
  const state = afterEventStep(event.state, step);
  if (!state) throw new Problem('record.state');
  const again = event.publishedAt !== null;
  await changeEvent(tx, event.id, {
    state,
    refusal: null,
    publishedAt: event.publishedAt ?? new Date(),
  });
  const now = new Date();
  if (again) await notifyAttendees(tx, event.id, now);
  // While the event was unpublished, no seats were offered.
  for (const { id } of await findAllOccurrences(tx, event.id)) await offerFreeSeats(tx, id, now);
  await enqueueTask(tx, { kind: 'mail.event', payload: { eventId: event.id, news: 'published' } });
}

/** Publishes an event, or applies its pending change. @throws Problem `record.state` */
export async function approveEvent(tx: Executor, decided: StoredCase): Promise<void> {
  const event = await requireLockedEvent(tx, decided.subjectId);
  if (event.state !== 'published') return publish(tx, event, 'publish');
  const version = versionOfCase(event, decided);
  if (!decided.before || !version) return;
  const asked = withSchedule(version, event.change?.input ?? event.schedule);
  await applyVersion(tx, event, asked, { change: null, refusal: null });
}

/**
 * Rejects or unpublishes an event. The submitter reads the reason; attendees are notified that it
 * does not take place as announced.
 * @throws Problem `record.not-found`, `record.state`
 */
export async function takeDownEvent(
  tx: Executor,
  event: StoredEventRow,
  why: string,
): Promise<void> {
  const state = afterEventStep(event.state, 'refuse');
  if (!state) throw new Problem('record.state');
  await changeEvent(tx, event.id, { state, refusal: why });
  if (event.state === 'published') await notifyAttendees(tx, event.id, new Date());
}

export async function rejectEvent(tx: Executor, decided: StoredCase, why: string): Promise<void> {
  const event = await requireLockedEvent(tx, decided.subjectId);
  if (!decided.before) return takeDownEvent(tx, event, why);
  await changeEvent(tx, event.id, { change: null, refusal: why });
}

/**
 * Grants an appeal: publishes the version that the case was about. Later changes need their own
 * review.
 */
export async function grantEventAppeal(
  tx: Executor,
  review: EventReview,
  decided: StoredCase,
): Promise<void> {
  const event = await requireLockedEvent(tx, decided.subjectId);
  const version = versionOfCase(event, decided);
  // Events that were not created with the form have a single version.
  if (!version) return publish(tx, event, 'grant');
  if (decided.before) {
    // A later change is already public; an older version must not replace it.
    const { Wann: now, ...texts } = reviewTexts(event);
    const { Wann: then, ...before } = decided.before;
    const untouched = isDeepStrictEqual(texts, before);
    if (event.state !== 'published' || !untouched) return;
    const asked = now === then ? version : withSchedule(version, event.schedule);
    await applyVersion(tx, event, asked, { refusal: null });
    return reviewLaterChange(tx, review, event.id, event.change);
  }
  if (event.state === 'published') return;
  const present = toProposal(event);
  const rewritten = event.state !== 'rejected' && !isDeepStrictEqual(present, version);
  await closeCases(tx, 'event', event.id);
  // The texts are unchanged, but an occurrence may have moved.
  const asked = event.state === 'rejected' ? withSchedule(version, event.schedule) : version;
  await applyVersion(tx, event, asked);
  await publish(tx, event, 'grant');
  await reviewLaterChange(tx, review, event.id, rewritten ? present : event.change);
}

async function reviewLaterChange(
  tx: Executor,
  review: EventReview,
  eventId: string,
  later: EventProposal | null,
): Promise<void> {
  if (!later) return;
  await changeEvent(tx, eventId, { change: later });
  const shown = await requireLockedEvent(tx, eventId);
  await openReview(tx, review, withProposal(shown, later), shown);
}
