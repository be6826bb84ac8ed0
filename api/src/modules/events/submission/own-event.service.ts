import type {
  AppealEventRequest,
  ChangeDateRequest,
  OwnEvent,
  OwnEventDate,
} from '@gruenland/shared-contracts/api/event-submission.ts';

import type { EntryDecision } from '@gruenland/shared-contracts/api/moderation.ts';
import { recordAudit } from '#audit/audit.ts';
import type { Drizzle } from '#db/database.ts';
import { decisionView } from '#modules/moderation/decision-view.ts';
import { objectTo } from '#modules/moderation/moderation.service.ts';
import { latestDecision } from '#modules/moderation/report.service.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { changeDate } from '../date-changes.ts';
import { shownDate } from '../shown-event.ts';
import { lineOf } from '../waiting-line.repository.ts';
import { checkChange, followDate, movedTimes } from './asked-change.ts';
import { inputOf } from './event-input.ts';
import type { StoredEventRow } from './event-input.ts';
import { changeEvent, findAnyEvent } from './own-event.repository.ts';
import { datesOf } from './schedule-dates.ts';
import { ownEvent } from './submission.service.ts';
import { findAllDates } from './write-dates.ts';

/** What people have sent in, and what they do with it. */
export interface OwnEventService {
  /** @throws Problem `record.not-found` */
  read(code: string): Promise<OwnEvent>;
  /** Cancels, moves or restores one date. @throws Problem `record.changed`, `form.invalid` */
  changeDate(request: ChangeDateRequest): Promise<void>;
  /** Objects to the latest decision. @throws Problem `record.state` */
  appeal(request: AppealEventRequest): Promise<void>;
}

export function createOwnEventService(parts: {
  readonly db: Drizzle;
  readonly signedIds: SignedIds;
  readonly wakeJobs: () => void;
}): OwnEventService {
  const { db, signedIds, wakeJobs } = parts;

  async function datesShown(event: StoredEventRow): Promise<OwnEventDate[]> {
    const now = new Date();
    const stored = await findAllDates(db, event.id);
    if (event.state !== 'entwurf') {
      const line = await lineOf(db, event, stored);
      return stored.map((date) => ({
        ...shownDate(event, date, now, line),
        seatsTaken: date.seatsTaken,
      }));
    }
    const planned = event.schedule ? datesOf(event.schedule) : [];
    return planned.map(({ startsAt, endsAt }) => ({
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

  return {
    read: async (code) => {
      const id = signedIds.read('event-edit', code);
      const event = id === null ? null : await findAnyEvent(db, id);
      const input = event && (event.change?.input ?? inputOf(event));
      if (!event || !input) throw new Problem('record.not-found');
      const { id: eventId, state, version, refusal } = event;
      const decision = refusal === null ? null : await decisionAbout(db, eventId);
      const dates = await datesShown(event);
      const changing = event.change !== null;
      const pictures = event.change?.pictures ?? event.pictures;
      return { id: eventId, state, version, refusal, changing, decision, input, pictures, dates };
    },
    appeal: ({ code, text }) =>
      db.transaction(async (tx) => {
        const event = await ownEvent(tx, signedIds, code);
        await objectTo(tx, 'event', event.id, text);
      }),
    changeDate: async (request) => {
      const { code, dateId, version, status, note = null } = request;
      await db.transaction(async (tx) => {
        const event = await ownEvent(tx, signedIds, code, version);
        const dates = await findAllDates(tx, event.id);
        const date = dates.find(({ id }) => id === dateId);
        if (!date) throw new Problem('record.not-found');
        checkChange(event, date, request, new Date());
        // Attendees heard that it left the calendar; they hear of dates when it is back.
        const quiet = event.state !== 'veroeffentlicht';
        const onlineUrl = request.onlineUrl ?? null;
        const times = movedTimes(date, request) ?? {};
        await changeDate(tx, dateId, { status, note, ...times, onlineUrl, quiet });
        await changeEvent(tx, event.id, dates.length === 1 ? await followDate(tx, event) : {});
        await recordAudit(tx, {
          action: 'event.date-changed',
          actor: event.ownerId,
          subject: `event:${event.id}`,
          details: { date: dateId, status },
        });
      });
      wakeJobs();
    },
  };
}

/** The decision against a Veranstaltung or a change of it, as its submitter reads it. */
async function decisionAbout(db: Drizzle, eventId: string): Promise<EntryDecision | null> {
  const decided = await latestDecision(db, 'event', eventId);
  return decided && decisionView(decided);
}
