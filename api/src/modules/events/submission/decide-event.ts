import { isDeepStrictEqual } from 'node:util';

import type { EventSchedule } from '@gruenland/shared-contracts/api/event-submission.ts';

import type { EventProposal } from '#db/tables/events.ts';
import type { Executor } from '#db/database.ts';
import { enqueue } from '#queue/task.repository.ts';
import { closeCases } from '#modules/moderation/case.repository.ts';
import type { StoredCase } from '#modules/moderation/moderation-kind.ts';
import { Problem } from '#problem.ts';

import { tellOfDates } from '../date-changes.ts';
import { moveUp } from '../registration-seats.ts';
import { proposalOf } from './event-input.ts';
import type { StoredEventRow } from './event-input.ts';
import type { EventReview } from './event-review.ts';
import { afterEventStep } from './event-states.ts';
import type { EventStep } from './event-states.ts';
import { changeEvent, findAnyEvent } from './own-event.repository.ts';
import { putInPlace } from './put-in-place.ts';
import { reviewTexts } from './review-texts.ts';
import { scheduleOf } from './schedule-dates.ts';
import { findAllDates } from './write-dates.ts';
import { openReview, withProposal } from './write-event.ts';

/** A Veranstaltung, locked. @throws Problem `record.not-found` */
export async function lockedEvent(tx: Executor, id: string): Promise<StoredEventRow> {
  const event = await findAnyEvent(tx, id, true);
  if (!event) throw new Problem('record.not-found');
  return event;
}

/** The version that a case was about; cases of before it was kept have the entry as it is. */
function decidedVersion(event: StoredEventRow, { proposal }: StoredCase): EventProposal | null {
  const kept = proposal && 'input' in proposal ? (proposal as unknown as EventProposal) : null;
  const version = kept ?? event.change ?? proposalOf(event);
  return version && { pictures: event.pictures, ...version };
}

/** The version with these times: a date may have been moved at once while its texts waited. */
function atTimes(version: EventProposal, times: EventSchedule | null | undefined): EventProposal {
  if (!times) return version;
  const { weekdays: _weekdays, except: _except, ...input } = version.input;
  return { ...version, input: { ...input, ...scheduleOf(times) } };
}

/** Puts it into the calendar; whoever was registered before it was taken out learns of it. */
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
  if (again) await tellOfDates(tx, event.id, now);
  // While it was out of the calendar nobody was offered anything.
  for (const { id } of await findAllDates(tx, event.id)) await moveUp(tx, id, now);
  await enqueue(tx, { kind: 'mail.event', payload: { eventId: event.id, news: 'published' } });
}

/** Puts a Veranstaltung, or its waiting change, in place. @throws Problem `record.state` */
export async function approveEvent(tx: Executor, decided: StoredCase): Promise<void> {
  const event = await lockedEvent(tx, decided.subjectId);
  if (event.state !== 'veroeffentlicht') return publish(tx, event, 'publish');
  const version = decidedVersion(event, decided);
  if (!decided.before || !version) return;
  const asked = atTimes(version, event.change?.input ?? event.schedule);
  await putInPlace(tx, event, asked, { change: null, refusal: null });
}

/**
 * Keeps it out of the calendar, or takes it out: whoever sent it in reads why, and who is registered
 * that it does not take place as announced. Of a change only the change is refused.
 * @throws Problem `record.not-found`, `record.state`
 */
export async function refuseEvent(tx: Executor, event: StoredEventRow, why: string): Promise<void> {
  const state = afterEventStep(event.state, 'refuse');
  if (!state) throw new Problem('record.state');
  await changeEvent(tx, event.id, { state, refusal: why });
  if (event.state === 'veroeffentlicht') await tellOfDates(tx, event.id, new Date());
}

export async function rejectEvent(tx: Executor, decided: StoredCase, why: string): Promise<void> {
  const event = await lockedEvent(tx, decided.subjectId);
  if (!decided.before) return refuseEvent(tx, event, why);
  await changeEvent(tx, event.id, { change: null, refusal: why });
}

/** Shows the version that an objection was about; what was written since waits for its own review. */
export async function grantEvent(
  tx: Executor,
  review: EventReview,
  decided: StoredCase,
): Promise<void> {
  const event = await lockedEvent(tx, decided.subjectId);
  const version = decidedVersion(event, decided);
  // One that was never written in the form has but one version.
  if (!version) return publish(tx, event, 'grant');
  if (decided.before) {
    // A later change is shown already: nobody asked to have it replaced by an older one.
    const { Wann: now, ...texts } = reviewTexts(event);
    const { Wann: then, ...before } = decided.before;
    const untouched = isDeepStrictEqual(texts, before);
    if (event.state !== 'veroeffentlicht' || !untouched) return;
    const asked = now === then ? version : atTimes(version, event.schedule);
    await putInPlace(tx, event, asked, { refusal: null });
    return reviewLater(tx, review, event.id, event.change);
  }
  if (event.state === 'veroeffentlicht') return;
  const present = proposalOf(event);
  const rewritten = event.state !== 'abgelehnt' && !isDeepStrictEqual(present, version);
  await closeCases(tx, 'event', event.id);
  // Not rewritten, but perhaps moved since.
  const asked = event.state === 'abgelehnt' ? atTimes(version, event.schedule) : version;
  await putInPlace(tx, event, asked);
  await publish(tx, event, 'grant');
  await reviewLater(tx, review, event.id, rewritten ? present : event.change);
}

async function reviewLater(
  tx: Executor,
  review: EventReview,
  eventId: string,
  later: EventProposal | null,
): Promise<void> {
  if (!later) return;
  await changeEvent(tx, eventId, { change: later });
  const shown = await lockedEvent(tx, eventId);
  await openReview(tx, review, withProposal(shown, later), shown);
}
