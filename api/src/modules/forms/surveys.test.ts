import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { getSession, signIn } from '#testing/people.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { createTestEnvironment, runSql, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { createSurveyPersonalData } from './survey-data.ts';
import { anonymizeOldVotes } from './survey.repository.ts';

let api: TestApi;
let content: ContentServer;
beforeAll(async () => {
  content = await startContentServer();
  const createSurveyBlock = (uid: string, extraFields: object = {}) => ({
    _uid: uid,
    component: 'survey',
    question: 'Weide oder Stall?',
    options: 'Weide\nStall\nBeides',
    ...extraFields,
  });
  content.stories.set('artikel/umfrage', {
    component: 'article',
    body: [
      createSurveyBlock('s1'),
      createSurveyBlock('s2', { kind: 'multi' }),
      createSurveyBlock('zu', { closesAt: '2020-01-01 00:00' }),
      createSurveyBlock('spaet', { results: 'after-end' }),
      createSurveyBlock('skala', { kind: 'scale', options: '' }),
      createSurveyBlock('konto', { needsLogin: true }),
      ...'netz quelle ziel zwei drei vier fuenf alt kopie gezaehlt zugleich'
        .split(' ')
        .map((uid) => createSurveyBlock(uid)),
    ],
  });
  api = await startTestApi({ CONTENT_ENDPOINT: content.endpoint });
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});

const postVote = (block: string, choices: readonly string[], cookie = '') =>
  api.post('/api/forms/votes', { story: 'artikel/umfrage', block, choices }, { cookie });
const readResults = async (block: string, cookie = '') =>
  (
    await api.sendRequest({
      url: `/api/forms/results?story=artikel/umfrage&block=${block}`,
      headers: { cookie },
    })
  ).json();
const getVoterCookie = (response: Awaited<ReturnType<typeof postVote>>) =>
  `gl_stimme=${response.cookies.find(({ name }) => name === 'gl_stimme')?.value}`;

describe('security finding 13: votes of guests', () => {
  const postVoteFrom = (remoteAddress: string, block = 'netz', cookie = '') =>
    api.sendRequest({
      method: 'POST',
      url: '/api/forms/votes',
      remoteAddress,
      headers: { origin: siteUrl, cookie },
      payload: { story: 'artikel/umfrage', block, choices: ['Weide'] },
    });

  test('are limited per network, survey and day', async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 13; host += 1)
      statuses.push((await postVoteFrom(`2001:db8:13:13::${host}`)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429, 429]);
    expect((await postVoteFrom('192.0.2.13')).statusCode).toBe(200);
    expect((await readResults('netz')).voters).toBe(11);
  });

  test('security finding 5: are limited with cookies from another survey too', async () => {
    const cookies: string[] = [];
    for (let host = 1; host <= 12; host += 1)
      cookies.push(getVoterCookie(await postVoteFrom(`192.0.2.${100 + host}`, 'quelle')));
    const statuses: number[] = [];
    for (const cookie of cookies)
      statuses.push((await postVoteFrom('192.0.2.14', 'ziel', cookie)).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    // The limit applies neither to a change of an earlier vote nor to a vote with an account.
    expect((await postVoteFrom('192.0.2.14', 'ziel', cookies[0])).statusCode).toBe(200);
    const signedInCookies = `${await signIn(api)}; ${cookies[11]}`;
    expect((await postVoteFrom('192.0.2.14', 'ziel', signedInCookies)).statusCode).toBe(200);
    expect((await readResults('ziel')).voters).toBe(11);
  });
});

describe('a vote', () => {
  test('counts, is shown to voters and sets the device cookie', async () => {
    const firstVoteResponse = await postVote('s1', ['Weide']);
    expect(firstVoteResponse.statusCode).toBe(200);
    const cookie = firstVoteResponse.cookies[0];
    expect(cookie).toMatchObject({ name: 'gl_stimme', httpOnly: true, sameSite: 'Lax' });
    await postVote('s1', ['Stall']);
    expect(await readResults('s1', getVoterCookie(firstVoteResponse))).toEqual({
      counts: [
        { option: 'Weide', votes: 1 },
        { option: 'Stall', votes: 1 },
        { option: 'Beides', votes: 0 },
      ],
      voters: 2,
      closed: false,
      chosen: ['Weide'],
      changeableUntil: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await readResults('s1')).not.toHaveProperty('changeableUntil');
    expect(await readResults('s1')).toMatchObject({ counts: null, voters: 2, chosen: null });
  });

  test('is one per person and can be changed for ten minutes', async () => {
    const cookie = getVoterCookie(await postVote('s2', ['Weide', 'Stall']));
    expect((await postVote('s2', ['Beides'], cookie)).json()).toMatchObject({
      voters: 1,
      chosen: ['Beides'],
    });
    await runSql(api, `UPDATE survey_votes SET created_at = now() - interval '11 minutes'`);
    const lateVoteResponse = await postVote('s2', ['Weide'], cookie);
    expect([lateVoteResponse.statusCode, lateVoteResponse.json().code]).toEqual([
      409,
      'survey.voted',
    ]);
    expect(await readResults('s2', cookie)).toMatchObject({ chosen: ['Beides'] });
    expect(await readResults('s2', cookie)).not.toHaveProperty('changeableUntil');
  });

  test('needs a signed cookie: a forged one is ignored and replaced', async () => {
    const forgedId = 'A'.repeat(22);
    for (const cookie of [`gl_stimme=${forgedId}`, `gl_stimme=${forgedId}.${'B'.repeat(43)}`]) {
      const voter = getVoterCookie(await postVote('s1', ['Weide'], cookie));
      expect(voter).toMatch(/^gl_stimme=[\w-]{22}\.[\w-]{43}$/u);
      expect(voter).not.toContain(forgedId);
    }
  });

  test('of an account counts on every device', async () => {
    expect((await postVote('konto', ['Weide'])).statusCode).toBe(401);
    const session = await signIn(api);
    await postVote('konto', ['Weide'], session);
    expect(await readResults('konto', session)).toMatchObject({ voters: 1, chosen: ['Weide'] });
  });

  test('without account, then with one, stays one vote and belongs to the account', async () => {
    const cookie = getVoterCookie(await postVote('zwei', ['Weide']));
    const session = await signIn(api);
    const bothCookiesResponse = await postVote('zwei', ['Stall'], `${session}; ${cookie}`);
    expect(bothCookiesResponse.json()).toMatchObject({ voters: 1, chosen: ['Stall'] });
    expect(await readResults('zwei', session)).toMatchObject({ voters: 1, chosen: ['Stall'] });
    expect(await readResults('zwei', cookie)).toMatchObject({ voters: 1, chosen: ['Stall'] });
    await runSql(api, `UPDATE survey_votes SET created_at = now() - interval '11 minutes'`);
    for (const voterCookie of [cookie, session, `${session}; ${cookie}`])
      expect((await postVote('zwei', ['Weide'], voterCookie)).statusCode).toBe(409);
  });

  test('with an account, then signed out on that device, stays one vote', async () => {
    const session = await signIn(api);
    const cookie = getVoterCookie(await postVote('drei', ['Weide'], session));
    await runSql(api, `UPDATE survey_votes SET created_at = now() - interval '11 minutes'`);
    expect((await postVote('drei', ['Stall'], cookie)).statusCode).toBe(409);
    expect(await readResults('drei', cookie)).toMatchObject({ voters: 1, chosen: ['Weide'] });
  });

  test('another account can vote on the same device', async () => {
    const cookie = getVoterCookie(await postVote('vier', ['Weide'], await signIn(api)));
    const otherVoterCookies = `${await signIn(api)}; ${cookie}`;
    expect((await postVote('vier', ['Stall'], otherVoterCookies)).json()).toMatchObject({
      voters: 2,
      chosen: ['Stall'],
    });
  });

  test('on two devices, with and without account, is merged at sign-in', async () => {
    const cookie = getVoterCookie(await postVote('fuenf', ['Weide']));
    const session = await signIn(api);
    await postVote('fuenf', ['Stall'], session);
    expect(await readResults('fuenf', session)).toMatchObject({ voters: 2 });
    expect((await postVote('fuenf', ['Beides'], `${session}; ${cookie}`)).json()).toMatchObject({
      voters: 1,
      chosen: ['Beides'],
    });
  });

  test('is anonymised after a year and still counts', async () => {
    const cookie = getVoterCookie(await postVote('alt', ['Weide']));
    await anonymizeOldVotes(api.database.drizzle, new Date(Date.now() + 1000));
    expect(await readResults('alt', cookie)).toMatchObject({ voters: 1, chosen: null });
  });

  test('is in the data export of the account and anonymised with its deletion', async () => {
    const session = await signIn(api);
    const { user } = await getSession(api, session);
    const person = { id: user!.id, email: user!.email };
    const secret = createTestEnvironment('', '')['AUTH_SECRET']!;
    await postVote('kopie', ['Weide'], session);
    // The votes were hashed with the second secret and must still be found.
    const data = createSurveyPersonalData(api.database.drizzle, ['n'.repeat(32), secret]);
    expect(await data.export(person)).toMatchObject([{ survey: 'kopie', choices: ['Weide'] }]);
    await data.erase(api.database.drizzle, person);
    expect(await data.export(person)).toEqual([]);
    expect(await readResults('kopie', session)).toMatchObject({ voters: 1, chosen: null });
  });

  test('cannot be linked to votes in other surveys', async () => {
    const cookie = getVoterCookie(await postVote('s1', ['Weide']));
    await postVote('s2', ['Weide'], cookie);
    const { rows } = await api.database.pool.query(
      'SELECT device FROM survey_votes WHERE device IS NOT NULL',
    );
    expect(new Set(rows.map((row: { device: string }) => row.device)).size).toBe(rows.length);
  });

  test.each([
    ['zu', ['Weide'], 409],
    ['s1', ['Weide', 'Stall'], 422],
    ['s1', ['Hof'], 422],
    ['skala', ['6'], 422],
    ['skala', ['1', '2'], 422],
    ['skala', ['4'], 200],
    ['s1', [], 422],
    ['fehlt', ['Weide'], 404],
  ])('in %s for %j returns %d', async (block, choices, status) => {
    expect((await postVote(block, choices)).statusCode).toBe(status);
  });
});

test('results can be hidden until the end; afterwards everybody sees them', async () => {
  const cookie = getVoterCookie(await postVote('spaet', ['Weide']));
  expect(await readResults('spaet', cookie)).toMatchObject({ counts: null, voters: 1 });
  expect(await readResults('zu')).toMatchObject({ closed: true, voters: 0, counts: [{}, {}, {}] });
});

test('readers who load results together share one count, which each vote renews', async () => {
  await postVote('gezaehlt', ['Weide']);
  const countStatements = async () =>
    (await recordStatements(() => readResults('gezaehlt'))).filter((text) =>
      text.includes('count('),
    );
  await readResults('gezaehlt');
  expect(await countStatements()).toEqual([]);
  await postVote('gezaehlt', ['Stall']);
  expect((await readResults('gezaehlt')).voters).toBe(2);
});

test('votes given at the same time all count, and each voter sees the own vote', async () => {
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => postVote('zugleich', ['Stall'])),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
  const ownVotes = responses.map((response) => response.json().chosen);
  expect(ownVotes).toEqual(responses.map(() => ['Stall']));
  const { voters } = await readResults('zugleich');
  expect(voters).toBe(8);
});

describe('a block copied into another story with the same uid', () => {
  const createStoryCalls = (story: string) => ({
    vote: (choices: readonly string[], cookie = '') =>
      api.post('/api/forms/votes', { story, block: 'doppelt', choices }, { cookie }),
    results: async (cookie = '') => {
      const url = `/api/forms/results?story=${story}&block=doppelt`;
      return (await api.sendRequest({ url, headers: { cookie } })).json();
    },
  });

  test('counts separately, also for voters of the original', async () => {
    const block = { _uid: 'doppelt', component: 'survey', question: 'Ja?', options: 'Ja\nNein' };
    content.stories.set('artikel/original', { component: 'article', body: [block] });
    content.stories.set('artikel/abschrift', { component: 'article', body: [block] });
    const originalStoryCalls = createStoryCalls('artikel/original');
    const copiedStoryCalls = createStoryCalls('artikel/abschrift');
    // The older story gets the key of the block, although the copy is requested first.
    const cookie = getVoterCookie(await copiedStoryCalls.vote(['Nein']));
    await originalStoryCalls.vote(['Ja'], cookie);
    await originalStoryCalls.vote(['Ja']);
    expect(await originalStoryCalls.results(cookie)).toMatchObject({ voters: 2, chosen: ['Ja'] });
    expect(await copiedStoryCalls.results(cookie)).toMatchObject({ voters: 1, chosen: ['Nein'] });
    const { rows } = await api.database.pool.query<{ survey: string }>(
      `SELECT DISTINCT survey FROM survey_votes WHERE survey LIKE 'doppelt%' ORDER BY survey`,
    );
    expect(rows.map(({ survey }) => survey)).toEqual([
      'doppelt',
      expect.stringMatching(/^doppelt_[\w-]{16}$/),
    ]);
  });

  test('keeps its votes when one of the stories is deleted', async () => {
    content.stories.delete('artikel/original');
    expect(await createStoryCalls('artikel/abschrift').results()).toMatchObject({ voters: 1 });
  });
});
