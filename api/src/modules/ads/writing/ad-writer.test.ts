import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SubmittedAd } from '@gruenland/shared-contracts/api/own-ads.ts';

import { adValues, createGuestValues, submitDraft, writeDraft } from '#testing/ads.ts';
import { waitForCode, createEmail, register, signIn } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const adsPath = '/api/kleinanzeigen';
const readOwnStatus = async (number: number, cookie: string) =>
  (await api.sendRequest({ url: `${adsPath}/own/${number}`, headers: { cookie } })).statusCode;

/** Places an ad as a guest and returns the guest's cookie. */
async function placeAsGuest(email: string) {
  const draft = await writeDraft(api, { ...adValues, ...createGuestValues(email) });
  const { number } = (await submitDraft(api, draft)).json<SubmittedAd>();
  const code = await waitForCode(api, email, '/kleinanzeigen/bestaetigen');
  return { number, code, device: draft.cookie };
}

test('the device cookie opens a guest’s ad until an account claims it', async () => {
  const email = createEmail('gast');
  const { number, code, device } = await placeAsGuest(email);
  await api.post(`${adsPath}/confirm`, { code }, { cookie: device });
  expect(await readOwnStatus(number, device)).toBe(200);
  await register(api, email);
  const token = await waitForCode(api, email, '/registrieren/bestaetigen');
  await api.post('/api/auth/confirm', { token });
  const account = await signIn(api, email);
  // Listing the account's own ads assigns guest ads with the account's email address to the
  // account.
  await api.sendRequest({ url: `${adsPath}/own`, headers: { cookie: account } });
  expect(await readOwnStatus(number, account)).toBe(200);
  expect(await readOwnStatus(number, device)).toBe(404);
});

test('confirming an ad in an account revokes the access of the device', async () => {
  const email = createEmail('gast');
  const { number, code, device } = await placeAsGuest(email);
  const account = await signIn(api);
  const response = await api.post(
    `${adsPath}/confirm`,
    { code },
    { cookie: `${account}; ${device}` },
  );
  expect(response.statusCode).toBe(200);
  expect(await readOwnStatus(number, account)).toBe(200);
  // After sign-out, only the device's cookie is sent. It no longer gives access to the ad.
  expect(await readOwnStatus(number, device)).toBe(404);
});
