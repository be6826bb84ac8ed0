import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { OwnEvent } from '@gruenland/shared-contracts/api/event-submission.ts';

import { createDesk } from '#testing/staff.ts';
import type { Desk } from '#testing/staff.ts';
import { eventInput, inDays } from '#testing/event-input.ts';
import { eraseAccount } from '#testing/erase-account.ts';
import { mailedCode, newEmail, newPerson, signIn, signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

let api: TestApi;
let desk: Desk;
beforeAll(async () => {
  api = await startTestApi();
  desk = createDesk(api, await signInModerator(api));
});
afterAll(() => api?.end());

const root = '/api/veranstaltungen/eigene';
const refused = { decision: 'reject', reason: 'betrug' };
const approved = { decision: 'approve' };
const shown = async (id: string) => (await api.ask({ url: `/api/veranstaltungen/${id}` })).json();
const read = async (code: string): Promise<OwnEvent> =>
  (await api.ask({ url: `${root}?code=${code}` })).json();

let count = 0;
/** Sent in by somebody signed in. */
async function sentIn(own: object = {}) {
  const email = await newPerson(api);
  const cookie = await signIn(api, email);
  count += 1;
  const title = `Heukurs am Hang ${count}`;
  const draft = await api.post(`${root}/entwurf`, eventInput({ title, ...own }), { cookie });
  const { code } = draft.json();
  await api.post(`${root}/einreichen`, { code }, { cookie });
  return { code, title, email, cookie, id: (await read(code)).id };
}
/** Writes another version of it. */
async function rewrite(code: string, own: object) {
  const { version, input } = await read(code);
  const answer = await api.post(`${root}/entwurf`, { ...input, ...own, code, version });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}
async function object(code: string): Promise<void> {
  const text = 'Es ist ein Kurs des Heimatvereins, bitte sehen Sie noch einmal hin.';
  const answer = await api.post(`${root}/einspruch`, { code, text });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
/** Somebody who takes part in its first date. */
async function guest(code: string, id: string) {
  const email = newEmail('gast');
  const dateId = (await read(code)).dates[0]?.id;
  const wish = { dateId, firstName: 'Hanna', lastName: 'Ohlsen', email, seats: 1, answers: {} };
  await api.post(`/api/veranstaltungen/${id}/anmeldungen`, { ...wish, consent: true });
  const registration = await mailedCode(api, email, '/veranstaltungen/anmeldung');
  await api.post('/api/veranstaltungen/anmeldungen/confirm', { code: registration });
  const state = async () =>
    (await api.ask({ url: `/api/veranstaltungen/anmeldungen?code=${registration}` })).json();
  return { email, registration, state };
}

describe('a change of what is published', () => {
  test('waits beside it, and is put in place when it was approved', async () => {
    const { code, id, title } = await sentIn();
    await desk.decide(title, approved);
    await rewrite(code, { summary: 'Jetzt mit Gewinnspiel.' });
    expect((await shown(id)).summary).toBe(eventInput().summary);
    expect(await read(code)).toMatchObject({
      changing: true,
      input: { summary: 'Jetzt mit Gewinnspiel.' },
    });
    expect((await desk.find(title)).change).toBe(true);
    await desk.decide(title, approved);
    expect((await shown(id)).summary).toBe('Jetzt mit Gewinnspiel.');
    expect((await read(code)).changing).toBe(false);
  });

  test('refused it leaves what is published in the calendar, and its writer reads why', async () => {
    const { code, id, title, email } = await sentIn();
    await desk.decide(title, approved);
    await rewrite(code, { summary: 'Jetzt mit Gewinnspiel.' });
    await desk.decide(title, { ...refused, note: 'Ohne Gewinnspiel gern.' });
    expect((await shown(id)).summary).toBe(eventInput().summary);
    expect(await read(code)).toMatchObject({
      state: 'veroeffentlicht',
      changing: false,
      refusal: expect.stringContaining('Ohne Gewinnspiel gern.'),
      decision: { appeal: 'possible' },
    });
    const mail = await until('mail about the change', () =>
      api.mails.to(email).find(({ text }) => text.includes('Ohne Gewinnspiel')),
    );
    expect(mail?.text).toContain('steht weiter so da wie zuvor');
    expect(mail?.text).not.toContain('nicht zu zeigen');
  });

  test('of times alone is there at once', async () => {
    const { code, id, title } = await sentIn();
    await desk.decide(title, approved);
    await rewrite(code, { start: '10:00' });
    expect(await shown(id)).toMatchObject({ status: 'moved' });
  });

  test.each(['venue', 'street', 'city'] as const)(
    'of the words in „%s“ waits: they can hold anything',
    async (field) => {
      const { code, id, title } = await sentIn();
      await desk.decide(title, approved);
      const before = await shown(id);
      const words = 'Karten nur per WhatsApp';
      await rewrite(code, { [field]: words });
      expect((await shown(id))[field]).toBe(before[field]);
      expect(await read(code)).toMatchObject({ changing: true });
      await desk.decide(title, approved);
      expect((await shown(id))[field]).toBe(words);
    },
  );
});

describe('an objection that is right', () => {
  test('publishes what was refused, not what was written since', async () => {
    const { code, id, title } = await sentIn();
    await desk.decide(title, refused);
    await object(code);
    await rewrite(code, { summary: 'Schreiben Sie uns per Telegram.' });
    expect((await desk.decideAppeal(title, 'grant')).statusCode).toBe(200);
    expect((await shown(id)).summary).toBe(eventInput().summary);
    expect(await read(code)).toMatchObject({ state: 'veroeffentlicht', changing: true });
    await desk.decide(title, approved);
    expect((await shown(id)).summary).toContain('Telegram');
  });

  test('puts the refused change in place, not a later one', async () => {
    const { code, id, title } = await sentIn();
    await desk.decide(title, approved);
    await rewrite(code, { summary: 'Mit Dengeln.' });
    await desk.decide(title, refused);
    await object(code);
    await rewrite(code, { summary: 'Schreiben Sie uns per Telegram.' });
    await desk.decideAppeal(title, 'grant');
    expect((await shown(id)).summary).toBe('Mit Dengeln.');
    expect((await desk.find(title)).fields).toContainEqual({
      label: 'Kurzbeschreibung',
      before: 'Mit Dengeln.',
      after: 'Schreiben Sie uns per Telegram.',
    });
  });
});

test('who is registered learns that it left the calendar, and that it is back', async () => {
  const { code, id, title } = await sentIn();
  await desk.decide(title, approved);
  const hanna = await guest(code, id);
  await api.post('/api/reports', {
    url: `/veranstaltungen/${id}`,
    reason: 'betrug',
    explanation: 'Diesen Kurs gibt es gar nicht, die Wiese gehört mir.',
    name: 'Karl Korn',
    email: newEmail('melder'),
    goodFaith: true,
  });
  await desk.decide(`Meldung: ${title}`, refused);
  const off = await until('mail that it is off', () =>
    api.mails.to(hanna.email).find(({ text }) => text.includes('abgesagt')),
  );
  expect(off?.text).toContain('steht nicht mehr im Kalender');
  expect(await hanna.state()).toMatchObject({ state: 'bestaetigt', status: 'cancelled' });
  await object(code);
  await desk.decideAppeal(title, 'grant');
  await until('mail that it is on', () =>
    api.mails.to(hanna.email).find(({ text }) => text.includes('Jetzt gilt')),
  );
  expect(await hanna.state()).toMatchObject({ status: 'scheduled' });
});

describe('before it is published', () => {
  test('another time is no move, and nobody is told', async () => {
    const { code, title, id } = await sentIn();
    await rewrite(code, { day: inDays(25) });
    const [date] = (await read(code)).dates;
    expect(date).toMatchObject({ status: 'scheduled', previousStart: null });
    expect(date?.startsAt.slice(0, 10)).toBe(inDays(25));
    await desk.decide(title, approved);
    expect(await shown(id)).toMatchObject({ status: 'scheduled' });
  });

  test('the link confirms the address it was sent to and no other', async () => {
    const title = 'Kurs mit zwei Adressen';
    const { code } = (await api.post(`${root}/entwurf`, eventInput({ title }))).json();
    const [mine, foreign] = [newEmail('ich'), newEmail('fremd')];
    await api.post(`${root}/einreichen`, { code, email: mine });
    const link = await mailedCode(api, mine, '/veranstaltungen/bestaetigen');
    await api.post(`${root}/einreichen`, { code, email: foreign });
    const confirm = (asked: string) => api.post(`${root}/bestaetigen`, { code: asked });
    expect((await confirm(link)).json()).toMatchObject({ code: 'token.invalid' });
    expect((await read(code)).state).toBe('entwurf');
    const right = await mailedCode(api, foreign, '/veranstaltungen/bestaetigen');
    expect((await confirm(right)).statusCode).toBe(200);
    expect((await read(code)).state).toBe('eingereicht');
  });
});

test('answers stay with their question when questions are put in another order', async () => {
  const { code, id, title } = await sentIn({ questions: ['Eigene Sense?', 'Essen Sie Fleisch?'] });
  await desk.decide(title, approved);
  const form = await api.ask({ url: `/api/veranstaltungen/${id}/anmeldung` });
  const [sense] = form.json().questions;
  const email = newEmail('gast');
  const wish = {
    dateId: (await read(code)).dates[0]?.id,
    firstName: 'Hanna',
    lastName: 'Ohlsen',
    email,
    seats: 1,
    answers: { [sense.id]: 'ja, zwei' },
    consent: true,
  };
  await api.post(`/api/veranstaltungen/${id}/anmeldungen`, wish);
  const registration = await mailedCode(api, email, '/veranstaltungen/anmeldung');
  await api.post('/api/veranstaltungen/anmeldungen/confirm', { code: registration });
  await rewrite(code, { questions: ['Woher kommen Sie?', 'Eigene Sense?'] });
  await desk.decide(title, approved);
  const list = await api.ask({ url: `${root}/teilnehmende?code=${code}` });
  expect(list.json().attendees[0].answers).toEqual([
    { question: 'Eigene Sense?', answer: 'ja, zwei' },
  ]);
});

test('an address with a broken escape is no entry, not a fault', async () => {
  const answer = await api.post('/api/reports', {
    url: '/veranstaltungen/%E0%A4%A',
    reason: 'betrug',
    explanation: 'Das ist eine kaputte Adresse, aber kein Fehler.',
    name: 'Karl Korn',
    email: newEmail('melder'),
    goodFaith: true,
  });
  expect(answer.statusCode).toBe(422);
});

test('who leaves takes the decisions along; their name leaves the calendar', async () => {
  const { code, id, title, email } = await sentIn({ organizer: 'Hof Erika Mustermann' });
  await desk.decide(title, approved);
  await rewrite(code, { summary: 'Noch eine Änderung.' });
  await eraseAccount(api, email);
  const { organizer, summary } = await shown(id);
  expect([organizer, summary]).toEqual(['Ohne Angabe', eventInput().summary]);
  await expect(desk.find(title)).rejects.toThrow('no case');
  await expect(desk.find(title, 'entschieden')).rejects.toThrow('no case');
});

test('a change says which version it was made from', async () => {
  const { code } = await sentIn();
  const { input, version } = await read(code);
  const change = { ...input, title: 'Kurs mit Version', code };
  const answer = await api.post(`${root}/entwurf`, change);
  expect(answer.statusCode).toBe(400);
  expect((await api.post(`${root}/entwurf`, { ...change, version })).statusCode).toBe(200);
});

test.each([
  ['in the calendar', 'veroeffentlicht', 1],
  ['out of the calendar', 'abgelehnt', 0],
])('who comes to an event %s hears of its date or not', async (_, state, mails) => {
  const { code, id, title } = await sentIn();
  await desk.decide(title, approved);
  await guest(code, id);
  await api.database.pool.query('UPDATE events SET state = $1 WHERE id = $2', [state, id]);
  const { version, dates } = await read(code);
  const dateId = dates[0]?.id;
  const change = { code, dateId, version, status: 'cancelled' };
  expect((await api.post(`${root}/termin`, change)).statusCode).toBe(200);
  const { rows } = await api.database.pool.query(
    `SELECT id FROM jobs WHERE kind = 'registration.tell-all' AND payload ->> 'dateId' = $1`,
    [dateId],
  );
  expect(rows).toHaveLength(mails);
});
