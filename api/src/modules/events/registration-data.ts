import { eq, or } from 'drizzle-orm';

import type { Drizzle, Executor } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import type { DataSubject, PersonalData } from '#modules/privacy/personal-data.ts';

import { moveUp } from './registration-seats.ts';
import { holdsSeats } from './registration-states.ts';
import { findDate, lockDate, takeSeats } from './registration-dates.repository.ts';

const ofPerson = ({ id, email }: DataSubject) =>
  or(eq(eventRegistrations.userId, id), eq(eventRegistrations.email, email));

async function findAllOf(db: Executor, subject: DataSubject) {
  return db.select().from(eventRegistrations).where(ofPerson(subject));
}

/** Registrations for Veranstaltungen; who leaves gives the seats back. */
export function registrationData(db: Drizzle): PersonalData {
  return {
    title: 'Anmeldungen zu Veranstaltungen',
    export: async (subject) => {
      const rows = await findAllOf(db, subject);
      return Promise.all(
        rows.map(async ({ id: _, userId: __, dateId, ...rest }) => {
          const date = await findDate(db, dateId);
          return { veranstaltung: date?.event.title, termin: date?.startsAt, ...rest };
        }),
      );
    },
    erase: async (tx, subject) => {
      for (const { id, dateId, state, seats } of await findAllOf(tx, subject)) {
        await lockDate(tx, dateId);
        await tx.delete(eventRegistrations).where(eq(eventRegistrations.id, id));
        if (!holdsSeats(state)) continue;
        await takeSeats(tx, dateId, -seats);
        await moveUp(tx, dateId, new Date());
      }
    },
  };
}
