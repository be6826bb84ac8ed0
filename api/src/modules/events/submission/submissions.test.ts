import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { OwnEvent } from '@gruenland/shared-contracts/api/event-submission.ts';

import { createIdSigner } from '#secrets/signed-id.ts';
import { createEventInput, getDayFromNow } from '#testing/event-input.ts';
import {
  waitForCode,
  createEmail,
  registerPerson,
  signIn,
  signInModerator,
} from '#testing/people.ts';
import { createModerationClient } from '#testing/staff.ts';
import type { ModerationClient } from '#testing/staff.ts';
import { startTestApi, createTestEnvironment } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { eraseExpiredRows } from '#retention/erase-expired-rows.ts';

let api: TestApi;
let moderationPage: ModerationClient;
beforeAll(async () => {
  api = await startTestApi();
  moderationPage = createModerationClient(api, await signInModerator(api));
});
afterAll(() => api?.end());

const DAY_MS = 86_400_000;
const path = '/api/events/own';
const input = createEventInput();

const save = (fields: object = {}, headers: Record<string, string> = {}) =>
  api.post(`${path}/draft`, { ...input, ...fields }, headers);
const read = async (code: string): Promise<OwnEvent> =>
  (await api.sendRequest({ url: `${path}?code=${code}` })).json();
const submit = (code: string, fields: object = {}, headers: Record<string, string> = {}) =>
  api.post(`${path}/submit`, { code, ...fields }, headers);
const publish = (title = input.title) => moderationPage.decide(title, { decision: 'approve' });
const fetchPublicEvent = (id: string) => api.sendRequest({ url: `/api/events/${id}` });

/** Returns the id of the event's only question. */
async function getQuestionId(id: string): Promise<string> {
  const response = await api.sendRequest({ url: `/api/events/${id}/registration` });
  return response.json().questions[0].id;
}

let count = 0;
/** Submits an event as a guest and confirms it. */
async function submitAsGuest(fields: object = {}) {
  const email = createEmail('verein');
  count += 1;
  const title = `${input.title} ${count}`;
  const { code } = (await save({ ...fields, title })).json();
  expect((await submit(code, { email })).json()).toEqual({ confirm: true });
  const link = await waitForCode(api, email, '/veranstaltungen/bestaetigen');
  expect((await api.post(`${path}/confirm`, { code: link })).statusCode).toBe(200);
  return { code, title, id: (await read(code)).id };
}

describe('submission', () => {
  test('as a guest: draft, mail, review, calendar; not public before', async () => {
    const email = createEmail('verein');
    const { code, state } = (await save()).json();
    expect(state).toBe('draft');
    const draft = await read(code);
    expect(draft.input).toMatchObject({ ...input, questions: ['Eigene Sense?'] });
    expect(draft.dates).toHaveLength(1);
    expect(draft.id).toMatch(/^sensenkurs-auf-der-obstwiese-celle-[0-9a-z]{6}$/u);
    expect((await submit(code)).json().fields).toHaveProperty('email');
    const response = await submit(code, { email });
    const cookie = response.cookies.find(({ name }) => name === 'gl_eingereicht');
    const cookies = { cookie: `gl_eingereicht=${cookie?.value ?? ''}` };
    const readSubmitted = async (headers: Record<string, string>) =>
      (await api.sendRequest({ url: `${path}/submitted`, headers })).json().event;
    expect(await readSubmitted(cookies)).toMatchObject({ state: 'draft', unconfirmed: true });
    expect(await readSubmitted({})).toBeNull();
    expect(await readSubmitted({ cookie: 'gl_eingereicht=gefälscht' })).toBeNull();
    const link = await waitForCode(api, email, '/veranstaltungen/bestaetigen');
    for (let i = 0; i < 2; i += 1) await api.post(`${path}/confirm`, { code: link });
    expect(await readSubmitted(cookies)).toMatchObject({ state: 'submitted', unconfirmed: false });
    expect((await fetchPublicEvent(draft.id)).statusCode).toBe(404);
    const listResponse = await api.sendRequest({ url: '/api/events?q=Sensenkurs' });
    expect(listResponse.json().total).toBe(0);
    await publish();
    expect((await fetchPublicEvent(draft.id)).json()).toMatchObject({
      title: input.title,
      city: 'Celle',
    });
    await waitUntil('the mail', () =>
      api.mails.to(email).find(({ text }) => text.includes('im Kalender')),
    );
    expect(await readSubmitted(cookies)).toMatchObject({ state: 'published' });
  });

  test('a signed-in user’s event goes to review at once and appears in the account', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    const { code } = (await save({}, { cookie })).json();
    expect((await submit(code, {}, { cookie })).json()).toEqual({ confirm: false });
    const account = await api.sendRequest({ url: '/api/account/events', headers: { cookie } });
    expect(account.json().events).toMatchObject([{ code, state: 'submitted' }]);
    expect((await api.sendRequest({ url: '/api/account/events' })).statusCode).toBe(401);
  });

  test('a form sent several times creates one draft', async () => {
    const key = { idempotencyKey: 'a-key-of-this-form-0002' };
    const answers = await Promise.all([save(key), save(key), save(key)]);
    expect(new Set(answers.map((response) => response.json().code)).size).toBe(1);
  });

  test.each([
    [{ day: '2020-01-01' }, 422, 'day'],
    [{ day: getDayFromNow(800) }, 422, 'day'],
    [{ end: '08:00' }, 422, 'end'],
    [{ repeat: 'weekly' }, 422, 'until'],
    [{ repeat: 'weekly', until: getDayFromNow(500) }, 422, 'until'],
    [{ doorTime: '09:30' }, 422, 'doorTime'],
    [{ doorTime: 'früh' }, 400, 'doorTime'],
    [{ audience: ['alle'] }, 400, 'audience.0'],
    [{ accessibility: 'x'.repeat(501) }, 400, 'accessibility'],
    [{ city: null }, 422, 'city'],
    [{ registration: 'external' }, 422, 'ticketUrl'],
    [{ ticketUrl: 'javascript:alert(1)' }, 400, 'ticketUrl'],
    [{ title: 'Kurz' }, 400, 'title'],
    [{ capacity: 20_000 }, 400, 'capacity'],
    [{ start: '25:00' }, 400, 'start'],
  ])('%j is rejected with %d at its field', async (fields, status, field) => {
    const response = await save(fields);
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json().fields)).toContain(field);
  });

  test('nobody else can open it', async () => {
    const { code, id } = await submitAsGuest();
    const secret = createTestEnvironment('', '')['AUTH_SECRET'] ?? '';
    const foreignCode = createIdSigner(['another']).sign('event-edit', id);
    const registrationCode = createIdSigner([secret]).sign('event-registration', id);
    for (const bad of [foreignCode, registrationCode, `${code}x`]) {
      expect((await api.sendRequest({ url: `${path}?code=${bad}` })).statusCode).toBe(404);
      expect((await save({ code: bad, version: 1 })).statusCode).toBe(404);
      expect((await submit(bad, { email: createEmail() })).statusCode).toBe(404);
      expect((await api.sendRequest({ url: `${path}/attendees?code=${bad}` })).statusCode).toBe(
        404,
      );
      expect((await api.sendRequest({ url: `${path}/attendees.csv?code=${bad}` })).statusCode).toBe(
        404,
      );
    }
    // The form uses `code`. Only the code from the mail may confirm the email address.
    expect((await api.post(`${path}/confirm`, { code })).statusCode).toBe(400);
  });

  test('unchanged drafts are deleted after thirty days', async () => {
    const { code } = (await save()).json();
    await eraseExpiredRows(api.database.drizzle, 'events', new Date(Date.now() + 29 * DAY_MS));
    expect((await read(code)).state).toBe('draft');
    await eraseExpiredRows(api.database.drizzle, 'events', new Date(Date.now() + 31 * DAY_MS));
    expect(await read(code)).toMatchObject({ code: 'record.not-found' });
  });
});

describe('a submitted event', () => {
  test('a rejection has a reason; after a change it can be submitted again', async () => {
    const { code, title } = await submitAsGuest();
    await moderationPage.decide(title, {
      decision: 'reject',
      reason: 'betrug',
      note: 'Bitte ohne Werbung.',
    });
    const ownEvent = await read(code);
    expect(ownEvent).toMatchObject({
      state: 'rejected',
      refusal: expect.stringContaining('Bitte ohne Werbung.'),
    });
    expect(ownEvent.decision).toMatchObject({ title: 'Verdacht auf Betrug', appeal: 'possible' });
    const fileAppeal = () =>
      api.post(`${path}/appeal`, { code, text: 'Es ist ein Kurs des Heimatvereins.' });
    expect((await fileAppeal()).statusCode).toBe(200);
    expect((await fileAppeal()).json()).toMatchObject({ code: 'record.state' });
    expect((await read(code)).decision).toMatchObject({ appeal: 'open' });
    const saveResponse = await save({
      code,
      version: ownEvent.version,
      title: 'Sensenkurs ohne Werbung',
    });
    expect(saveResponse.json()).toEqual({ code, state: 'draft' });
  });

  test('stores audience, topics, accessibility and times', async () => {
    const facts = {
      doorTime: '08:30',
      accessibility: 'Stufenlos, Parkplätze am Hof.',
      audience: ['familien', 'kinder'],
      topics: ['natur'],
    };
    const { code, id, title } = await submitAsGuest(facts);
    expect((await read(code)).input).toMatchObject(facts);
    await publish(title);
    const { startsAt, doorsAt, ...detail } = (await fetchPublicEvent(id)).json();
    expect(detail).toMatchObject({ accessibility: facts.accessibility, audience: facts.audience });
    expect(Date.parse(startsAt) - Date.parse(doorsAt)).toBe(30 * 60_000);
    const { version, input: storedInput } = await read(code);
    // The changed topics wait for a review, so the published event keeps the old topics.
    await save({ ...storedInput, code, version, doorTime: '08:00', topics: ['garten'] });
    expect((await fetchPublicEvent(id)).json().topics).toEqual(['natur']);
  });

  test('of two concurrent edits the second gets an error', async () => {
    const { code, id, title } = await submitAsGuest();
    await publish(title);
    const { version } = await read(code);
    const firstSaveResponse = await save({ code, version, title: 'Sensenkurs am Morgen' });
    expect(firstSaveResponse.json()).toEqual({ code, state: 'published' });
    const secondSaveResponse = await save({ code, version, title: 'Sensenkurs am Abend' });
    expect([secondSaveResponse.statusCode, secondSaveResponse.json().code]).toEqual([
      409,
      'record.changed',
    ]);
    await publish('Sensenkurs am Morgen');
    expect((await fetchPublicEvent(id)).json().title).toBe('Sensenkurs am Morgen');
  });

  test('attendee list, CSV without spreadsheet formulas, attendance', async () => {
    const { code, id, title } = await submitAsGuest();
    await publish(title);
    const { dates } = await read(code);
    const email = createEmail('gast');
    await api.post(`/api/events/${id}/registrations`, {
      occurrenceId: dates[0]?.id,
      firstName: '=HYPERLINK("x")',
      lastName: 'Ohlsen',
      email,
      seats: 2,
      answers: { [await getQuestionId(id)]: 'ja; eine "gute"' },
      consent: true,
    });
    const fetchList = async () =>
      (await api.sendRequest({ url: `${path}/attendees?code=${code}` })).json();
    expect((await fetchList()).attendees).toEqual([]);
    const registration = await waitForCode(api, email, '/veranstaltungen/anmeldung');
    await api.post('/api/events/registrations/confirm', { code: registration });
    const [attendee] = (await fetchList()).attendees;
    expect(attendee).toMatchObject({ email, seats: 2, state: 'confirmed' });
    const csvResponse = await api.sendRequest({ url: `${path}/attendees.csv?code=${code}` });
    expect(csvResponse.headers['content-type']).toContain('text/csv');
    expect(csvResponse.body).toContain(`"'=HYPERLINK(""x"") Ohlsen"`);
    expect(csvResponse.body).toContain('"ja; eine ""gute"""');
    const attendancePath = `${path}/attendees/attendance`;
    const recordAttendance = (hasAttended: boolean) =>
      api.post(attendancePath, { code, registrationId: attendee.id, came: hasAttended });
    expect((await recordAttendance(true)).statusCode).toBe(200);
    expect((await recordAttendance(true)).statusCode).toBe(409);
    await recordAttendance(false);
    expect((await fetchList()).attendees[0].state).toBe('no-show');
    const otherEvent = await submitAsGuest();
    const request = { code: otherEvent.code, registrationId: attendee.id, came: true };
    expect((await api.post(attendancePath, request)).statusCode).toBe(404);
  });
});
