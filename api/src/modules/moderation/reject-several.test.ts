import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type {
  ModerationCase,
  ModerationQueue,
} from '@gruenland/shared-contracts/api/moderation.ts';

import type { RejectCasesResponse } from '@gruenland/shared-contracts/api/moderation-bulk.ts';

import { placeAd } from '#testing/ads.ts';
import {
  createEmail,
  registerPerson,
  signIn,
  signInModerator,
  signInStaff,
} from '#testing/people.ts';
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
  email = await registerPerson(api, createEmail('serie'));
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
const readQueue = async () => {
  const response = await api.sendRequest({ url: '/api/moderation/cases', headers: { cookie } });
  return response.json<ModerationQueue>().cases;
};
const rejectCases = (cases: readonly object[], overrides: object = {}, moderatorCookie = cookie) =>
  api.post(
    '/api/moderation/rejections',
    { cases, reason: 'betrug', note: 'Alle drei gleich.', confirmed: true, ...overrides },
    { cookie: moderatorCookie },
  );

test('rejects several entries with one reason, each with audit entry and mail; skips others', async () => {
  const waitingCases = await readQueue();
  expect(waitingCases).toHaveLength(3);
  const message = await openCase(api.database.drizzle, {
    kind: 'message',
    subjectId: 'gespraech',
    title: 'Nachricht',
    score: 5,
    reasons: [],
    content: {},
    proposal: {},
  });
  const [firstCase, secondCase, thirdCase] = waitingCases.map(({ id, version }) => ({
    id,
    version,
  }));
  const staleCase = { ...thirdCase!, version: 99 };
  const response = await rejectCases([
    firstCase!,
    secondCase!,
    staleCase,
    { id: message, version: 1 },
  ]);
  expect(response.json<RejectCasesResponse>()).toEqual({
    rejected: [firstCase!.id, secondCase!.id],
    left: [
      { id: thirdCase!.id, code: 'record.changed' },
      { id: message, code: 'record.state' },
    ],
  });
  expect((await readQueue()).map(({ id }) => id).toSorted()).toEqual(
    [thirdCase!.id, message].toSorted(),
  );

  const decidedCaseResponse = await api.sendRequest({
    url: `/api/moderation/cases/${firstCase!.id}`,
    headers: { cookie },
  });
  expect(decidedCaseResponse.json<ModerationCase>()).toMatchObject({
    state: 'rejected',
    reason: 'betrug',
    note: 'Alle drei gleich.',
  });
  const { rows } = await api.database.pool.query<{ details: { case: string; together: number } }>(
    "SELECT details FROM audit_log WHERE action = 'moderation.rejected' ORDER BY id",
  );
  expect(rows.map(({ details }) => [details.case, details.together])).toEqual([
    [firstCase!.id, 4],
    [secondCase!.id, 4],
  ]);
  const mails = await waitUntil('a mail for each', () => {
    const sentMails = api.mails.to(email).filter(({ text }) => text.includes('Alle drei gleich.'));
    return sentMails.length === 2 ? sentMails : null;
  });
  expect(mails[0]?.text).toContain('Verdacht auf Betrug');
});

test('rejecting several needs a moderator, a reason, a confirmation and distinct entries', async () => {
  const [remainingCase] = (await readQueue()).map(({ id, version }) => ({ id, version }));
  const otherStaffCookie = await signInStaff(api, 'customer-service');
  expect((await rejectCases([remainingCase!], {}, otherStaffCookie)).statusCode).toBe(403);
  expect((await rejectCases([remainingCase!], {}, '')).statusCode).toBe(401);
  for (const invalidInput of [
    { reason: '' },
    { reason: 'weil' },
    { confirmed: false },
    { cases: [] },
  ])
    expect((await rejectCases([remainingCase!], invalidInput)).statusCode).toBe(400);
  expect((await rejectCases([remainingCase!, remainingCase!])).statusCode).toBe(400);
  expect((await readQueue()).map(({ id }) => id)).toContain(remainingCase!.id);
});
