import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { OwnEvent } from '@gruenland/shared-contracts/api/event-submission.ts';

import { createSignedIds } from '#secrets/signed-id.ts';
import { eventInput, inDays } from '#testing/event-input.ts';
import { mailedCode, newEmail, newPerson, signIn, signInModerator } from '#testing/people.ts';
import { startTestApi, testEnvironment } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

import { deleteOldEventDrafts } from './own-event.repository.ts';

let api: TestApi;
let moderator: string;
beforeAll(async () => {
  api = await startTestApi();
  moderator = await signInModerator(api);
});
afterAll(() => api?.end());

const DAY = 86_400_000;
const root = '/api/veranstaltungen/eigene';
const input = eventInput();

const save = (own: object = {}, headers: Record<string, string> = {}) =>
  api.post(`${root}/entwurf`, { ...input, ...own }, headers);
const read = async (code: string): Promise<OwnEvent> =>
  (await api.ask({ url: `${root}?code=${code}` })).json();
const submit = (code: string, own: object = {}, headers: Record<string, string> = {}) =>
  api.post(`${root}/einreichen`, { code, ...own }, headers);
/** What the desk decides about the latest case of a Veranstaltung. */
async function decide(title: string, decision: object): Promise<void> {
  const headers = { cookie: moderator };
  const { cases } = (await api.ask({ url: '/api/moderation/cases', headers })).json();
  const found = cases.find((each: { kind: string; title: string }) => each.title === title);
  const one = (await api.ask({ url: `/api/moderation/cases/${found?.id}`, headers })).json();
  const answer = await api.post(
    `/api/moderation/cases/${one.id}/decision`,
    { version: one.version, ...decision },
    headers,
  );
  if (answer.statusCode !== 200) throw new Error(`not decided: ${answer.body}`);
}
const publish = (title = input.title) => decide(title, { decision: 'approve' });
const publicly = (id: string) => api.ask({ url: `/api/veranstaltungen/${id}` });

/** The id of its only question. */
async function questionOf(id: string): Promise<string> {
  const answer = await api.ask({ url: `/api/veranstaltungen/${id}/anmeldung` });
  return answer.json().questions[0].id;
}

let count = 0;
/** Sent in by somebody without an account, and confirmed. */
async function sentIn(own: object = {}) {
  const email = newEmail('verein');
  count += 1;
  const title = `${input.title} ${count}`;
  const { code } = (await save({ ...own, title })).json();
  expect((await submit(code, { email })).json()).toEqual({ confirm: true });
  const link = await mailedCode(api, email, '/veranstaltungen/bestaetigen');
  expect((await api.post(`${root}/bestaetigen`, { code: link })).statusCode).toBe(200);
  return { code, title, id: (await read(code)).id };
}

describe('sending in', () => {
  test('without an account: draft, mail, desk, calendar; everybody else sees nothing before', async () => {
    const email = newEmail('verein');
    const { code, state } = (await save()).json();
    expect(state).toBe('entwurf');
    const draft = await read(code);
    expect(draft.input).toMatchObject({ ...input, questions: ['Eigene Sense?'] });
    expect(draft.dates).toHaveLength(1);
    expect(draft.id).toMatch(/^sensenkurs-auf-der-obstwiese-celle-[0-9a-z]{6}$/u);
    expect((await submit(code)).json().fields).toHaveProperty('email');
    const answer = await submit(code, { email });
    const cookie = answer.cookies.find(({ name }) => name === 'gl_eingereicht');
    const mine = { cookie: `gl_eingereicht=${cookie?.value ?? ''}` };
    const seen = async (headers: Record<string, string>) =>
      (await api.ask({ url: `${root}/eingereicht`, headers })).json().event;
    expect(await seen(mine)).toMatchObject({ state: 'entwurf', unconfirmed: true });
    expect(await seen({})).toBeNull();
    expect(await seen({ cookie: 'gl_eingereicht=gefälscht' })).toBeNull();
    const link = await mailedCode(api, email, '/veranstaltungen/bestaetigen');
    for (let i = 0; i < 2; i += 1) await api.post(`${root}/bestaetigen`, { code: link });
    expect(await seen(mine)).toMatchObject({ state: 'eingereicht', unconfirmed: false });
    expect((await publicly(draft.id)).statusCode).toBe(404);
    const list = await api.ask({ url: '/api/veranstaltungen?q=Sensenkurs' });
    expect(list.json().total).toBe(0);
    await publish();
    expect((await publicly(draft.id)).json()).toMatchObject({ title: input.title, city: 'Celle' });
    await until('the mail', () =>
      api.mails.to(email).find(({ text }) => text.includes('im Kalender')),
    );
    expect(await seen(mine)).toMatchObject({ state: 'veroeffentlicht' });
  });

  test('signed in it goes to the desk at once and stands in the account', async () => {
    const email = await newPerson(api);
    const cookie = await signIn(api, email);
    const { code } = (await save({}, { cookie })).json();
    expect((await submit(code, {}, { cookie })).json()).toEqual({ confirm: false });
    const account = await api.ask({ url: '/api/account/veranstaltungen', headers: { cookie } });
    expect(account.json().events).toMatchObject([{ code, state: 'eingereicht' }]);
    expect((await api.ask({ url: '/api/account/veranstaltungen' })).statusCode).toBe(401);
  });

  test('one form makes one draft, however often it is sent', async () => {
    const key = { idempotencyKey: 'a-key-of-this-form-0002' };
    const answers = await Promise.all([save(key), save(key), save(key)]);
    expect(new Set(answers.map((answer) => answer.json().code)).size).toBe(1);
  });

  test.each([
    [{ day: '2020-01-01' }, 422, 'day'],
    [{ day: inDays(800) }, 422, 'day'],
    [{ end: '08:00' }, 422, 'end'],
    [{ repeat: 'woechentlich' }, 422, 'until'],
    [{ repeat: 'woechentlich', until: inDays(500) }, 422, 'until'],
    [{ doorTime: '09:30' }, 422, 'doorTime'],
    [{ doorTime: 'früh' }, 400, 'doorTime'],
    [{ audience: ['alle'] }, 400, 'audience.0'],
    [{ accessibility: 'x'.repeat(501) }, 400, 'accessibility'],
    [{ city: null }, 422, 'city'],
    [{ registration: 'extern' }, 422, 'ticketUrl'],
    [{ ticketUrl: 'javascript:alert(1)' }, 400, 'ticketUrl'],
    [{ title: 'Kurz' }, 400, 'title'],
    [{ capacity: 20_000 }, 400, 'capacity'],
    [{ start: '25:00' }, 400, 'start'],
  ])('%j is refused with %d at its field', async (own, status, field) => {
    const answer = await save(own);
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json().fields)).toContain(field);
  });

  test('nobody opens what is not theirs', async () => {
    const { code, id } = await sentIn();
    const secret = testEnvironment('', '')['AUTH_SECRET'] ?? '';
    const foreign = createSignedIds(['another']).sign('event-edit', id);
    const other = createSignedIds([secret]).sign('event-registration', id);
    for (const bad of [foreign, other, `${code}x`]) {
      expect((await api.ask({ url: `${root}?code=${bad}` })).statusCode).toBe(404);
      expect((await save({ code: bad, version: 1 })).statusCode).toBe(404);
      expect((await submit(bad, { email: newEmail() })).statusCode).toBe(404);
      expect((await api.ask({ url: `${root}/teilnehmende?code=${bad}` })).statusCode).toBe(404);
      expect((await api.ask({ url: `${root}/teilnehmende.csv?code=${bad}` })).statusCode).toBe(404);
    }
    // The code of the page is not the proof of the address.
    expect((await api.post(`${root}/bestaetigen`, { code })).statusCode).toBe(400);
  });

  test('drafts nobody went on with go after thirty days', async () => {
    const { code } = (await save()).json();
    await deleteOldEventDrafts(api.database.drizzle, new Date(Date.now() + 29 * DAY));
    expect((await read(code)).state).toBe('entwurf');
    await deleteOldEventDrafts(api.database.drizzle, new Date(Date.now() + 31 * DAY));
    expect(await read(code)).toMatchObject({ code: 'record.not-found' });
  });
});

describe('what was sent in', () => {
  test('a refusal has a reason; changed, it can be sent in again', async () => {
    const { code, title } = await sentIn();
    await decide(title, {
      decision: 'reject',
      reason: 'betrug',
      note: 'Bitte ohne Werbung.',
    });
    const refused = await read(code);
    expect(refused).toMatchObject({
      state: 'abgelehnt',
      refusal: expect.stringContaining('Bitte ohne Werbung.'),
    });
    expect(refused.decision).toMatchObject({ title: 'Verdacht auf Betrug', appeal: 'possible' });
    const object = () =>
      api.post(`${root}/einspruch`, { code, text: 'Es ist ein Kurs des Heimatvereins.' });
    expect((await object()).statusCode).toBe(200);
    expect((await object()).json()).toMatchObject({ code: 'record.state' });
    expect((await read(code)).decision).toMatchObject({ appeal: 'open' });
    const changed = await save({
      code,
      version: refused.version,
      title: 'Sensenkurs ohne Werbung',
    });
    expect(changed.json()).toEqual({ code, state: 'entwurf' });
  });

  test('for whom, about what, how one gets in, and when', async () => {
    const own = {
      doorTime: '08:30',
      accessibility: 'Stufenlos, Parkplätze am Hof.',
      audience: ['familien', 'kinder'],
      topics: ['natur'],
    };
    const { code, id, title } = await sentIn(own);
    expect((await read(code)).input).toMatchObject(own);
    await publish(title);
    const { startsAt, doorsAt, ...detail } = (await publicly(id)).json();
    expect(detail).toMatchObject({ accessibility: own.accessibility, audience: own.audience });
    expect(Date.parse(startsAt) - Date.parse(doorsAt)).toBe(30 * 60_000);
    const { version, input: written } = await read(code);
    // What people read is looked at, the hour is not.
    await save({ ...written, code, version, doorTime: '08:00', topics: ['garten'] });
    expect((await publicly(id)).json().topics).toEqual(['natur']);
  });

  test('two who change it at once: the second is told', async () => {
    const { code, id, title } = await sentIn();
    await publish(title);
    const { version } = await read(code);
    const first = await save({ code, version, title: 'Sensenkurs am Morgen' });
    expect(first.json()).toEqual({ code, state: 'veroeffentlicht' });
    const second = await save({ code, version, title: 'Sensenkurs am Abend' });
    expect([second.statusCode, second.json().code]).toEqual([409, 'record.changed']);
    await publish('Sensenkurs am Morgen');
    expect((await publicly(id)).json().title).toBe('Sensenkurs am Morgen');
  });

  test('a series has its dates; one is cancelled, one moved, the rest stays', async () => {
    const series = { repeat: 'woechentlich', until: inDays(45) } as const;
    const { code, id, title } = await sentIn(series);
    await publish(title);
    const { dates, version } = await read(code);
    expect(dates).toHaveLength(4);
    const change = (own: object) => api.post(`${root}/termin`, { code, ...own });
    const [, second, third] = dates;
    const off = { dateId: second?.id, version, status: 'cancelled', note: 'Zu nass.' };
    expect((await change(off)).statusCode).toBe(200);
    expect((await change(off)).json()).toMatchObject({ code: 'record.changed' });
    const now = (await read(code)).version;
    const nowhere = { dateId: third?.id, version: now, status: 'moved' };
    expect((await change(nowhere)).json().fields).toHaveProperty('day');
    const moved = { ...nowhere, day: inDays(60), start: '14:00' };
    expect((await change(moved)).statusCode).toBe(200);
    const detail = (await publicly(id)).json();
    expect(detail.dates.map(({ status }: { status: string }) => status)).toEqual([
      'scheduled',
      'cancelled',
      'scheduled',
      'moved',
    ]);
    expect(detail.dates.at(-1).previousStart).toBe(third?.startsAt);
    // A longer series keeps what was done to its dates.
    const { version: then } = await read(code);
    await save({ ...series, title, until: inDays(52), code, version: then });
    const longer = (await read(code)).dates.map(({ status }) => status);
    expect(longer.toSorted()).toEqual([
      'cancelled',
      'moved',
      'scheduled',
      'scheduled',
      'scheduled',
    ]);
  });

  test('who comes: as a list, as a table that no spreadsheet takes for formulas, at the door', async () => {
    const { code, id, title } = await sentIn();
    await publish(title);
    const { dates } = await read(code);
    const email = newEmail('gast');
    await api.post(`/api/veranstaltungen/${id}/anmeldungen`, {
      dateId: dates[0]?.id,
      firstName: '=HYPERLINK("x")',
      lastName: 'Ohlsen',
      email,
      seats: 2,
      answers: { [await questionOf(id)]: 'ja; eine "gute"' },
      consent: true,
    });
    const list = async () => (await api.ask({ url: `${root}/teilnehmende?code=${code}` })).json();
    expect((await list()).attendees).toEqual([]);
    const registration = await mailedCode(api, email, '/veranstaltungen/anmeldung');
    await api.post('/api/veranstaltungen/anmeldungen/confirm', { code: registration });
    const [attendee] = (await list()).attendees;
    expect(attendee).toMatchObject({ email, seats: 2, state: 'bestaetigt' });
    const table = await api.ask({ url: `${root}/teilnehmende.csv?code=${code}` });
    expect(table.headers['content-type']).toContain('text/csv');
    expect(table.body).toContain(`"'=HYPERLINK(""x"") Ohlsen"`);
    expect(table.body).toContain('"ja; eine ""gute"""');
    const note = (came: boolean) =>
      api.post(`${root}/teilnehmende/erschienen`, { code, registrationId: attendee.id, came });
    expect((await note(true)).statusCode).toBe(200);
    expect((await note(true)).statusCode).toBe(409);
    await note(false);
    expect((await list()).attendees[0].state).toBe('nicht-erschienen');
    const other = await sentIn();
    const foreign = { code: other.code, registrationId: attendee.id, came: true };
    expect((await api.post(`${root}/teilnehmende/erschienen`, foreign)).statusCode).toBe(404);
  });
});
