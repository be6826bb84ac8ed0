import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdDraft } from '@gruenland/shared-contracts/api/own-ads.ts';

import { adValues, placeAd, submitDraft } from '#testing/ads.ts';
import { createStaffPage } from '#testing/staff.ts';
import type { ModerationPage } from '#testing/staff.ts';
import { signIn, signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let moderationPage: ModerationPage;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  moderationPage = createStaffPage(api, await signInModerator(api));
  cookie = await signIn(api);
});
afterAll(() => api?.end());

const scamText = 'Schöne Presse. Bitte nur WhatsApp, Zahlung vorab, Kurier holt ab.';
const other = 'Ganz anders: bitte nur über Telegram, Vorkasse mit Bitcoin, Spedition holt ab.';
const refused = { decision: 'reject', reason: 'betrug' };
const root = '/api/kleinanzeigen';
const readPublicAd = async (number: number) =>
  (await api.ask({ url: `${root}/ads/${number}` })).json();
const readOwnAd = async (number: number) =>
  (await api.ask({ url: `${root}/own/${number}`, headers: { cookie } })).json();
const act = (number: number, action: string) =>
  api.post(`${root}/own/${number}/action`, { action }, { cookie });

/** Edits the change draft of an ad and optionally submits it. */
async function editAd(number: number, description: string, shouldSubmit = true) {
  const answer = await api.post(`${root}/own/${number}/edit`, undefined, { cookie });
  const draft = answer.json<AdDraft>();
  const body = { version: draft.version, values: { ...draft.values, beschreibung: description } };
  const saved = await api.post(`${root}/drafts/${draft.id}`, body, { cookie });
  const { version } = saved.json<AdDraft>();
  const sent = shouldSubmit ? await submitDraft(api, { id: draft.id, version, cookie }) : null;
  return { saved, sent };
}

/** Files the owner's appeal against the latest decision. */
async function fileAppeal(number: number): Promise<void> {
  const text = 'Das ist ehrlich gemeint, bitte sehen Sie noch einmal hin.';
  const answer = await api.post(`${root}/own/${number}/appeal`, { text }, { cookie });
  if (answer.statusCode !== 200) throw new Error(`appeal failed: ${answer.body}`);
}

describe('a granted appeal publishes the version of the decision', () => {
  test('not the change that was edited after the decision', async () => {
    const title = 'Presse mit strittiger Änderung';
    const { number } = await placeAd(api, cookie, { titel: title });
    await editAd(number, scamText);
    await moderationPage.decide(title, refused);
    await fileAppeal(number);
    expect((await editAd(number, other, false)).saved.statusCode).toBe(200);
    expect((await moderationPage.decideAppeal(title, 'grant')).statusCode).toBe(200);
    expect((await readPublicAd(number)).description).toBe(scamText);
    // Later changes can still be submitted and are reviewed.
    await editAd(number, other);
    expect((await readPublicAd(number)).description).toBe(scamText);
    await moderationPage.decide(title, { decision: 'approve' });
    expect((await readPublicAd(number)).description).toBe(other);
  });

  test('not the ad resubmitted meanwhile, which becomes a pending change', async () => {
    const title = 'Presse, die zweimal kam';
    const { number } = await placeAd(api, cookie, { titel: title, beschreibung: scamText });
    await moderationPage.decide(title, refused);
    await fileAppeal(number);
    await editAd(number, other);
    await moderationPage.decideAppeal(title, 'grant');
    expect((await readPublicAd(number)).description).toBe(scamText);
    expect(await readOwnAd(number)).toMatchObject({ state: 'active', changePending: true });
    const waiting = await moderationPage.find(title);
    expect(waiting.fields).toContainEqual({
      label: 'Beschreibung',
      before: scamText,
      after: other,
    });
    await moderationPage.decide(title, refused);
    expect((await readPublicAd(number)).description).toBe(scamText);
  });

  test('and does not replace a change approved since', async () => {
    const title = 'Presse mit besserem Text';
    const { number } = await placeAd(api, cookie, { titel: title });
    await editAd(number, scamText);
    await moderationPage.decide(title, refused);
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
  await moderationPage.decide(title, refused);
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
    await act(number, 'remove');
    await act(number, 'restore');
    expect(await readOwnAd(number)).toMatchObject({ state: 'active', changePending: false });
    const { sent } = await editAd(number, scamText);
    expect(sent?.statusCode).toBe(200);
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
    await moderationPage.decide(`Meldung: ${title}`, refused);
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
  const before = await readPublicAd(number);
  await api.database.pool.query(
    `UPDATE ads SET category_id =
       (SELECT id FROM ad_categories WHERE slug = 'schlepper') WHERE number = $1`,
    [number],
  );
  const started = await api.post(`${root}/own/${number}/edit`, undefined, { cookie });
  const draft = started.json<AdDraft>();
  expect(draft).toMatchObject({
    category: { slug: 'traktoren', legacy: false },
    values: { 'a-marke': 'Fendt', 'a-ps': '80' },
  });
  await submitDraft(api, { id: draft.id, version: draft.version, cookie });
  expect((await readPublicAd(number)).facts).toEqual(before.facts);
});
