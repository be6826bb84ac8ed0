import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import type { DrawCommitmentsAnswer } from '@gruenland/shared-contracts/api/forms.ts';

import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { newEmail } from '#testing/people.ts';
import { shiftTime, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { entryData } from './entry-data.ts';
import { deleteOldEntries } from './prize-draw.repository.ts';

let api: TestApi;
let content: ContentServer;
beforeAll(async () => {
  content = await startContentServer();
  const draw = (uid: string, more: object = {}) => ({
    _uid: uid,
    component: 'prize_draw',
    title: 'Adventsgewinnspiel',
    prizes: 'Ein Obstbaum',
    terms: 'Teilnahme ab 18.',
    endsAt: '2099-12-24 00:00',
    ...more,
  });
  content.stories.set('gewinnspiel', {
    component: 'page',
    body: [
      draw('g1'),
      draw('frage', { question: 'Wie viele Mägen?', options: 'einen\nvier', adultsOnly: true }),
      draw('vorbei', { endsAt: '2020-12-24 00:00' }),
      draw('bald', { startsAt: '2099-12-01 00:00' }),
      draw('ohne', { terms: '' }),
    ],
  });
  content.stories.set('gewinnspiel-abschrift', { component: 'page', body: [draw('g1')] });
  api = await startTestApi({ CONTENT_ENDPOINT: content.endpoint });
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});
beforeEach(() => api.database.pool.query('DELETE FROM prize_entries'));

const enter = (email: string, block = 'g1', more: object = {}) =>
  api.post('/api/forms/entries', {
    story: 'gewinnspiel',
    block,
    firstName: 'Anna',
    lastName: 'Acker',
    email,
    acceptTerms: true,
    ...more,
  });
const waitForCode = (email: string, mails = 1) =>
  waitUntil(`mail ${mails} to ${email}`, () => {
    const all = api.mails.to(email);
    return all.length < mails ? null : /\?code=([\w-]+)/u.exec(all.at(-1)?.text ?? '')?.[1];
  });
const confirm = async (code: string) =>
  (await api.post('/api/forms/entries/confirm', { code })).json();
const readState = async (code: string) =>
  (await api.ask({ url: `/api/forms/entries/state?code=${code}` })).json();
const readEntries = async () => (await api.database.pool.query('SELECT * FROM prize_entries')).rows;

describe('entering', () => {
  test('counts after confirmation by mail; a second click says so', async () => {
    const email = newEmail('los');
    expect((await enter(email)).statusCode).toBe(202);
    const code = await waitForCode(email);
    const title = 'Adventsgewinnspiel';
    expect(await readState(code)).toEqual({ state: 'open', title });
    expect(await confirm(code)).toEqual({ state: 'confirmed', title });
    expect(await confirm(code)).toEqual({ state: 'already-confirmed', title });
    expect(await readState(code)).toEqual({ state: 'already-confirmed', title });
  });

  test('is once per address and does not reveal participants', async () => {
    const email = newEmail('los');
    const first = await enter(email);
    const code = await waitForCode(email);
    await confirm(code);
    const again = await enter(email.toUpperCase());
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await readEntries()).toHaveLength(1);
    const reported = await waitUntil('the second mail', () => api.mails.to(email)[1]);
    expect(reported?.text).toContain('Teilnahme ist schon bestätigt und zählt einmal');
    expect(reported?.text).not.toContain('code=');
  });

  test('a changed end applies to all entries', async () => {
    const [email, other] = [newEmail('los'), newEmail('los')];
    await enter(email);
    const code = await waitForCode(email);
    await shiftTime(
      api,
      `UPDATE prize_entries SET draw_ends_at = now() - interval '1 minute', delete_at = now(), title = 'Alt'`,
    );
    expect(await confirm(code)).toEqual({ state: 'over', title: 'Alt' });
    await enter(other);
    expect(await confirm(code)).toEqual({ state: 'confirmed', title: 'Adventsgewinnspiel' });
    const [first] = await readEntries();
    expect(new Date(first.delete_at).getUTCFullYear()).toBe(2100);
  });

  test('the link in a newer mail replaces the older one', async () => {
    const email = newEmail('los');
    await enter(email);
    const old = await waitForCode(email);
    await enter(email);
    const code = await waitForCode(email, 2);
    expect(await confirm(old)).toEqual({ state: 'invalid' });
    expect(await confirm(code)).toMatchObject({ state: 'confirmed' });
  });

  test('rejects expired links, ended draws and invalid codes', async () => {
    const email = newEmail('los');
    await enter(email);
    const code = await waitForCode(email);
    await shiftTime(api, `UPDATE prize_entries SET code_expires_at = now() - interval '1 minute'`);
    expect(await confirm(code)).toMatchObject({ state: 'expired' });
    await shiftTime(api, `UPDATE prize_entries SET draw_ends_at = now() - interval '1 minute'`);
    expect(await confirm(code)).toMatchObject({ state: 'over' });
    expect(await confirm('x'.repeat(43))).toEqual({ state: 'invalid' });
  });

  test.each([
    ['vorbei', {}, 409],
    ['bald', {}, 409],
    ['ohne', {}, 404],
    ['fehlt', {}, 404],
    ['g1', { acceptTerms: false }, 400],
    ['g1', { firstName: ' ' }, 400],
    ['g1', { email: 'keine' }, 400],
    ['frage', { adult: true }, 422],
    ['frage', { answer: 'drei', adult: true }, 422],
    ['frage', { answer: 'vier' }, 422],
  ])('in %s with %j is rejected with %d', async (block, more, status) => {
    expect((await enter(newEmail('nein'), block, more)).statusCode).toBe(status);
    expect(await readEntries()).toEqual([]);
  });

  test('needs the right answer and age', async () => {
    const more = { answer: 'vier', adult: true };
    expect((await enter(newEmail('ja'), 'frage', more)).statusCode).toBe(202);
  });

  test('mails per address are limited', async () => {
    const email = newEmail('flut');
    const statuses: number[] = [];
    while (statuses.length < 4) statuses.push((await enter(email)).statusCode);
    expect(statuses).toEqual([202, 202, 202, 429]);
  });
});

test('entries are in the data export of the account and deleted with it', async () => {
  const [email, other] = [newEmail('konto'), newEmail('konto')];
  await enter(email);
  await enter(other);
  const data = entryData(api.database.drizzle);
  const person = { id: 'x', email };
  expect(await data.export(person)).toMatchObject([{ title: 'Adventsgewinnspiel' }]);
  await data.erase(api.database.drizzle, person);
  expect(await readEntries()).toMatchObject([{ email: other }]);
});

test('deletes unconfirmed entries soon and all entries some time after the end', async () => {
  const [email, other] = [newEmail('weg'), newEmail('weg')];
  await enter(email);
  await enter(other);
  await confirm(await waitForCode(email));
  const { drizzle } = api.database;
  await deleteOldEntries(drizzle, new Date(), new Date(Date.now() + 60_000));
  expect(await readEntries()).toMatchObject([{ email }]);
  await deleteOldEntries(drizzle, new Date('2100-06-01'), new Date(0));
  expect(await readEntries()).toEqual([]);
});

test('a draw copied into another story has separate entries and commitments', async () => {
  const email = newEmail('beide');
  const story = 'gewinnspiel-abschrift';
  expect((await enter(email)).statusCode).toBe(202);
  expect((await enter(email, 'g1', { story })).statusCode).toBe(202);
  const draws = (await readEntries()).map(({ draw }: { draw: string }) => draw).toSorted();
  expect(draws).toEqual(['g1', expect.stringMatching(/^g1_[\w-]{16}$/)]);
  const readCommitments = async (query: string) => {
    const answer = await api.ask({ url: `/api/forms/draws/g1/commitment${query}` });
    return answer.json<DrawCommitmentsAnswer>().commitments.map(({ hash }) => hash);
  };
  const own = await readCommitments('?story=gewinnspiel');
  expect(own).toHaveLength(1);
  expect(await readCommitments('')).toEqual(own);
  expect(await readCommitments('?story=fehlt')).toEqual(own);
  const copyHashes = await readCommitments(`?story=${story}`);
  expect(copyHashes).toHaveLength(1);
  expect(copyHashes).not.toEqual(own);
});
