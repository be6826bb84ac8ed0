import { and, asc, eq, ne } from 'drizzle-orm';

import type { AttendeeList } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { RegistrationState } from '@gruenland/shared-contracts/api/event-registration.ts';

import type { Drizzle } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { eventOccurrences } from '#db/tables/events.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';
import { formatCsv } from '#format-csv.ts';

import { applyRegistrationStep } from '../registration-seats.ts';
import { lockOccurrence } from '../registration-occurrence.repository.ts';
import { findRegistration } from '../registration.repository.ts';
import { findEventInAnyState } from './own-event.repository.ts';

const STATE_LABELS: Readonly<Record<RegistrationState, string>> = {
  requested: 'angefragt',
  confirmed: 'bestätigt',
  waitlisted: 'Warteliste',
  promoted: 'nachgerückt',
  cancelled: 'storniert',
  lapsed: 'verfallen',
  attended: 'erschienen',
  'no-show': 'nicht erschienen',
};

/** Reads and exports the attendees of the organizer's event and records who attended. */
export interface AttendeeService {
  /** @throws Problem `record.not-found` */
  read(code: string): Promise<AttendeeList>;
  /** Returns the attendee list as CSV. @throws Problem `record.not-found` */
  exportCsv(code: string): Promise<string>;
  /** Records whether a person attended. @throws Problem `record.not-found`, `record.state` */
  recordAttendance(code: string, registrationId: string, hasAttended: boolean): Promise<void>;
}

export function createAttendeeService(db: Drizzle, signedIds: IdSigner): AttendeeService {
  async function requireEvent(code: string) {
    const id = signedIds.read('event-edit', code);
    const event = id === null ? null : await findEventInAnyState(db, id);
    if (!event) throw new Problem('record.not-found');
    return event;
  }

  async function readAttendees(code: string): Promise<AttendeeList> {
    const event = await requireEvent(code);
    const rows = await db
      .select({ registration: eventRegistrations, startsAt: eventOccurrences.startsAt })
      .from(eventRegistrations)
      .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRegistrations.occurrenceId))
      .where(and(eq(eventOccurrences.eventId, event.id), ne(eventRegistrations.state, 'requested')))
      .orderBy(asc(eventOccurrences.startsAt), asc(eventRegistrations.lastName))
      .limit(20_000);
    const attendees = rows.map(({ registration, startsAt }) => ({
      id: registration.id,
      occurrenceId: registration.occurrenceId,
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
    read: readAttendees,
    exportCsv: async (code) => {
      const { questions } = await requireEvent(code);
      const { attendees } = await readAttendees(code);
      return formatAttendeesCsv(
        attendees,
        questions.map(({ label }) => label),
      );
    },
    recordAttendance: async (code, registrationId, hasAttended) => {
      const event = await requireEvent(code);
      await db.transaction(async (tx) => {
        const existingRegistration = await findRegistration(tx, registrationId);
        const occurrence =
          existingRegistration && (await lockOccurrence(tx, existingRegistration.occurrenceId));
        // Reads the registration again, because it may have changed before the occurrence was
        // locked.
        const registration = occurrence && (await findRegistration(tx, registrationId));
        if (!registration || occurrence.event.id !== event.id)
          throw new Problem('record.not-found');
        await applyRegistrationStep(tx, registration, hasAttended ? 'attend' : 'miss');
      });
    },
  };
}

/** Returns the attendees as CSV, with one column for each question of the organizer. */
function formatAttendeesCsv(
  attendees: AttendeeList['attendees'],
  questionLabels: readonly string[],
): string {
  const headerCells = [
    'Termin',
    'Stand',
    'Code',
    'Name',
    'E-Mail',
    'Telefon',
    'Plätze',
    ...questionLabels,
  ];
  const tableRows = attendees.map((attendee) => [
    attendee.startsAt,
    STATE_LABELS[attendee.state],
    attendee.ticket,
    attendee.name,
    attendee.email,
    attendee.phone ?? '',
    attendee.seats,
    ...questionLabels.map(
      (label) => attendee.answers.find(({ question }) => question === label)?.answer ?? '',
    ),
  ]);
  return formatCsv([headerCells, ...tableRows]);
}
