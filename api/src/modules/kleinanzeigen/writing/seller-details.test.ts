import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AdDetail } from '@gruenland/shared-contracts/api/kleinanzeigen-ads.ts';

import { placeAd } from '#testing/ads.ts';
import { newPerson, signIn } from '#testing/people.ts';
import { shiftTime, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

/** What an ad states when its sender states what both kinds of seller may. */
async function statedBy(cookie: string): Promise<string[]> {
  const { number } = await placeAd(api, cookie, { mwst: 'netto', gewaehrleistung: 'on' });
  const answer = await api.ask({ url: `/api/kleinanzeigen/ads/${number}` });
  return answer.json<AdDetail>().facts.map(({ label }) => label);
}

test('a trader cannot shut out the warranty', async () => {
  const email = await newPerson(api);
  const cookie = await signIn(api, email);
  await shiftTime(
    api,
    `UPDATE users SET account_type = 'trader', company = 'Landtechnik Auer',
       legal_name = 'Ina Auer', imprint = 'Hofweg 1' WHERE email = '${email}'`,
  );
  const stated = await statedBy(cookie);
  expect(stated).toContain('Mehrwertsteuer');
  expect(stated).not.toContain('Gewährleistung');
});

test('who sells privately shows no VAT', async () => {
  const stated = await statedBy(await signIn(api));
  expect(stated).toContain('Gewährleistung');
  expect(stated).not.toContain('Mehrwertsteuer');
});
