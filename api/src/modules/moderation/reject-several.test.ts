import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type {
  ModerationCase,
  ModerationQueue,
} from '@gruenland/shared-contracts/api/moderation.ts';

import type { RejectCasesAnswer } from '@gruenland/shared-contracts/api/moderation-bulk.ts';

import { placeAd } from '#testing/ads.ts';
import { newEmail, registerPerson, signIn, signInModerator, signInStaff } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { openCase } from './case.repository.ts';

let api: TestApi;
let cookie: string;
let email: string;
beforeAll(async () => {
  api = await startTestApi();
  cookie = await signInModerator(api);
  email = await registerPerson(api, newEmail('serie'));
  const seller = await signIn(api, email);
  // Titles that the review rules hold back; all different, because equal titles count as
  // duplicates.
  for (const title of [
    'Güllefass Pumptank',
    'Kreiselheuer sechs Arme',
    'Ladewagen mit Dosierwalzen',
  ])
    await placeAd(api, seller, { titel: title, beschreibung: HELD_DESCRIPTION });
});
afterAll(() => api?.end());

const HELD_DESCRIPTION =
  'Nur Zahlung vorab per Western Union, der Transporteur holt alles ab. Bitte über WhatsApp schreiben, danke.';
const queue = async () => {
  const answer = await api.ask({ url: '/api/moderation/cases', headers: { cookie } });
  return answer.json<ModerationQueue>().cases;
};
const reject = (cases: readonly object[], own: object = {}, by = cookie) =>
  api.post(
    '/api/moderation/rejections',
    { cases, reason: 'betrug', note: 'Alle drei gleich.', confirmed: true, ...own },
    { cookie: by },
  );

test('rejects several entries with one reason, each with audit entry and mail; skips others', async () => {
  const waiting = await queue();
  expect(waiting).toHaveLength(3);
  const message = await openCase(api.database.drizzle, {
    kind: 'message',
    subjectId: 'gespraech',
    title: 'Nachricht',
    score: 5,
    reasons: [],
    content: {},
    proposal: {},
  });
  const [first, second, third] = waiting.map(({ id, version }) => ({ id, version }));
  const staleCase = { ...third!, version: 99 };
  const answer = await reject([first!, second!, staleCase, { id: message, version: 1 }]);
  expect(answer.json<RejectCasesAnswer>()).toEqual({
    rejected: [first!.id, second!.id],
    left: [
      { id: third!.id, code: 'record.changed' },
      { id: message, code: 'record.state' },
    ],
  });
  expect((await queue()).map(({ id }) => id).toSorted()).toEqual([third!.id, message].toSorted());

  const decidedCaseAnswer = await api.ask({
    url: `/api/moderation/cases/${first!.id}`,
    headers: { cookie },
  });
  expect(decidedCaseAnswer.json<ModerationCase>()).toMatchObject({
    state: 'rejected',
    reason: 'betrug',
    note: 'Alle drei gleich.',
  });
  const { rows } = await api.database.pool.query<{ details: { case: string; together: number } }>(
    "SELECT details FROM audit_log WHERE action = 'moderation.rejected' ORDER BY id",
  );
  expect(rows.map(({ details }) => [details.case, details.together])).toEqual([
    [first!.id, 4],
    [second!.id, 4],
  ]);
  const mails = await waitUntil('a mail for each', () => {
    const sent = api.mails.to(email).filter(({ text }) => text.includes('Alle drei gleich.'));
    return sent.length === 2 ? sent : null;
  });
  expect(mails[0]?.text).toContain('Verdacht auf Betrug');
});

test('rejecting several needs a moderator, a reason, a confirmation and distinct entries', async () => {
  const [left] = (await queue()).map(({ id, version }) => ({ id, version }));
  const other = await signInStaff(api, 'customer-service');
  expect((await reject([left!], {}, other)).statusCode).toBe(403);
  expect((await reject([left!], {}, '')).statusCode).toBe(401);
  for (const invalidInput of [
    { reason: '' },
    { reason: 'weil' },
    { confirmed: false },
    { cases: [] },
  ])
    expect((await reject([left!], invalidInput)).statusCode).toBe(400);
  expect((await reject([left!, left!])).statusCode).toBe(400);
  expect((await queue()).map(({ id }) => id)).toContain(left!.id);
});
