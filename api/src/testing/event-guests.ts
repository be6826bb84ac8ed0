import type { LightMyRequestResponse } from 'fastify';
import { ulid } from 'ulid';

import type { Registration } from '@gruenland/shared-contracts/api/event-registration.ts';

import type { Drizzle } from '#db/database.ts';
import { eventDates, events } from '#db/tables/events.ts';

import type { CaughtMail } from './mail-catcher.ts';
import { mailedCode, newEmail } from './people.ts';
import type { TestApi } from './test-api.ts';
import { until } from './until.ts';

const DAY_MS = 86_400_000;

/** A Veranstaltung with one date in three days and two seats, and what guests do with it. */
export interface EventGuests {
  readonly eventId: string;
  readonly dateId: string;
  register(
    email: string | null,
    own?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** The code of the first mail. */
  codeOf(email: string): Promise<string>;
  act(what: 'confirm' | 'accept' | 'cancel', code: string): Promise<LightMyRequestResponse>;
  read(code: string): Promise<Registration>;
  /** The first mail with these words. */
  mailAbout(email: string, words: string): Promise<CaughtMail>;
  seatsTaken(): Promise<number | undefined>;
  /** All registrations as they are stored. */
  stored(): Promise<{ id: string; state: string }[]>;
  /** A guest who has confirmed. */
  guest(name: string, own?: object): Promise<{ email: string; code: string }>;
}

/** A course with one date in three days, as it stands in the database. */
export async function insertEvent(
  db: Drizzle,
  own: Partial<typeof events.$inferInsert> = {},
): Promise<{ readonly eventId: string; readonly dateId: string }> {
  const eventId = `kurs-${ulid().toLowerCase()}`;
  await db.insert(events).values({
    id: eventId,
    title: 'Sensenkurs',
    summary: 'Mähen',
    description: 'Mit der Hand.',
    category: 'kurs',
    attendance: 'hybrid',
    organizer: 'Heimatverein',
    city: 'Celle',
    registration: 'intern',
    capacity: 2,
    maxPerPerson: 3,
    ...own,
  });
  return { eventId, dateId: await insertDate(db, eventId, 3) };
}

/** One more date, of two hours. Answers its id. */
export async function insertDate(db: Drizzle, eventId: string, inDays: number): Promise<string> {
  const id = ulid();
  const startsAt = new Date(Date.now() + inDays * DAY_MS);
  const endsAt = new Date(startsAt.getTime() + 7_200_000);
  await db.insert(eventDates).values({ id, eventId, startsAt, endsAt });
  return id;
}

export async function addEvent(
  api: TestApi,
  own: Partial<typeof events.$inferInsert> = {},
): Promise<EventGuests> {
  const { eventId, dateId } = await insertEvent(api.database.drizzle, own);
  const guests: EventGuests = {
    eventId,
    dateId,
    register: (email, wish = {}, headers = {}) => {
      const person = { firstName: 'Hanna', lastName: 'Ohlsen', ...(email && { email }) };
      const body = { dateId, seats: 1, answers: {}, consent: true, ...person, ...wish };
      return api.post(`/api/veranstaltungen/${eventId}/anmeldungen`, body, headers);
    },
    codeOf: (email) => mailedCode(api, email, '/veranstaltungen/anmeldung'),
    act: (what, code) => api.post(`/api/veranstaltungen/anmeldungen/${what}`, { code }),
    read: async (code) =>
      (await api.ask({ url: `/api/veranstaltungen/anmeldungen?code=${code}` })).json(),
    mailAbout: (email, words) =>
      until(`mail „${words}“ to ${email}`, () =>
        api.mails.to(email).find(({ text }) => text.includes(words)),
      ),
    seatsTaken: async () => {
      const { rows } = await api.database.pool.query<{ seats_taken: number }>(
        'SELECT seats_taken FROM event_dates WHERE id = $1',
        [dateId],
      );
      return rows[0]?.seats_taken;
    },
    stored: async () => {
      const { rows } = await api.database.pool.query<{ id: string; state: string }>(
        'SELECT id, state FROM event_registrations WHERE date_id = $1',
        [dateId],
      );
      return rows;
    },
    guest: async (name, wish) => {
      const email = newEmail(name);
      const asked = await guests.register(email, wish);
      if (asked.statusCode !== 201) throw new Error(`not registered: ${asked.body}`);
      const code = await guests.codeOf(email);
      await guests.act('confirm', code);
      return { email, code };
    },
  };
  return guests;
}
