import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { OwnEvent } from '@gruenland/shared-contracts/api/event-submission.ts';

import { toGermanTime } from '#modules/events/german-time.ts';
import { createDesk } from '#testing/staff.ts';
import type { Desk } from '#testing/staff.ts';
import { eventInput, inDays } from '#testing/event-input.ts';
import { allJobsDone } from '#testing/tasks-done.ts';
import { mailedCode, newEmail, newPerson, signIn, signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

let api: TestApi;
let desk: Desk;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  desk = createDesk(api, await signInModerator(api));
  cookie = await signIn(api, await newPerson(api));
});
afterAll(() => api?.end());

const root = '/api/veranstaltungen/eigene';
const approved = { decision: 'approve' };
const read = async (code: string): Promise<OwnEvent> =>
  (await api.ask({ url: `${root}?code=${code}` })).json();
const shown = async (id: string) => (await api.ask({ url: `/api/veranstaltungen/${id}` })).json();
/** `2026-11-21 09:00`, as clocks in Germany show it. */
const local = (moment: string | undefined) =>
  toGermanTime(new Date(moment ?? ''))
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
const starts = async (code: string) =>
  (await read(code)).dates.map(({ startsAt, status }) => `${local(startsAt)} ${status}`);

let count = 0;
async function published(own: object = {}) {
  count += 1;
  const title = `Melkkurs im Stall ${count}`;
  const { code } = (
    await api.post(`${root}/entwurf`, eventInput({ title, ...own }), { cookie })
  ).json();
  await api.post(`${root}/einreichen`, { code }, { cookie });
  await desk.decide(title, approved);
  return { code, title, id: (await read(code)).id };
}
async function rewrite(code: string, own: object) {
  const { version, input } = await read(code);
  const answer = await api.post(`${root}/entwurf`, { ...input, ...own, code, version });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
/** Changes one date; the first where none is named. */
async function change(code: string, own: object, at = 0) {
  const { version, dates } = await read(code);
  return api.post(`${root}/termin`, { code, dateId: dates[at]?.id, version, ...own });
}
async function ok(answer: ReturnType<typeof change>): Promise<void> {
  const { statusCode, body } = await answer;
  if (statusCode !== 200) throw new Error(body);
}
const move = (code: string, days: number, start: string, at = 0) =>
  ok(change(code, { status: 'moved', day: inDays(days), start }, at));
/** Somebody registered for a date; unconfirmed where they never pressed the button. */
async function guest(
  code: string,
  id: string,
  own: { at?: number; seats?: number; confirm?: boolean } = {},
) {
  const { at = 0, seats = 1, confirm = true } = own;
  const email = newEmail('gast');
  const dateId = (await read(code)).dates[at]?.id;
  const wish = { dateId, firstName: 'Hanna', lastName: 'Ohlsen', email, seats, answers: {} };
  await api.post(`/api/veranstaltungen/${id}/anmeldungen`, { ...wish, consent: true });
  const registration = await mailedCode(api, email, '/veranstaltungen/anmeldung');
  if (confirm) await api.post('/api/veranstaltungen/anmeldungen/confirm', { code: registration });
  return {
    email,
    registration,
    state: async () =>
      (await api.ask({ url: `/api/veranstaltungen/anmeldungen?code=${registration}` })).json(),
    /** How often they were told that it changed. */
    told: async () => {
      await allJobsDone(api);
      return api.mails.to(email).filter(({ text }) => text.includes('Jetzt gilt')).length;
    },
  };
}

test('the only date stays where it was moved when words change, and its people hear once', async () => {
  const { code, id, title } = await published({ doorTime: '08:30' });
  const hanna = await guest(code, id);
  await rewrite(code, { summary: 'Zuerst nur andere Worte für alle.' });
  await move(code, 27, '14:00');
  expect((await read(code)).input).toMatchObject({
    day: inDays(27),
    start: '14:00',
    end: '17:30',
    doorTime: '13:30',
  });
  // The change that waited was written before the move.
  await desk.decide(title, approved);
  expect((await shown(id)).summary).toBe('Zuerst nur andere Worte für alle.');
  await rewrite(code, { summary: 'Und noch einmal andere Worte.' });
  await desk.decide(title, approved);
  expect(await starts(code)).toEqual([`${inDays(27)} 14:00 moved`]);
  expect(await hanna.told()).toBe(1);
});

test('moved twice it was first planned as it was, and goes back there', async () => {
  const { code, id } = await published();
  const planned = (await shown(id)).startsAt;
  await move(code, 27, '14:00');
  await move(code, 28, '15:00');
  expect((await shown(id)).dates[0].previousStart).toBe(planned);
  await ok(change(code, { status: 'scheduled' }));
  const [date] = (await read(code)).dates;
  expect(date).toMatchObject({ startsAt: planned, status: 'scheduled', previousStart: null });
  expect((await read(code)).input).toMatchObject({ day: inDays(20), start: '09:00', end: '12:30' });
  await move(code, 27, '14:00');
  await move(code, 20, '09:00');
  expect(await starts(code)).toEqual([`${inDays(20)} 09:00 scheduled`]);
});

const series = { repeat: 'woechentlich', until: inDays(35) } as const;

test('a date of a series moved twice, onto a day that the series has later, is kept', async () => {
  const { code, id } = await published(series);
  const hanna = await guest(code, id, { at: 1 });
  await move(code, 29, '09:00', 1);
  await move(code, 30, '09:00', 1);
  await move(code, 41, '09:00', 2);
  await rewrite(code, { until: inDays(42) });
  expect(await starts(code)).toEqual([
    `${inDays(20)} 09:00 scheduled`,
    `${inDays(30)} 09:00 moved`,
    `${inDays(41)} 09:00 moved`,
  ]);
  expect(
    (await change(code, { status: 'moved', day: inDays(30), start: '09:00' }, 2)).json(),
  ).toMatchObject({
    fields: { day: 'Da ist schon ein Termin.' },
  });
  expect(await hanna.state()).toMatchObject({ state: 'bestaetigt', status: 'moved' });
});

test('a series at another hour, or longer, keeps its dates and their people', async () => {
  const { code, id } = await published(series);
  const hanna = await guest(code, id, { at: 1 });
  await move(code, 36, '18:00', 2);
  await rewrite(code, { end: '13:00' });
  const [, second, third] = (await read(code)).dates;
  expect([local(second?.endsAt), local(third?.endsAt)]).toEqual([
    `${inDays(27)} 13:00`,
    `${inDays(36)} 22:00`,
  ]);
  expect(await hanna.told()).toBe(1);
  await rewrite(code, { start: '10:00' });
  expect(await starts(code)).toEqual([
    `${inDays(20)} 10:00 moved`,
    `${inDays(27)} 10:00 moved`,
    `${inDays(36)} 18:00 moved`,
  ]);
  expect(await hanna.state()).toMatchObject({ state: 'bestaetigt', status: 'moved' });
  expect(await hanna.told()).toBe(2);
  // As planned is now at the new hour.
  await ok(change(code, { status: 'scheduled' }, 2));
  expect((await starts(code))[2]).toBe(`${inDays(34)} 10:00 scheduled`);
});

test('moved online, those who take part get the link, and nobody else', async () => {
  const { code, id } = await published();
  const [hanna, asked] = [await guest(code, id), await guest(code, id, { confirm: false })];
  expect((await change(code, { status: 'moved-online' })).json().fields).toHaveProperty(
    'onlineUrl',
  );
  const onlineUrl = 'https://treffen.example/stall';
  await ok(change(code, { status: 'moved-online', onlineUrl }));
  const mail = await until('mail with the link', () =>
    api.mails.to(hanna.email).find(({ text }) => text.includes('Jetzt gilt')),
  );
  expect(mail?.text).toContain('Online.');
  expect(mail?.text).toContain(onlineUrl);
  expect(mail?.text).not.toContain('Obstwiese');
  expect(await hanna.state()).toMatchObject({ place: 'Online', onlineUrl });
  const own = await api.ask({
    url: `/api/veranstaltungen/anmeldungen/termin.ics?code=${hanna.registration}`,
  });
  expect(own.body).toContain('LOCATION:Online');
  const calendar = await api.ask({ url: `/api/veranstaltungen/${id}/termine.ics` });
  expect(calendar.body).toContain('LOCATION:Online');
  expect(calendar.body).not.toContain('treffen.example');
  expect((await asked.state()).onlineUrl).toBeNull();
  expect(await asked.told()).toBe(0);
  await ok(change(code, { status: 'scheduled' }));
  expect(await hanna.state()).toMatchObject({ onlineUrl: null });
});

test('another house is told once it was approved, of all dates to come, in calendars too', async () => {
  const { code, id, title } = await published(series);
  const hanna = await guest(code, id, { at: 1 });
  await rewrite(code, { venue: 'Scheune am Markt', end: '13:00' });
  expect(await hanna.told()).toBe(0);
  await desk.decide(title, approved);
  expect(await hanna.told()).toBe(1);
  expect(api.mails.to(hanna.email).at(-1)?.text).toContain('Scheune am Markt');
  await rewrite(code, { venue: 'Scheune am Fluss' });
  await desk.decide(title, approved);
  expect(await hanna.told()).toBe(2);
  const calendar = await api.ask({ url: `/api/veranstaltungen/${id}/termine.ics` });
  expect(calendar.body).toContain('SEQUENCE:2');
  await rewrite(code, { summary: 'Nur andere Worte, kein anderes Haus.' });
  await desk.decide(title, approved);
  expect(await hanna.told()).toBe(2);
});

test('a date that takes place after all offers its seats to those who wait', async () => {
  const { code, id } = await published({ capacity: 1, cancelHours: 0 });
  const [first, second] = [await guest(code, id), await guest(code, id)];
  await ok(change(code, { status: 'cancelled' }));
  await api.post('/api/veranstaltungen/anmeldungen/cancel', { code: first.registration });
  expect(await second.state()).toMatchObject({ state: 'warteliste' });
  await ok(change(code, { status: 'scheduled' }));
  expect(await second.state()).toMatchObject({ state: 'nachgerueckt' });
});

test('back in the calendar its seats are offered to those who wait', async () => {
  const { code, id, title } = await published({ capacity: 1, cancelHours: 0 });
  const [first, second] = [await guest(code, id), await guest(code, id)];
  await api.post('/api/reports', {
    url: `/veranstaltungen/${id}`,
    reason: 'betrug',
    explanation: 'Diesen Kurs gibt es gar nicht, der Stall gehört mir.',
    name: 'Karl Korn',
    email: newEmail('melder'),
    goodFaith: true,
  });
  await desk.decide(`Meldung: ${title}`, { decision: 'reject', reason: 'betrug' });
  await api.post('/api/veranstaltungen/anmeldungen/cancel', { code: first.registration });
  const text = 'Es ist ein Kurs des Heimatvereins, bitte sehen Sie noch einmal hin.';
  await api.post(`${root}/einspruch`, { code, text });
  expect(await second.state()).toMatchObject({ state: 'warteliste' });
  expect((await desk.decideAppeal(title, 'grant')).statusCode).toBe(200);
  expect(await second.state()).toMatchObject({ state: 'nachgerueckt' });
});
