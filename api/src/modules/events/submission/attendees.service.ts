import { and, asc, eq, ne } from 'drizzle-orm';

import type { AttendeeList } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { RegistrationState } from '@gruenland/shared-contracts/api/event-registration.ts';

import type { Drizzle } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { eventDates } from '#db/tables/events.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';
import { writeCsv } from '#write-csv.ts';

import { step } from '../registration-seats.ts';
import { lockDate } from '../registration-dates.repository.ts';
import { findRegistration } from '../registration.repository.ts';
import { findAnyEvent } from './own-event.repository.ts';

const STATES: Readonly<Record<RegistrationState, string>> = {
  angefragt: 'angefragt',
  bestaetigt: 'bestätigt',
  warteliste: 'Warteliste',
  nachgerueckt: 'nachgerückt',
  storniert: 'storniert',
  verfallen: 'verfallen',
  erschienen: 'erschienen',
  'nicht-erschienen': 'nicht erschienen',
};

/** Who is registered for one's own Veranstaltung. */
export interface AttendeeService {
  /** @throws Problem `record.not-found` */
  read(code: string): Promise<AttendeeList>;
  /** The same as a table for spreadsheets. @throws Problem `record.not-found` */
  table(code: string): Promise<string>;
  /** Notes at the door who came. @throws Problem `record.not-found`, `record.state` */
  note(code: string, registrationId: string, came: boolean): Promise<void>;
}

export function createAttendeeService(db: Drizzle, signedIds: SignedIds): AttendeeService {
  async function owned(code: string) {
    const id = signedIds.read('event-edit', code);
    const event = id === null ? null : await findAnyEvent(db, id);
    if (!event) throw new Problem('record.not-found');
    return event;
  }

  async function read(code: string): Promise<AttendeeList> {
    const event = await owned(code);
    const rows = await db
      .select({ registration: eventRegistrations, startsAt: eventDates.startsAt })
      .from(eventRegistrations)
      .innerJoin(eventDates, eq(eventDates.id, eventRegistrations.dateId))
      .where(and(eq(eventDates.eventId, event.id), ne(eventRegistrations.state, 'angefragt')))
      .orderBy(asc(eventDates.startsAt), asc(eventRegistrations.lastName))
      .limit(20_000);
    const attendees = rows.map(({ registration, startsAt }) => ({
      id: registration.id,
      dateId: registration.dateId,
      startsAt: startsAt.toISOString(),
      state: registration.state,
      ticket: registration.code,
      name: `${registration.firstName} ${registration.lastName}`,
      email: registration.email,
      phone: registration.phone,
      seats: registration.seats,
      answers: event.questions.flatMap(({ id, label }) => {
        const answer = registration.answers[id];
        return answer ? [{ question: label, answer }] : [];
      }),
    }));
    return { title: event.title, attendees };
  }

  return {
    read,
    table: async (code) => {
      const { questions } = await owned(code);
      const { attendees } = await read(code);
      const labels = questions.map(({ label }) => label);
      const head = ['Termin', 'Stand', 'Code', 'Name', 'E-Mail', 'Telefon', 'Plätze', ...labels];
      const lines = attendees.map((each) => [
        each.startsAt,
        STATES[each.state],
        each.ticket,
        each.name,
        each.email,
        each.phone ?? '',
        each.seats,
        ...labels.map(
          (label) => each.answers.find(({ question }) => question === label)?.answer ?? '',
        ),
      ]);
      return writeCsv([head, ...lines]);
    },
    note: async (code, registrationId, came) => {
      const event = await owned(code);
      await db.transaction(async (tx) => {
        const known = await findRegistration(tx, registrationId);
        const date = known && (await lockDate(tx, known.dateId));
        // As it is now that nobody else can change it.
        const registration = date && (await findRegistration(tx, registrationId));
        if (!registration || date.event.id !== event.id) throw new Problem('record.not-found');
        await step(tx, registration, came ? 'attend' : 'miss');
      });
    },
  };
}
