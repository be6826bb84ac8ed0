import { eq, or } from 'drizzle-orm';

import type { Drizzle, Executor } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import type { DataSubject, PersonalData } from '#module/personal-data.ts';

import { offerFreeSeats } from './registration-seats.ts';
import { hasSeats } from './registration-states.ts';
import {
  findOccurrence,
  lockOccurrence,
  changeTakenSeats,
} from './registration-occurrence.repository.ts';

const createPersonCondition = ({ id, email }: DataSubject) =>
  or(eq(eventRegistrations.userId, id), eq(eventRegistrations.email, email));

async function findRegistrationsOfPerson(db: Executor, subject: DataSubject) {
  return db.select().from(eventRegistrations).where(createPersonCondition(subject));
}

/**
 * Returns the functions that export and erase the event registrations of a person. Erasing a
 * registration releases its seats.
 */
export function createRegistrationPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Anmeldungen zu Veranstaltungen',
    export: async (subject) => {
      const rows = await findRegistrationsOfPerson(db, subject);
      return Promise.all(
        rows.map(async ({ id: _, userId: __, occurrenceId, ...registrationColumns }) => {
          const occurrence = await findOccurrence(db, occurrenceId);
          return {
            veranstaltung: occurrence?.event.title,
            termin: occurrence?.startsAt,
            ...registrationColumns,
          };
        }),
      );
    },
    erase: async (tx, subject) => {
      for (const { id, occurrenceId, state, seats } of await findRegistrationsOfPerson(
        tx,
        subject,
      )) {
        await lockOccurrence(tx, occurrenceId);
        await tx.delete(eventRegistrations).where(eq(eventRegistrations.id, id));
        if (!hasSeats(state)) continue;
        await changeTakenSeats(tx, occurrenceId, -seats);
        await offerFreeSeats(tx, occurrenceId, new Date());
      }
    },
  };
}
