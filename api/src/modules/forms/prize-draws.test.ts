import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import type { DrawingCommitmentsResponse } from '@gruenland/shared-contracts/api/forms.ts';

import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { createEmail } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { createEntryPersonalData } from './entry-data.ts';
import { deleteExpiredEntries, deleteUnconfirmedEntries } from './prize-draw.repository.ts';

let api: TestApi;
let content: ContentServer;
beforeAll(async () => {
  content = await startContentServer();
  const createDrawBlock = (uid: string, extraFields: object = {}) => ({
    _uid: uid,
    component: 'prize_draw',
    title: 'Adventsgewinnspiel',
    prizes: 'Ein Obstbaum',
    terms: 'Teilnahme ab 18.',
    endsAt: '2099-12-24 00:00',
    ...extraFields,
  });
  content.stories.set('gewinnspiel', {
    component: 'page',
    body: [
      createDrawBlock('g1'),
      createDrawBlock('frage', {
        question: 'Wie viele Mägen?',
        options: 'einen\nvier',
        adultsOnly: true,
      }),
      createDrawBlock('vorbei', { endsAt: '2020-12-24 00:00' }),
      createDrawBlock('bald', { startsAt: '2099-12-01 00:00' }),
      createDrawBlock('ohne', { terms: '' }),
    ],
  });
  content.stories.set('gewinnspiel-abschrift', {
    component: 'page',
    body: [createDrawBlock('g1')],
  });
  api = await startTestApi({ CONTENT_ENDPOINT: content.endpoint });
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});
beforeEach(() => api.database.pool.query('DELETE FROM prize_entries'));

const postEntry = (email: string, block = 'g1', extraFields: object = {}) =>
  api.post('/api/forms/entries', {
    story: 'gewinnspiel',
    block,
    firstName: 'Anna',
    lastName: 'Acker',
    email,
    acceptTerms: true,
    ...extraFields,
  });
const waitForCode = (email: string, minMails = 1) =>
  waitUntil(`mail ${minMails} to ${email}`, () => {
    const receivedMails = api.mails.to(email);
    return receivedMails.length < minMails
      ? null
      : /\?code=([\w-]+)/u.exec(receivedMails.at(-1)?.text ?? '')?.[1];
  });
const confirmEntry = async (code: string) =>
  (await api.post('/api/forms/entries/confirm', { code })).json();
const readState = async (code: string) =>
  (await api.sendRequest({ url: `/api/forms/entries/state?code=${code}` })).json();
const readEntries = async () => (await api.database.pool.query('SELECT * FROM prize_entries')).rows;

describe('entering', () => {
  test('counts after confirmation by mail; a second click says so', async () => {
    const email = createEmail('los');
    expect((await postEntry(email)).statusCode).toBe(202);
    const code = await waitForCode(email);
    const title = 'Adventsgewinnspiel';
    expect(await readState(code)).toEqual({ state: 'open', title });
    expect(await confirmEntry(code)).toEqual({ state: 'confirmed', title });
    expect(await confirmEntry(code)).toEqual({ state: 'already-confirmed', title });
    expect(await readState(code)).toEqual({ state: 'already-confirmed', title });
  });

  test('is once per address and does not reveal participants', async () => {
    const email = createEmail('los');
    const firstResponse = await postEntry(email);
    const code = await waitForCode(email);
    await confirmEntry(code);
    const secondResponse = await postEntry(email.toUpperCase());
    expect([secondResponse.statusCode, secondResponse.body]).toEqual([
      firstResponse.statusCode,
      firstResponse.body,
    ]);
    expect(await readEntries()).toHaveLength(1);
    const secondMail = await waitUntil('the second mail', () => api.mails.to(email)[1]);
    expect(secondMail?.text).toContain('Teilnahme ist schon bestätigt und zählt einmal');
    expect(secondMail?.text).not.toContain('code=');
  });

  test('a changed end applies to all entries', async () => {
    const [email, otherEmail] = [createEmail('los'), createEmail('los')];
    await postEntry(email);
    const code = await waitForCode(email);
    await runSql(
      api,
      `UPDATE prize_entries SET draw_ends_at = now() - interval '1 minute', delete_at = now(), title = 'Alt'`,
    );
    expect(await confirmEntry(code)).toEqual({ state: 'over', title: 'Alt' });
    await postEntry(otherEmail);
    expect(await confirmEntry(code)).toEqual({ state: 'confirmed', title: 'Adventsgewinnspiel' });
    const [firstEntry] = await readEntries();
    expect(new Date(firstEntry.delete_at).getUTCFullYear()).toBe(2100);
  });

  test('the link in a newer mail replaces the older one', async () => {
    const email = createEmail('los');
    await postEntry(email);
    const oldCode = await waitForCode(email);
    await postEntry(email);
    const code = await waitForCode(email, 2);
    expect(await confirmEntry(oldCode)).toEqual({ state: 'invalid' });
    expect(await confirmEntry(code)).toMatchObject({ state: 'confirmed' });
  });

  test('a repeated attempt to send the mail keeps its link valid', async () => {
    const email = createEmail('los');
    await postEntry(email);
    const code = await waitForCode(email);
    await waitForTasks(api);
    // As if the api had been killed before it recorded that the task has ended.
    await runSql(api, `UPDATE tasks SET state = 'waiting' WHERE kind = 'mail.confirm-entry'`);
    await waitForTasks(api);
    expect(await confirmEntry(code)).toMatchObject({ state: 'confirmed' });
  });

  test('rejects expired links, ended draws and invalid codes', async () => {
    const email = createEmail('los');
    await postEntry(email);
    const code = await waitForCode(email);
    await runSql(api, `UPDATE prize_entries SET code_expires_at = now() - interval '1 minute'`);
    expect(await confirmEntry(code)).toMatchObject({ state: 'expired' });
    await runSql(api, `UPDATE prize_entries SET draw_ends_at = now() - interval '1 minute'`);
    expect(await confirmEntry(code)).toMatchObject({ state: 'over' });
    expect(await confirmEntry('x'.repeat(43))).toEqual({ state: 'invalid' });
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
  ])('in %s with %j is rejected with %d', async (block, extraFields, status) => {
    expect((await postEntry(createEmail('nein'), block, extraFields)).statusCode).toBe(status);
    expect(await readEntries()).toEqual([]);
  });

  test('needs the right answer and age', async () => {
    const extraFields = { answer: 'vier', adult: true };
    expect((await postEntry(createEmail('ja'), 'frage', extraFields)).statusCode).toBe(202);
  });

  test('mails per address are limited', async () => {
    const email = createEmail('flut');
    const statuses: number[] = [];
    while (statuses.length < 4) statuses.push((await postEntry(email)).statusCode);
    expect(statuses).toEqual([202, 202, 202, 429]);
  });
});

test('entries are in the data export of the account and deleted with it', async () => {
  const [email, otherEmail] = [createEmail('konto'), createEmail('konto')];
  await postEntry(email);
  await postEntry(otherEmail);
  const data = createEntryPersonalData(api.database.drizzle);
  const person = { id: 'x', email };
  expect(await data.export(person)).toMatchObject([{ title: 'Adventsgewinnspiel' }]);
  await data.erase(api.database.drizzle, person);
  expect(await readEntries()).toMatchObject([{ email: otherEmail }]);
});

test('deletes unconfirmed entries soon and all entries some time after the end', async () => {
  const [email, otherEmail] = [createEmail('weg'), createEmail('weg')];
  await postEntry(email);
  await postEntry(otherEmail);
  await confirmEntry(await waitForCode(email));
  const { drizzle } = api.database;
  await deleteUnconfirmedEntries(drizzle, new Date(Date.now() + 60_000));
  expect(await readEntries()).toMatchObject([{ email }]);
  await deleteExpiredEntries(drizzle, new Date('2100-06-01'));
  expect(await readEntries()).toEqual([]);
});

test('a draw copied into another story has separate entries and commitments', async () => {
  const email = createEmail('beide');
  const story = 'gewinnspiel-abschrift';
  expect((await postEntry(email)).statusCode).toBe(202);
  expect((await postEntry(email, 'g1', { story })).statusCode).toBe(202);
  const drawIds = (await readEntries()).map(({ draw }: { draw: string }) => draw).toSorted();
  expect(drawIds).toEqual(['g1', expect.stringMatching(/^g1_[\w-]{16}$/)]);
  const readCommitments = async (query: string) => {
    const response = await api.sendRequest({ url: `/api/forms/draws/g1/commitment${query}` });
    return response.json<DrawingCommitmentsResponse>().commitments.map(({ hash }) => hash);
  };
  const originalHashes = await readCommitments('?story=gewinnspiel');
  expect(originalHashes).toHaveLength(1);
  expect(await readCommitments('')).toEqual(originalHashes);
  expect(await readCommitments('?story=fehlt')).toEqual(originalHashes);
  const copyHashes = await readCommitments(`?story=${story}`);
  expect(copyHashes).toHaveLength(1);
  expect(copyHashes).not.toEqual(originalHashes);
});
