import type { LightMyRequestResponse } from 'fastify';
import { ulid } from 'ulid';

import type { Registration } from '@gruenland/shared-contracts/api/event-registration.ts';

import type { Drizzle } from '#db/database.ts';
import { eventOccurrences, events } from '#db/tables/events.ts';
import { addLexemes } from '#modules/events/event-words.ts';

import type { CaughtMail } from './mail-catcher.ts';
import { waitForCode, createEmail } from './people.ts';
import type { TestApi } from './test-api.ts';
import { waitUntil } from './wait-until.ts';

const DAY_MS = 86_400_000;

/**
 * An event with two seats, whose only occurrence is in three days, and the actions of its guests.
 */
export interface EventGuests {
  readonly eventId: string;
  readonly occurrenceId: string;
  register(
    email: string | null,
    overrides?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Waits for the first mail to an email address and returns its link code. */
  waitForCode(email: string): Promise<string>;
  postAction(
    action: 'confirm' | 'accept' | 'cancel',
    code: string,
  ): Promise<LightMyRequestResponse>;
  read(code: string): Promise<Registration>;
  /** Waits for the first mail to this email address that contains these words. */
  waitForMail(email: string, words: string): Promise<CaughtMail>;
  readTakenSeatCount(): Promise<number | undefined>;
  /** Reads all registrations from the database. */
  readRegistrations(): Promise<{ id: string; state: string }[]>;
  /** Registers a guest and confirms the registration. */
  addConfirmedGuest(name: string, overrides?: object): Promise<{ email: string; code: string }>;
}

/** Inserts a course whose only occurrence is in three days. */
export async function insertEvent(
  db: Drizzle,
  overrides: Partial<typeof events.$inferInsert> = {},
): Promise<{ readonly eventId: string; readonly occurrenceId: string }> {
  const eventId = `kurs-${ulid().toLowerCase()}`;
  await db.insert(events).values(
    addLexemes({
      id: eventId,
      title: 'Sensenkurs',
      summary: 'Mähen',
      description: 'Mit der Hand.',
      category: 'kurs',
      attendance: 'hybrid',
      organizer: 'Heimatverein',
      city: 'Celle',
      registration: 'internal',
      capacity: 2,
      maxPerPerson: 3,
      ...overrides,
    }),
  );
  return { eventId, occurrenceId: await insertOccurrence(db, eventId, 3) };
}

/** Inserts an occurrence of two hours for an existing event. @returns the id of the occurrence */
export async function insertOccurrence(
  db: Drizzle,
  eventId: string,
  daysFromNow: number,
): Promise<string> {
  const id = ulid();
  const startsAt = new Date(Date.now() + daysFromNow * DAY_MS);
  const endsAt = new Date(startsAt.getTime() + 7_200_000);
  await db.insert(eventOccurrences).values({ id, eventId, startsAt, endsAt });
  return id;
}

export async function addEvent(
  api: TestApi,
  overrides: Partial<typeof events.$inferInsert> = {},
): Promise<EventGuests> {
  const { eventId, occurrenceId } = await insertEvent(api.database.drizzle, overrides);
  const guests: EventGuests = {
    eventId,
    occurrenceId,
    register: (email, request = {}, headers = {}) => {
      const person = { firstName: 'Hanna', lastName: 'Ohlsen', ...(email && { email }) };
      const body = { occurrenceId, seats: 1, answers: {}, consent: true, ...person, ...request };
      return api.post(`/api/events/${eventId}/registrations`, body, headers);
    },
    waitForCode: (email) => waitForCode(api, email, '/veranstaltungen/anmeldung'),
    postAction: (action, code) => api.post(`/api/events/registrations/${action}`, { code }),
    read: async (code) =>
      (await api.sendRequest({ url: `/api/events/registrations?code=${code}` })).json(),
    waitForMail: (email, words) =>
      waitUntil(`mail „${words}“ to ${email}`, () =>
        api.mails.to(email).find(({ text }) => text.includes(words)),
      ),
    readTakenSeatCount: async () => {
      const { rows } = await api.database.pool.query<{ seats_taken: number }>(
        'SELECT seats_taken FROM event_occurrences WHERE id = $1',
        [occurrenceId],
      );
      return rows[0]?.seats_taken;
    },
    readRegistrations: async () => {
      const { rows } = await api.database.pool.query<{ id: string; state: string }>(
        'SELECT id, state FROM event_registrations WHERE occurrence_id = $1',
        [occurrenceId],
      );
      return rows;
    },
    addConfirmedGuest: async (name, request) => {
      const email = createEmail(name);
      const registration = await guests.register(email, request);
      if (registration.statusCode !== 201) throw new Error(`not registered: ${registration.body}`);
      const code = await guests.waitForCode(email);
      await guests.postAction('confirm', code);
      return { email, code };
    },
  };
  return guests;
}
