import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SubmittedAd } from '@gruenland/shared-contracts/api/own-ads.ts';

import { adValues, createGuestValues, submitDraft, writeDraft } from '#testing/ads.ts';
import { waitForCode, createEmail, signIn } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const confirmAd = (code: string) => api.post('/api/kleinanzeigen/confirm', { code });

test('correcting a mistyped address sends a new mail and invalidates the old code', async () => {
  const wrongEmail = createEmail('vertippt');
  const correctEmail = createEmail('richtig');
  const draft = await writeDraft(api, { ...adValues, ...createGuestValues(wrongEmail) });
  const { number } = (await submitDraft(api, draft)).json<SubmittedAd>();
  const url = `/api/kleinanzeigen/own/${number}/address`;
  const resendConfirmation = (email: string, cookie = draft.cookie) =>
    api.post(url, { email }, { cookie });
  const oldCode = await waitForCode(api, wrongEmail, '/kleinanzeigen/bestaetigen');

  expect((await resendConfirmation(correctEmail, await signIn(api))).statusCode).toBe(404);
  expect((await resendConfirmation('keine Adresse')).statusCode).toBe(400);
  const resendResponse = await resendConfirmation(correctEmail);
  expect(resendResponse.json()).toMatchObject({ state: 'unconfirmed', mailedTo: correctEmail });
  const code = await waitForCode(api, correctEmail, '/kleinanzeigen/bestaetigen');
  expect((await confirmAd(oldCode)).json().code).toBe('token.invalid');
  expect((await resendConfirmation(correctEmail)).statusCode).toBe(200);
  await waitUntil('the second mail', () => api.mails.to(correctEmail)[1]);
  expect((await confirmAd(code)).json()).toMatchObject({ state: 'active' });
  expect((await resendConfirmation(correctEmail)).json().code).toBe('record.state');
});

test('confirmation mails per address are limited', async () => {
  const email = createEmail('oft');
  const draft = await writeDraft(api, { ...adValues, ...createGuestValues(createEmail('gast')) });
  const { number } = (await submitDraft(api, draft)).json<SubmittedAd>();
  const url = `/api/kleinanzeigen/own/${number}/address`;
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    statuses.push((await api.post(url, { email }, { cookie: draft.cookie })).statusCode);
  }
  expect(statuses).toContain(200);
  expect(statuses.at(-1)).toBe(429);
});
