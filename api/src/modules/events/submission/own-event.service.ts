import type {
  AppealEventRequest,
  ChangeOccurrenceRequest,
  OwnEvent,
  OwnEventOccurrence,
} from '@gruenland/shared-contracts/api/event-submission.ts';

import type { ModerationDecision } from '@gruenland/shared-contracts/api/moderation.ts';
import { recordAudit } from '#audit/audit.ts';
import type { Drizzle } from '#db/database.ts';
import { toDecisionView, fileAppeal, findLatestDecision } from '#modules/moderation/interface.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { changeOccurrence } from '../change-occurrence.ts';
import { toOccurrenceView } from '../event-view.ts';
import { findWaitlistedOccurrenceIds } from '../waitlist.repository.ts';
import {
  validateRequestedChange,
  getMovedScheduleColumns,
  getMovedTimes,
} from './requested-change.ts';
import { toEventInput } from './event-input.ts';
import type { StoredEventRow } from './event-input.ts';
import { changeEvent, findEventInAnyState } from './own-event.repository.ts';
import { expandSchedule } from './schedule-occurrences.ts';
import { requireOwnEvent } from './submission.service.ts';
import { findAllOccurrences } from './write-occurrences.ts';

/** Reads and changes the caller's own event. */
export interface OwnEventService {
  /** @throws Problem `record.not-found` */
  read(code: string): Promise<OwnEvent>;
  /** Cancels, moves or restores one occurrence. @throws Problem `record.changed`, `form.invalid` */
  changeOccurrence(request: ChangeOccurrenceRequest): Promise<void>;
  /** Appeals against the latest decision. @throws Problem `record.state` */
  appeal(request: AppealEventRequest): Promise<void>;
}

export function createOwnEventService(dependencies: {
  readonly db: Drizzle;
  readonly signedIds: IdSigner;
  readonly notifyTaskRunner: () => void;
}): OwnEventService {
  const { db, signedIds, notifyTaskRunner } = dependencies;

  return {
    read: async (code) => {
      const id = signedIds.read('event-edit', code);
      const event = id === null ? null : await findEventInAnyState(db, id);
      const input = event && (event.change?.input ?? toEventInput(event));
      if (!event || !input) throw new Problem('record.not-found');
      const { id: eventId, state, version, refusal } = event;
      const decision = refusal === null ? null : await findDecision(db, eventId);
      const dates = await listShownOccurrences(db, event);
      const hasPendingChange = event.change !== null;
      const pictures = event.change?.pictures ?? event.pictures;
      return {
        id: eventId,
        state,
        version,
        refusal,
        changing: hasPendingChange,
        decision,
        input,
        pictures,
        dates,
      };
    },
    appeal: ({ code, text }) =>
      db.transaction(async (tx) => {
        const event = await requireOwnEvent(tx, signedIds, code);
        await fileAppeal(tx, 'event', event.id, text);
      }),
    changeOccurrence: async (request) => {
      const { code, occurrenceId, version, status, note = null } = request;
      await db.transaction(async (tx) => {
        const event = await requireOwnEvent(tx, signedIds, code, version);
        const dates = await findAllOccurrences(tx, event.id);
        const date = dates.find(({ id }) => id === occurrenceId);
        if (!date) throw new Problem('record.not-found');
        validateRequestedChange(event, date, request, new Date());
        // Attendees of an unpublished event are notified when it is published again, not now.
        const skipNotifications = event.state !== 'published';
        const onlineUrl = request.onlineUrl ?? null;
        const times = getMovedTimes(date, request) ?? {};
        await changeOccurrence(tx, occurrenceId, {
          status,
          note,
          ...times,
          onlineUrl,
          skipNotifications,
        });
        await changeEvent(
          tx,
          event.id,
          dates.length === 1 ? await getMovedScheduleColumns(tx, event) : {},
        );
        await recordAudit(tx, {
          action: 'event.date-changed',
          actor: event.ownerId,
          subject: `event:${event.id}`,
          details: { date: occurrenceId, status },
        });
      });
      notifyTaskRunner();
    },
  };
}

/** Returns the planned occurrences of a draft, or the stored occurrences of any other event. */
async function listShownOccurrences(
  db: Drizzle,
  event: StoredEventRow,
): Promise<OwnEventOccurrence[]> {
  const now = new Date();
  const storedOccurrences = await findAllOccurrences(db, event.id);
  if (event.state !== 'draft') {
    const waitlistedIds = await findWaitlistedOccurrenceIds(db, event, storedOccurrences);
    return storedOccurrences.map((date) => ({
      ...toOccurrenceView(event, date, now, waitlistedIds),
      seatsTaken: date.seatsTaken,
    }));
  }
  const plannedOccurrences = event.schedule ? expandSchedule(event.schedule) : [];
  return plannedOccurrences.map(({ startsAt, endsAt }) => ({
    id: startsAt.toISOString(),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    status: 'scheduled',
    statusNote: null,
    previousStart: null,
    registration: 'none',
    seatsLeft: null,
    seatsTaken: 0,
  }));
}

/** Returns the latest decision about an event or its change, as shown to the submitter. */
async function findDecision(db: Drizzle, eventId: string): Promise<ModerationDecision | null> {
  const decidedCase = await findLatestDecision(db, 'event', eventId);
  return decidedCase && toDecisionView(decidedCase);
}
