import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { signIn } from '#testing/people.ts';
import { shiftTime, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let content: ContentServer;
beforeAll(async () => {
  content = await startContentServer();
  const survey = (uid: string, more: object = {}) => ({
    _uid: uid,
    component: 'survey',
    question: 'Weide oder Stall?',
    options: 'Weide\nStall\nBeides',
    ...more,
  });
  content.stories.set('artikel/umfrage', {
    component: 'article',
    body: [
      survey('s1'),
      survey('s2', { kind: 'multi' }),
      survey('zu', { closesAt: '2020-01-01 00:00' }),
      survey('spaet', { results: 'after-end' }),
      survey('konto', { needsLogin: true }),
    ],
  });
  api = await startTestApi({ CONTENT_ENDPOINT: content.endpoint });
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});

const vote = (block: string, choices: readonly string[], cookie = '') =>
  api.post('/api/forms/votes', { story: 'artikel/umfrage', block, choices }, { cookie });
const results = async (block: string, cookie = '') =>
  (
    await api.ask({
      url: `/api/forms/results?story=artikel/umfrage&block=${block}`,
      headers: { cookie },
    })
  ).json();
const voterCookie = (answer: Awaited<ReturnType<typeof vote>>) =>
  `gl_stimme=${answer.cookies.find(({ name }) => name === 'gl_stimme')?.value}`;

describe('a vote', () => {
  test('counts, is shown to those who voted, and marks the device', async () => {
    const first = await vote('s1', ['Weide']);
    expect(first.statusCode).toBe(200);
    const cookie = first.cookies[0];
    expect(cookie).toMatchObject({ name: 'gl_stimme', httpOnly: true, sameSite: 'Lax' });
    await vote('s1', ['Stall']);
    expect(await results('s1', voterCookie(first))).toEqual({
      counts: [
        { option: 'Weide', votes: 1 },
        { option: 'Stall', votes: 1 },
        { option: 'Beides', votes: 0 },
      ],
      voters: 2,
      closed: false,
      chosen: ['Weide'],
    });
    expect(await results('s1')).toMatchObject({ counts: null, voters: 2, chosen: null });
  });

  test('is one per person: it may be changed for ten minutes, then it stands', async () => {
    const cookie = voterCookie(await vote('s2', ['Weide', 'Stall']));
    expect((await vote('s2', ['Beides'], cookie)).json()).toMatchObject({
      voters: 1,
      chosen: ['Beides'],
    });
    await shiftTime(api, `UPDATE survey_votes SET created_at = now() - interval '11 minutes'`);
    const late = await vote('s2', ['Weide'], cookie);
    expect([late.statusCode, late.json().code]).toEqual([409, 'survey.voted']);
    expect(await results('s2', cookie)).toMatchObject({ chosen: ['Beides'] });
  });

  test('of an account is the account’s, on whatever device', async () => {
    expect((await vote('konto', ['Weide'])).statusCode).toBe(401);
    const session = await signIn(api);
    expect((await vote('konto', ['Weide'], session)).cookies).toEqual([]);
    expect(await results('konto', session)).toMatchObject({ voters: 1, chosen: ['Weide'] });
  });

  test('cannot be put together with votes in other surveys', async () => {
    const cookie = voterCookie(await vote('s1', ['Weide']));
    await vote('s2', ['Weide'], cookie);
    const { rows } = await api.database.pool.query('SELECT voter FROM survey_votes');
    expect(new Set(rows.map((row: { voter: string }) => row.voter)).size).toBe(rows.length);
  });

  test.each([
    ['zu', ['Weide'], 409],
    ['s1', ['Weide', 'Stall'], 422],
    ['s1', ['Hof'], 422],
    ['s1', [], 400],
    ['fehlt', ['Weide'], 404],
  ])('in %s for %j is refused with %d', async (block, choices, status) => {
    expect((await vote(block, choices)).statusCode).toBe(status);
  });
});

test('results wait for the end where that is wanted; at the end everybody sees them', async () => {
  const cookie = voterCookie(await vote('spaet', ['Weide']));
  expect(await results('spaet', cookie)).toMatchObject({ counts: null, voters: 1 });
  expect(await results('zu')).toMatchObject({ closed: true, voters: 0, counts: [{}, {}, {}] });
});
