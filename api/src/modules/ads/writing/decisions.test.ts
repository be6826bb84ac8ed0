import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdDraft } from '@gruenland/shared-contracts/api/own-ads.ts';

import { adValues, placeAd, submitDraft } from '#testing/ads.ts';
import { createModerationClient } from '#testing/staff.ts';
import type { ModerationClient } from '#testing/staff.ts';
import { signIn, signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let moderationPage: ModerationClient;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  moderationPage = createModerationClient(api, await signInModerator(api));
  cookie = await signIn(api);
});
afterAll(() => api?.end());

const scamText = 'Schöne Presse. Bitte nur WhatsApp, Zahlung vorab, Kurier holt ab.';
const otherScamText =
  'Ganz anders: bitte nur über Telegram, Vorkasse mit Bitcoin, Spedition holt ab.';
const rejection = { decision: 'reject', reason: 'betrug' };
const adsPath = '/api/kleinanzeigen';
const readPublicAd = async (number: number) =>
  (await api.sendRequest({ url: `${adsPath}/ads/${number}` })).json();
const readOwnAd = async (number: number) =>
  (await api.sendRequest({ url: `${adsPath}/own/${number}`, headers: { cookie } })).json();
const postOwnerAction = (number: number, action: string) =>
  api.post(`${adsPath}/own/${number}/action`, { action }, { cookie });

/** Edits the change draft of an ad and optionally submits it. */
async function editAd(number: number, description: string, shouldSubmit = true) {
  const editResponse = await api.post(`${adsPath}/own/${number}/edit`, undefined, { cookie });
  const draft = editResponse.json<AdDraft>();
  const body = { version: draft.version, values: { ...draft.values, beschreibung: description } };
  const saveResponse = await api.post(`${adsPath}/drafts/${draft.id}`, body, { cookie });
  const { version } = saveResponse.json<AdDraft>();
  const submitResponse = shouldSubmit
    ? await submitDraft(api, { id: draft.id, version, cookie })
    : null;
  return { saved: saveResponse, sent: submitResponse };
}

/** Files the owner's appeal against the latest decision. */
async function fileAppeal(number: number): Promise<void> {
  const text = 'Das ist ehrlich gemeint, bitte sehen Sie noch einmal hin.';
  const response = await api.post(`${adsPath}/own/${number}/appeal`, { text }, { cookie });
  if (response.statusCode !== 200) throw new Error(`appeal failed: ${response.body}`);
}

describe('a granted appeal publishes the version of the decision', () => {
  test('not the change that was edited after the decision', async () => {
    const title = 'Presse mit strittiger Änderung';
    const { number } = await placeAd(api, cookie, { titel: title });
    await editAd(number, scamText);
    await moderationPage.decide(title, rejection);
    await fileAppeal(number);
    expect((await editAd(number, otherScamText, false)).saved.statusCode).toBe(200);
    expect((await moderationPage.decideAppeal(title, 'grant')).statusCode).toBe(200);
    expect((await readPublicAd(number)).description).toBe(scamText);
    // The owner can still submit later changes, and moderators review them.
    await editAd(number, otherScamText);
    expect((await readPublicAd(number)).description).toBe(scamText);
    await moderationPage.decide(title, { decision: 'approve' });
    expect((await readPublicAd(number)).description).toBe(otherScamText);
  });

  test('not the ad resubmitted meanwhile, which becomes a pending change', async () => {
    const title = 'Presse, die zweimal kam';
    const { number } = await placeAd(api, cookie, { titel: title, beschreibung: scamText });
    await moderationPage.decide(title, rejection);
    await fileAppeal(number);
    await editAd(number, otherScamText);
    await moderationPage.decideAppeal(title, 'grant');
    expect((await readPublicAd(number)).description).toBe(scamText);
    expect(await readOwnAd(number)).toMatchObject({ state: 'active', changePending: true });
    const openCase = await moderationPage.find(title);
    expect(openCase.fields).toContainEqual({
      label: 'Beschreibung',
      before: scamText,
      after: otherScamText,
    });
    await moderationPage.decide(title, rejection);
    expect((await readPublicAd(number)).description).toBe(scamText);
  });

  test('and does not replace a change approved since', async () => {
    const title = 'Presse mit besserem Text';
    const { number } = await placeAd(api, cookie, { titel: title });
    await editAd(number, scamText);
    await moderationPage.decide(title, rejection);
    await fileAppeal(number);
    const betterText = `${adValues['beschreibung']} Mit neuen Reifen.`;
    await editAd(number, betterText);
    await moderationPage.decide(title, { decision: 'approve' });
    await moderationPage.decideAppeal(title, 'grant');
    expect((await readPublicAd(number)).description).toBe(betterText);
  });
});

test('a rejected change is reviewed again when resubmitted, whatever its risk', async () => {
  const title = 'Presse mit umgeschriebenem Text';
  const { number } = await placeAd(api, cookie, { titel: title });
  await editAd(number, scamText);
  await moderationPage.decide(title, rejection);
  const harmlessText = `${adValues['beschreibung']} Bitte melden.`;
  await editAd(number, harmlessText);
  expect((await readPublicAd(number)).description).toBe(adValues['beschreibung']);
  await moderationPage.decide(title, { decision: 'approve' });
  expect((await readPublicAd(number)).description).toBe(harmlessText);
});

describe('a change without a case can be submitted again', () => {
  test('after the ad was deleted and restored', async () => {
    const title = 'Presse, gelöscht mit Änderung';
    const { number } = await placeAd(api, cookie, { titel: title });
    await editAd(number, scamText);
    await postOwnerAction(number, 'remove');
    await postOwnerAction(number, 'restore');
    expect(await readOwnAd(number)).toMatchObject({ state: 'active', changePending: false });
    const { sent: submitResponse } = await editAd(number, scamText);
    expect(submitResponse?.statusCode).toBe(200);
    expect((await moderationPage.find(title)).change).toBe(true);
  });

  test('after the ad was blocked on a report and restored on appeal', async () => {
    const title = 'Presse, gesperrt mit Änderung';
    const { number, slug } = await placeAd(api, cookie, { titel: title });
    await editAd(number, scamText);
    await api.post('/api/reports', {
      url: `/kleinanzeigen/${slug}`,
      reason: 'betrug',
      explanation: 'Dieselben Bilder stehen bei einem anderen Verkäufer.',
      name: 'Karl Korn',
      email: 'karl@hof.example',
      goodFaith: true,
    });
    await moderationPage.decide(`Meldung: ${title}`, rejection);
    await fileAppeal(number);
    await moderationPage.decideAppeal(title, 'grant');
    expect(await readOwnAd(number)).toMatchObject({ state: 'active', changePending: false });
    expect((await editAd(number, scamText)).sent?.statusCode).toBe(200);
  });
});

test('a change of an ad in a legacy category keeps all attributes', async () => {
  const { number } = await placeAd(
    api,
    cookie,
    {
      titel: 'Alter Schlepper mit Frontlader',
      'a-marke': 'Fendt',
      'a-modell': 'Farmer 308',
      'a-stunden': '6.100',
      'a-baujahr': '1994',
      'a-ps': '80',
    },
    'traktoren',
  );
  const publicAdBefore = await readPublicAd(number);
  await api.database.pool.query(
    `UPDATE ads SET category_id =
       (SELECT id FROM ad_categories WHERE slug = 'schlepper') WHERE number = $1`,
    [number],
  );
  const editResponse = await api.post(`${adsPath}/own/${number}/edit`, undefined, { cookie });
  const draft = editResponse.json<AdDraft>();
  expect(draft).toMatchObject({
    category: { slug: 'traktoren', legacy: false },
    values: { 'a-marke': 'Fendt', 'a-ps': '80' },
  });
  await submitDraft(api, { id: draft.id, version: draft.version, cookie });
  expect((await readPublicAd(number)).facts).toEqual(publicAdBefore.facts);
});
