import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AdDraft, SubmittedAd } from '@gruenland/shared-contracts/api/own-ads.ts';
import sharp from 'sharp';

import { adValues, submitDraft, writeDraft } from '#testing/ads.ts';
import { createModerationClient } from '#testing/staff.ts';
import { runMaintenance } from '#testing/wait-for-tasks.ts';
import { signIn, signInModerator } from '#testing/people.ts';
import { runSql, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let baseUrl: string;
beforeAll(async () => {
  api = await startTestApi();
  baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api?.end());

const rootPath = '/api/kleinanzeigen';
const scam = 'Schöne Presse. Bitte nur WhatsApp, Zahlung vorab, Kurier holt ab.';

async function addPhoto(draft: string, cookie: string): Promise<void> {
  const picture = sharp({
    create: { width: 800, height: 600, channels: 3, background: '#8ba97e' },
  });
  const form = new FormData();
  form.set('zurueck', '/kleinanzeigen/neu');
  form.set('fotos', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), 'hof.jpg');
  const response = await fetch(`${baseUrl}${rootPath}/drafts/${draft}/photos`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: siteUrl },
    body: form,
  });
  expect(response.headers.get('location')).toContain('fotos=1');
}

test('a photo removed after a rejection is back after a granted appeal', async () => {
  const moderationPage = createModerationClient(api, await signInModerator(api));
  const cookie = await signIn(api);
  const title = 'Presse mit Foto und Einspruch';
  const values = { ...adValues, titel: title, beschreibung: scam };
  const { id } = await writeDraft(api, values, { cookie });
  await addPhoto(id, cookie);
  const readDraft = async (draft: string) =>
    (
      await api.sendRequest({ url: `${rootPath}/drafts/${draft}`, headers: { cookie } })
    ).json<AdDraft>();
  const { version, photos } = await readDraft(id);
  const { number } = (await submitDraft(api, { id, version, cookie })).json<SubmittedAd>();
  await moderationPage.decide(title, { decision: 'reject', reason: 'betrug' });
  const text = 'Das ist ehrlich gemeint, bitte sehen Sie noch einmal hin.';
  await api.post(`${rootPath}/own/${number}/appeal`, { text }, { cookie });

  // The owner removes the photo and submits the ad again before the moderator decides.
  const editResponse = await api.post(`${rootPath}/own/${number}/edit`, undefined, { cookie });
  const draft = editResponse.json<AdDraft>();
  const order = `${rootPath}/drafts/${draft.id}/photos/order`;
  await api.post(order, { version: draft.version, photos: [] }, { cookie });
  const { version: now } = await readDraft(draft.id);
  await submitDraft(api, { id: draft.id, version: now, cookie });
  await runSql(api, `UPDATE ad_photos SET created_at = now() - interval '2 days'`);
  await runMaintenance(api);
  const fetchPhotoStatus = async (headers: Record<string, string> = {}) =>
    (await api.sendRequest({ url: photos[0]?.src ?? '', headers })).statusCode;
  expect(await fetchPhotoStatus({ cookie })).toBe(200);
  expect(await fetchPhotoStatus()).toBe(404);

  await moderationPage.decideAppeal(title, 'grant');
  const ad = (await api.sendRequest({ url: `${rootPath}/ads/${number}` })).json();
  expect(ad.pictures).toHaveLength(1);
  await runMaintenance(api);
  expect(await fetchPhotoStatus()).toBe(200);
});

test('photos of a blocked ad are visible to its owner and moderators only', async () => {
  const moderator = await signInModerator(api);
  const cookie = await signIn(api);
  const otherUser = await signIn(api);
  const { id } = await writeDraft(api, { ...adValues, titel: 'Presse mit Foto' }, { cookie });
  await addPhoto(id, cookie);
  const draft = await api.sendRequest({ url: `${rootPath}/drafts/${id}`, headers: { cookie } });
  const { version, photos } = draft.json<AdDraft>();
  const src = photos[0]?.src ?? '';
  const fetchVariantStatus = async (headers: Record<string, string> = {}) =>
    (await api.sendRequest({ url: `${src}/m/160x120/filters:format(webp)`, headers })).statusCode;
  expect([
    await fetchVariantStatus(),
    await fetchVariantStatus({ cookie }),
    await fetchVariantStatus({ cookie: otherUser }),
  ]).toEqual([404, 200, 404]);
  const { number } = (await submitDraft(api, { id, version, cookie })).json<SubmittedAd>();
  const fetchPhotoStatuses = async (state: string) => {
    await runSql(
      api,
      `UPDATE ads SET state = '${state}', ended_at = now()
      WHERE number = ${number}`,
    );
    const callerHeaders = [{}, { cookie }, { cookie: moderator }, { cookie: otherUser }];
    return Promise.all(callerHeaders.map(fetchVariantStatus));
  };
  for (const state of ['active', 'reserved', 'sold', 'expired']) {
    expect([state, await fetchPhotoStatuses(state)]).toEqual([state, [200, 200, 200, 200]]);
  }
  for (const state of ['unconfirmed', 'review', 'paused', 'rejected']) {
    expect([state, await fetchPhotoStatuses(state)]).toEqual([state, [404, 200, 200, 404]]);
  }
  for (const state of ['blocked', 'deleted']) {
    expect([state, await fetchPhotoStatuses(state)]).toEqual([state, [410, 200, 200, 410]]);
  }
  const ownerResponse = await api.sendRequest({ url: src, headers: { cookie } });
  expect(ownerResponse.headers['cache-control']).toBe('private, no-store');

  // Caches may keep a public photo only for a few minutes. After that, they must ask the api again.
  await fetchPhotoStatuses('active');
  const photoResponse = await api.sendRequest({ url: src });
  expect(photoResponse.headers['cache-control']).toBe(
    'public, max-age=300, s-maxage=60, must-revalidate',
  );
  const fetchAgain = () =>
    api.sendRequest({ url: src, headers: { 'if-none-match': `${photoResponse.headers.etag}` } });
  expect((await fetchAgain()).statusCode).toBe(304);
  await fetchPhotoStatuses('blocked');
  expect((await fetchAgain()).statusCode).toBe(410);
});
