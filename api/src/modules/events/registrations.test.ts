import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createSignedIds } from '#secrets/signed-id.ts';
import { addEvent } from '#testing/event-guests.ts';
import type { EventGuests } from '#testing/event-guests.ts';
import { allJobsDone } from '#testing/tasks-done.ts';
import { newEmail, newPerson, signIn } from '#testing/people.ts';
import { shiftTime, startTestApi, testEnvironment } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

import { changeDate } from './date-changes.ts';
import { removeOldRegistrations } from './registration.repository.ts';

const DAY = 86_400_000;
const signedIds = createSignedIds([testEnvironment('', '')['AUTH_SECRET'] ?? '']);
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

let kurs: EventGuests;
const register: EventGuests['register'] = (...wish) => kurs.register(...wish);
const guest: EventGuests['guest'] = (...who) => kurs.guest(...who);
const act: EventGuests['act'] = (...what) => kurs.act(...what);
const read: EventGuests['read'] = (code) => kurs.read(code);
const codeOf: EventGuests['codeOf'] = (email) => kurs.codeOf(email);
const mailAbout: EventGuests['mailAbout'] = (...mail) => kurs.mailAbout(...mail);
const seatsTaken: EventGuests['seatsTaken'] = () => kurs.seatsTaken();
const newEvent = async (own: Parameters<typeof addEvent>[1] = {}) => {
  kurs = await addEvent(api, own);
};
beforeEach(() => newEvent());

describe('guests', () => {
  test('have their seat once they confirmed, with ticket, calendar and a way out', async () => {
    const email = newEmail('gast');
    expect((await register(email)).json()).toEqual({ code: null });
    const code = await codeOf(email);
    expect(await read(code)).toMatchObject({ state: 'angefragt', onlineUrl: null });
    expect(await seatsTaken()).toBe(0);
    await act('confirm', code);
    await act('confirm', code);
    const own = await read(code);
    expect(own).toMatchObject({ state: 'bestaetigt', seats: 1, title: 'Sensenkurs' });
    expect(own.ticket).toMatch(/^[6789BCDFGHJKLMNPQRTW]{6}$/u);
    expect(await seatsTaken()).toBe(1);
    const mail = await mailAbout(email, own.ticket);
    expect(mail.headers).toContain('multipart/mixed');
    const calendar = await api.ask({
      url: `/api/veranstaltungen/anmeldungen/termin.ics?code=${code}`,
    });
    expect(calendar.body).toContain(`UID:${kurs.dateId}@localhost`);
    expect((await act('cancel', code)).statusCode).toBe(200);
    expect((await act('cancel', code)).statusCode).toBe(200);
    expect(await read(code)).toMatchObject({ state: 'storniert', cancelUntil: null });
    expect(await seatsTaken()).toBe(0);
    await mailAbout(email, 'ist storniert');
  });

  test('are answered alike whether their address is registered or not', async () => {
    const { email } = await guest('doppelt');
    const again = await register(email.toUpperCase());
    expect([again.statusCode, again.json()]).toEqual([201, { code: null }]);
    await mailAbout(email, 'noch einmal eine Anmeldung');
    expect(await seatsTaken()).toBe(1);
  });

  test('sending again with the same key makes one wish and one mail', async () => {
    const email = newEmail('key');
    const key = { idempotencyKey: 'a-key-of-this-form-0001' };
    await Promise.all([register(email, key), register(email, key), register(email, key)]);
    await codeOf(email);
    await allJobsDone(api);
    expect(api.mails.to(email)).toHaveLength(1);
  });

  test.each([
    [{ seats: 4 }, 422, ['seats']],
    [{ email: null }, 422, ['email']],
    [{ answers: { fremd: 'x' } }, 400, []],
    [{ consent: false }, 400, ['consent']],
    [{ dateId: 'nirgends' }, 404, []],
  ])('with %j are refused', async (own, status, fields) => {
    const answer = await register(newEmail('nein'), own);
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json().fields ?? {})).toEqual(fields);
  });

  test('answer what the organizer asks', async () => {
    const options = ['ja', 'nein'];
    const question = { id: 'sense', label: 'Eigene Sense?', options, required: true };
    await newEvent({ questions: [question] });
    const url = `/api/veranstaltungen/${kurs.eventId}/anmeldung`;
    expect((await api.ask({ url })).json().questions).toEqual([question]);
    const missing = await register(newEmail('frage'));
    expect(missing.json().fields).toEqual({ 'antwort-sense': expect.stringContaining('Frage') });
    const wrong = await register(newEmail('frage'), { answers: { sense: 'vielleicht' } });
    expect(wrong.statusCode).toBe(422);
    expect((await register(newEmail('frage'), { answers: { sense: 'ja' } })).statusCode).toBe(201);
  });

  test('nobody guesses a registration', async () => {
    const { code } = await guest('geheim');
    const [id] = code.split('.');
    const foreign = createSignedIds(['another secret']).sign('event-registration', id ?? '');
    for (const bad of [foreign, signedIds.sign('newsletter-unsubscribe', id ?? '')]) {
      for (const what of ['confirm', 'accept', 'cancel'] as const) {
        expect((await act(what, bad)).statusCode).toBe(404);
      }
      expect(await read(bad)).toMatchObject({ code: 'record.not-found' });
    }
  });
});

describe('signed-in people', () => {
  test('have their seat at once, under their own address only', async () => {
    const email = await newPerson(api);
    const cookie = await signIn(api, email);
    const form = await api.ask({
      url: `/api/veranstaltungen/${kurs.eventId}/anmeldung`,
      headers: { cookie },
    });
    expect(form.json()).toMatchObject({ viewer: { email }, date: { seatsLeft: 2 } });
    const answer = await register('fremd@hof.example', {}, { cookie });
    const { code } = answer.json();
    expect(await read(code)).toMatchObject({ state: 'bestaetigt', email });
    expect((await register(null, {}, { cookie })).json()).toEqual({ code });
    expect(await seatsTaken()).toBe(1);
  });
});

describe('the waiting list', () => {
  test('moves up in order; offers lapse after a day', async () => {
    const [first, second] = [await guest('eins', { seats: 2 }), await guest('zwei', { seats: 2 })];
    const third = await guest('drei');
    expect(await read(first.code)).toMatchObject({ state: 'bestaetigt' });
    expect(await read(second.code)).toMatchObject({ state: 'warteliste' });
    expect((await act('accept', second.code)).statusCode).toBe(200);
    expect(await read(second.code)).toMatchObject({ state: 'warteliste' });
    await act('cancel', first.code);
    const offered = await read(second.code);
    expect(offered.state).toBe('nachgerueckt');
    const hours = (Date.parse(offered.offerUntil ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await read(third.code)).toMatchObject({ state: 'warteliste' });
    await mailAbout(second.email, 'für Sie ist etwas frei geworden');
    expect(await seatsTaken()).toBe(2);
    await shiftTime(
      api,
      `UPDATE event_registrations SET offer_until = now() - interval '1 minute' WHERE email = '${second.email}'`,
    );
    expect((await act('accept', second.code)).json()).toMatchObject({ code: 'registration.late' });
    await shiftTime(
      api,
      `UPDATE jobs SET run_at = now() WHERE kind = 'registration.lapse' AND state = 'waiting'`,
    );
    await until(
      'the offer has lapsed',
      async () => (await read(second.code)).state === 'verfallen',
    );
    expect(await read(third.code)).toMatchObject({ state: 'nachgerueckt' });
    await act('accept', third.code);
    expect(await read(third.code)).toMatchObject({ state: 'bestaetigt' });
    expect(await seatsTaken()).toBe(1);
  });

  test('where there is none, full is full', async () => {
    await newEvent({ capacity: 1, waitlist: false });
    const late = newEmail('spaet');
    await register(late);
    await guest('da');
    expect((await register(newEmail('zu'))).json()).toMatchObject({ code: 'registration.full' });
    const answer = await act('confirm', await codeOf(late));
    expect(answer.json()).toMatchObject({ code: 'registration.full' });
  });

  test('what opens later, has closed or cannot be given back any more', async () => {
    await newEvent({ opensAt: new Date(Date.now() + DAY) });
    expect((await register(newEmail('x'))).json()).toMatchObject({ code: 'registration.closed' });
    await newEvent({ closesHours: 100 });
    expect((await register(newEmail('x'))).json()).toMatchObject({ code: 'registration.closed' });
    await newEvent({ cancelHours: 100 });
    const { code } = await guest('spaet');
    expect(await read(code)).toMatchObject({ cancelUntil: null });
    expect((await act('cancel', code)).json()).toMatchObject({ code: 'registration.late' });
  });
});

/** Asks again when there was no answer in time, as people do. */
async function patiently(ask: () => ReturnType<typeof act>): ReturnType<typeof act> {
  for (;;) {
    const answer = await ask();
    if (answer.statusCode !== 503) return answer;
  }
}

describe('two hundred at once', () => {
  test('get as many seats as there are, the others wait in line; nobody is lost', async () => {
    // The embedded database has one connection, which the mails need too.
    const many = api.database.kind === 'postgres' ? 200 : 60;
    const capacity = many / 4;
    await newEvent({ capacity });
    const emails = Array.from({ length: many }, () => newEmail('andrang'));
    const asked = await Promise.all(emails.map((email) => patiently(() => register(email))));
    expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const inState = async (wanted: string) =>
      (await kurs.stored()).filter(({ state }) => state === wanted);
    const codeFor = ({ id }: { id: string }) => signedIds.sign('event-registration', id);
    const codes = (await kurs.stored()).map(codeFor);
    expect(codes).toHaveLength(many);
    // Then once more: an answer that was lost is asked for again.
    for (let time = 0; time < 2; time += 1) {
      const answers = await Promise.all(codes.map((code) => patiently(() => act('confirm', code))));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    const seated = await inState('bestaetigt');
    expect(seated).toHaveLength(capacity);
    expect(await inState('warteliste')).toHaveLength(many - capacity);
    expect(await seatsTaken()).toBe(capacity);
    // Ten give their seat back at the same moment: ten others are asked, no more and no fewer.
    await Promise.all(
      seated.slice(0, 10).map((each) => patiently(() => act('cancel', codeFor(each)))),
    );
    expect(await inState('nachgerueckt')).toHaveLength(10);
    expect(await seatsTaken()).toBe(capacity);
  });
});

describe('a date that changes', () => {
  test('is told to all who come or wait, once, and to their calendars', async () => {
    const people = [await guest('a'), await guest('b'), await guest('c')];
    const gone = await guest('d');
    await act('cancel', gone.code);
    const startsAt = new Date(Date.now() + 5 * DAY);
    const change = { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
    const note = 'Der Regen macht nicht mit.';
    await api.database.drizzle.transaction((tx) =>
      changeDate(tx, kurs.dateId, { status: 'moved', note, ...change }),
    );
    for (const { email } of people)
      expect((await mailAbout(email, note)).text).toContain('geändert');
    expect(api.mails.to(gone.email).some(({ text }) => text.includes(note))).toBe(false);
    const calendar = await api.ask({ url: `/api/veranstaltungen/${kurs.eventId}/termine.ics` });
    expect(calendar.body).toContain('SEQUENCE:1');
    expect(calendar.body).toContain(`UID:${kurs.dateId}@localhost`);
    const detail = (await api.ask({ url: `/api/veranstaltungen/${kurs.eventId}` })).json();
    expect(detail).toMatchObject({
      status: 'moved',
      statusNote: note,
      startsAt: startsAt.toISOString(),
    });
    expect(detail.dates[0].previousStart).not.toBeNull();
    await api.database.drizzle.transaction((tx) =>
      changeDate(tx, kurs.dateId, { status: 'cancelled', note: 'Zu wenige.' }),
    );
    await mailAbout(people[0]!.email, 'abgesagt');
    const off = await api.ask({ url: `/api/veranstaltungen/${kurs.eventId}/termine.ics` });
    expect(off.body).toContain('STATUS:CANCELLED');
    expect(off.body).toContain('SEQUENCE:2');
  });
});

describe('what is known of attendees', () => {
  test('where they meet online is told to them alone', async () => {
    const link = 'https://treffen.example/raum';
    await newEvent({ onlineUrl: link });
    const { email, code } = await guest('online');
    expect(await read(code)).toMatchObject({ onlineUrl: link });
    expect((await mailAbout(email, 'Ihr Code am Einlass')).text).toContain(link);
    for (const url of [
      `/api/veranstaltungen/${kurs.eventId}`,
      `/api/veranstaltungen/${kurs.eventId}/termine.ics`,
      '/api/veranstaltungen/kalender.ics',
      `/api/veranstaltungen/${kurs.eventId}/anmeldung`,
    ])
      expect((await api.ask({ url })).body).not.toContain('treffen.example');
  });

  test('goes ninety days after the date, wishes nobody confirmed after seven', async () => {
    const { code } = await guest('alt');
    const asked = newEmail('nie');
    await register(asked);
    const wish = await codeOf(asked);
    const { drizzle } = api.database;
    await removeOldRegistrations(drizzle, new Date(Date.now() + 8 * DAY));
    expect(await read(wish)).toMatchObject({ code: 'record.not-found' });
    await removeOldRegistrations(drizzle, new Date(Date.now() + 92 * DAY));
    expect(await read(code)).toMatchObject({ state: 'bestaetigt' });
    await removeOldRegistrations(drizzle, new Date(Date.now() + 94 * DAY));
    expect(await read(code)).toMatchObject({ code: 'record.not-found' });
  });
});
