import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AdDetail } from '@gruenland/shared-contracts/api/ads.ts';

import { adValues, placeAd, submitDraft, writeDraft } from '#testing/ads.ts';
import { registerPerson, signIn } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

/**
 * Submits an ad with the details of private and of commercial sellers. Returns the published
 * details.
 */
async function submitWithAllDetails(cookie: string): Promise<string[]> {
  const { number } = await placeAd(api, cookie, { mwst: 'netto', gewaehrleistung: 'on' });
  const response = await api.sendRequest({ url: `/api/kleinanzeigen/ads/${number}` });
  const { facts, net } = response.json<AdDetail>();
  return [...facts.map(({ label }) => label), ...(net ? ['netto'] : [])];
}

test('a trader needs an imprint, which the ad then shows', async () => {
  const email = await registerPerson(api);
  const cookie = await signIn(api, email);
  await runSql(api, `UPDATE users SET account_type = 'trader' WHERE email = '${email}'`);
  const rejection = await submitDraft(api, await writeDraft(api, adValues, { cookie }));
  expect(rejection.json().fields.anbieter).toMatch(/Firma.*Impressum/u);
  await runSql(
    api,
    `UPDATE users SET company = 'Landtechnik Auer', legal_name = 'Ina Auer', imprint = 'Hofweg 1'
     WHERE email = '${email}'`,
  );
  const { number } = await placeAd(api, cookie);
  const publicAd = (await api.sendRequest({ url: `/api/kleinanzeigen/ads/${number}` })).json();
  expect(publicAd).toMatchObject({
    seller: 'gewerblich',
    sellerName: 'Landtechnik Auer',
    trader: { imprint: 'Hofweg 1' },
  });
});

test('a trader cannot exclude the warranty', async () => {
  const email = await registerPerson(api);
  const cookie = await signIn(api, email);
  await runSql(
    api,
    `UPDATE users SET account_type = 'trader', company = 'Landtechnik Auer',
       legal_name = 'Ina Auer', imprint = 'Hofweg 1' WHERE email = '${email}'`,
  );
  const shownDetails = await submitWithAllDetails(cookie);
  expect(shownDetails).toContain('Mehrwertsteuer');
  expect(shownDetails).toContain('netto');
  expect(shownDetails).not.toContain('Gewährleistung');
});

test('a private seller shows no VAT', async () => {
  const shownDetails = await submitWithAllDetails(await signIn(api));
  expect(shownDetails).toContain('Gewährleistung');
  expect(shownDetails).not.toContain('Mehrwertsteuer');
  expect(shownDetails).not.toContain('netto');
});

test('a trader with running ads stays a trader with company and imprint', async () => {
  const email = await registerPerson(api);
  const cookie = await signIn(api, email);
  const changeAccount = async (accountType: string, traderFields: object) => {
    const url = '/api/account/profile';
    const { version } = (await api.sendRequest({ url, headers: { cookie } })).json();
    return api.post(
      url,
      { displayName: 'Ina Auer', accountType, version, ...traderFields },
      { cookie },
    );
  };
  const companyFields = { company: 'Landtechnik Auer', legalName: 'Ina Auer', imprint: 'Hofweg 1' };
  expect((await changeAccount('trader', companyFields)).statusCode).toBe(200);
  const { number } = await placeAd(api, cookie);
  const readPublicAd = async () =>
    (await api.sendRequest({ url: `/api/kleinanzeigen/ads/${number}` })).json<AdDetail>();
  const changeResponse = await changeAccount('private', {});
  expect(changeResponse.statusCode).toBe(422);
  expect(changeResponse.json().fields.accountType).toContain('Eine gewerbliche Anzeige läuft noch');
  expect((await changeAccount('trader', { ...companyFields, company: '' })).statusCode).not.toBe(
    200,
  );
  expect((await readPublicAd()).trader).toMatchObject({
    company: companyFields.company,
    imprint: companyFields.imprint,
  });
  await api.post(`/api/kleinanzeigen/own/${number}/action`, { action: 'remove' }, { cookie });
  expect((await changeAccount('private', {})).statusCode).toBe(200);
});
