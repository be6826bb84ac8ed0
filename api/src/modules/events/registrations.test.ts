import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createIdSigner } from '#secrets/signed-id.ts';
import { addEvent } from '#testing/event-guests.ts';
import type { EventGuests } from '#testing/event-guests.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';
import { createEmail, registerPerson, signIn } from '#testing/people.ts';
import { startTestApi, createTestEnvironment } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { changeOccurrence } from './change-occurrence.ts';
import { eraseExpiredRows } from '#retention/erase-expired-rows.ts';

const deadlineProblem = { code: 'registration.deadline-passed' };
const DAY_MS = 86_400_000;
const signedIds = createIdSigner([createTestEnvironment('', '')['AUTH_SECRET'] ?? '']);
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

let guests: EventGuests;
const register: EventGuests['register'] = (...request) => guests.register(...request);
const addGuest: EventGuests['addConfirmedGuest'] = (...args) => guests.addConfirmedGuest(...args);
const postAction: EventGuests['postAction'] = (...args) => guests.postAction(...args);
const read: EventGuests['read'] = (code) => guests.read(code);
const waitForGuestCode: EventGuests['waitForCode'] = (email) => guests.waitForCode(email);
const waitForMail: EventGuests['waitForMail'] = (...args) => guests.waitForMail(...args);
const countSeats: EventGuests['readTakenSeatCount'] = () => guests.readTakenSeatCount();
const createEvent = async (fields: Parameters<typeof addEvent>[1] = {}) => {
  guests = await addEvent(api, fields);
};
beforeEach(() => createEvent());

describe('guests', () => {
  test('get a seat after confirmation, with ticket, calendar file and cancellation link', async () => {
    const email = createEmail('gast');
    expect((await register(email)).json()).toEqual({ code: null });
    const code = await waitForGuestCode(email);
    expect(await read(code)).toMatchObject({ state: 'requested', onlineUrl: null });
    expect(await countSeats()).toBe(0);
    await postAction('confirm', code);
    await postAction('confirm', code);
    const registration = await read(code);
    expect(registration).toMatchObject({ state: 'confirmed', seats: 1, title: 'Sensenkurs' });
    expect(registration.ticket).toMatch(/^[6789BCDFGHJKLMNPQRTW]{6}$/u);
    expect(await countSeats()).toBe(1);
    const mail = await waitForMail(email, registration.ticket);
    expect(mail.headers).toContain('multipart/mixed');
    const calendarResponse = await api.sendRequest({
      url: `/api/veranstaltungen/anmeldungen/termin.ics?code=${code}`,
    });
    expect(calendarResponse.body).toContain(`UID:${guests.occurrenceId}@localhost`);
    expect((await postAction('cancel', code)).statusCode).toBe(200);
    expect((await postAction('cancel', code)).statusCode).toBe(200);
    expect(await read(code)).toMatchObject({ state: 'cancelled', cancelUntil: null });
    expect(await countSeats()).toBe(0);
    await waitForMail(email, 'ist storniert');
  });

  test('get the same answer whether or not their address is registered', async () => {
    const { email } = await addGuest('doppelt');
    const response = await register(email.toUpperCase());
    expect([response.statusCode, response.json()]).toEqual([201, { code: null }]);
    await waitForMail(email, 'noch einmal eine Anmeldung');
    expect(await countSeats()).toBe(1);
  });

  test('repeating a request with the same key creates one registration and one mail', async () => {
    const email = createEmail('key');
    const key = { idempotencyKey: 'a-key-of-this-form-0001' };
    await Promise.all([register(email, key), register(email, key), register(email, key)]);
    await waitForGuestCode(email);
    await waitForTasks(api);
    expect(api.mails.to(email)).toHaveLength(1);
  });

  test.each([
    [{ seats: 4 }, 422, ['seats']],
    [{ email: null }, 422, ['email']],
    [{ answers: { fremd: 'x' } }, 400, []],
    [{ consent: false }, 400, ['consent']],
    [{ occurrenceId: 'nirgends' }, 404, []],
  ])('with %j are rejected', async (changes, status, fields) => {
    const response = await register(createEmail('nein'), changes);
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json().fields ?? {})).toEqual(fields);
  });

  test('answer the organizer’s questions', async () => {
    const options = ['ja', 'nein'];
    const question = { id: 'sense', label: 'Eigene Sense?', options, required: true };
    await createEvent({ questions: [question] });
    const url = `/api/events/${guests.eventId}/registration`;
    expect((await api.sendRequest({ url })).json().questions).toEqual([question]);
    const response = await register(createEmail('frage'));
    expect(response.json().fields).toEqual({ 'antwort-sense': expect.stringContaining('Frage') });
    const invalidAnswerResponse = await register(createEmail('frage'), {
      answers: { sense: 'vielleicht' },
    });
    expect(invalidAnswerResponse.statusCode).toBe(422);
    expect((await register(createEmail('frage'), { answers: { sense: 'ja' } })).statusCode).toBe(
      201,
    );
  });

  test('cannot guess a registration code', async () => {
    const { code } = await addGuest('geheim');
    const [id] = code.split('.');
    const foreignCode = createIdSigner(['another secret']).sign('event-registration', id ?? '');
    for (const invalidCode of [foreignCode, signedIds.sign('newsletter-unsubscribe', id ?? '')]) {
      for (const action of ['confirm', 'accept', 'cancel'] as const) {
        expect((await postAction(action, invalidCode)).statusCode).toBe(404);
      }
      expect(await read(invalidCode)).toMatchObject({ code: 'record.not-found' });
    }
  });
});

describe('signed-in users', () => {
  test('get a seat at once, only under their own address', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    const formResponse = await api.sendRequest({
      url: `/api/events/${guests.eventId}/registration`,
      headers: { cookie },
    });
    expect(formResponse.json()).toMatchObject({ viewer: { email }, date: { seatsLeft: 2 } });
    const response = await register('fremd@hof.example', {}, { cookie });
    const { code } = response.json();
    expect(await read(code)).toMatchObject({ state: 'confirmed', email });
    expect((await register(null, {}, { cookie })).json()).toEqual({ code });
    expect(await countSeats()).toBe(1);
  });
});

describe('deadlines', () => {
  test('reject registration before opening and after closing, and late cancellation', async () => {
    await createEvent({ opensAt: new Date(Date.now() + DAY_MS) });
    expect((await register(createEmail('x'))).json()).toMatchObject({
      code: 'registration.closed',
    });
    await createEvent({ closesHours: 100 });
    expect((await register(createEmail('x'))).json()).toMatchObject({
      code: 'registration.closed',
    });
    await createEvent({ cancelHours: 100 });
    const { code } = await addGuest('spaet');
    expect(await read(code)).toMatchObject({ cancelUntil: null });
    expect((await postAction('cancel', code)).json()).toMatchObject(deadlineProblem);
  });
});

/** Repeats a request until the status of the response is not 503. */
async function retryOnTimeout(
  send: () => ReturnType<typeof postAction>,
): ReturnType<typeof postAction> {
  for (;;) {
    const response = await send();
    if (response.statusCode !== 503) return response;
  }
}

describe('many concurrent requests', () => {
  test('fill exactly the seats and then the waitlist; none is lost', async () => {
    // A run of soak on PostgreSQL sends more. The embedded database gets fewer, because mail tasks
    // also use its only connection.
    const requestCount = api.database.kind === 'postgres' && process.env['SOAK'] ? 200 : 60;
    const capacity = requestCount / 4;
    await createEvent({ capacity });
    const emails = Array.from({ length: requestCount }, () => createEmail('andrang'));
    const responses = await Promise.all(
      emails.map((email) => retryOnTimeout(() => register(email))),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const listAttendeesInState = async (wantedState: string) =>
      (await guests.readRegistrations()).filter(({ state }) => state === wantedState);
    const signCode = ({ id }: { id: string }) => signedIds.sign('event-registration', id);
    const codes = (await guests.readRegistrations()).map(signCode);
    expect(codes).toHaveLength(requestCount);
    // The second round repeats each request, as clients do if they did not receive the response.
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(
        codes.map((code) => retryOnTimeout(() => postAction('confirm', code))),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    const attendees = await listAttendeesInState('confirmed');
    expect(attendees).toHaveLength(capacity);
    expect(await listAttendeesInState('waitlisted')).toHaveLength(requestCount - capacity);
    expect(await countSeats()).toBe(capacity);
    // Ten people cancel at the same time: exactly ten waitlist entries get an offer.
    await Promise.all(
      attendees
        .slice(0, 10)
        .map((entry) => retryOnTimeout(() => postAction('cancel', signCode(entry)))),
    );
    expect(await listAttendeesInState('promoted')).toHaveLength(10);
    expect(await countSeats()).toBe(capacity);
    // 8 s on an idle machine. On a busy one, requests exceed the time limit of a statement and are
    // repeated.
  }, 180_000);
});

describe('a changed occurrence', () => {
  test('notifies attendees and waitlist once and updates their calendars', async () => {
    const attendees = [await addGuest('a'), await addGuest('b'), await addGuest('c')];
    const cancelledGuest = await addGuest('d');
    await postAction('cancel', cancelledGuest.code);
    const startsAt = new Date(Date.now() + 5 * DAY_MS);
    const newTimes = { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
    const note = 'Der Regen macht nicht mit.';
    await api.database.drizzle.transaction((tx) =>
      changeOccurrence(tx, guests.occurrenceId, { status: 'moved', note, ...newTimes }),
    );
    for (const { email } of attendees)
      expect((await waitForMail(email, note)).text).toContain('geändert');
    expect(api.mails.to(cancelledGuest.email).some(({ text }) => text.includes(note))).toBe(false);
    const feedResponse = await api.sendRequest({
      url: `/api/veranstaltungen/${guests.eventId}/termine.ics`,
    });
    expect(feedResponse.body).toContain('SEQUENCE:1');
    expect(feedResponse.body).toContain(`UID:${guests.occurrenceId}@localhost`);
    const detail = (await api.sendRequest({ url: `/api/events/${guests.eventId}` })).json();
    expect(detail).toMatchObject({
      status: 'moved',
      statusNote: note,
      startsAt: startsAt.toISOString(),
    });
    expect(detail.dates[0].previousStart).not.toBeNull();
    await api.database.drizzle.transaction((tx) =>
      changeOccurrence(tx, guests.occurrenceId, { status: 'cancelled', note: 'Zu wenige.' }),
    );
    await waitForMail(attendees[0]!.email, 'abgesagt');
    const calendarResponse = await api.sendRequest({
      url: `/api/veranstaltungen/${guests.eventId}/termine.ics`,
    });
    expect(calendarResponse.body).toContain('STATUS:CANCELLED');
    expect(calendarResponse.body).toContain('SEQUENCE:2');
  });
});

describe('attendee data', () => {
  test('only attendees see the online URL', async () => {
    const link = 'https://treffen.example/raum';
    await createEvent({ onlineUrl: link });
    const { email, code } = await addGuest('online');
    expect(await read(code)).toMatchObject({ onlineUrl: link });
    expect((await waitForMail(email, 'Ihr Code am Einlass')).text).toContain(link);
    for (const url of [
      `/api/events/${guests.eventId}`,
      `/api/veranstaltungen/${guests.eventId}/termine.ics`,
      '/api/veranstaltungen/kalender.ics',
      `/api/events/${guests.eventId}/registration`,
    ])
      expect((await api.sendRequest({ url })).body).not.toContain('treffen.example');
  });

  test('is deleted ninety days after the occurrence, unconfirmed requests after seven', async () => {
    const { code } = await addGuest('alt');
    const unconfirmedEmail = createEmail('nie');
    await register(unconfirmedEmail);
    const request = await waitForGuestCode(unconfirmedEmail);
    const { drizzle } = api.database;
    await eraseExpiredRows(drizzle, 'event_registrations', new Date(Date.now() + 8 * DAY_MS));
    expect(await read(request)).toMatchObject({ code: 'record.not-found' });
    await eraseExpiredRows(drizzle, 'event_registrations', new Date(Date.now() + 92 * DAY_MS));
    expect(await read(code)).toMatchObject({ state: 'confirmed' });
    await eraseExpiredRows(drizzle, 'event_registrations', new Date(Date.now() + 94 * DAY_MS));
    expect(await read(code)).toMatchObject({ code: 'record.not-found' });
  });
});
