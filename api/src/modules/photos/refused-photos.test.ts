import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type {
  AdDraft,
  SubmittedAd,
} from '@gruenland/shared-contracts/api/kleinanzeigen-writing.ts';
import sharp from 'sharp';

import { adValues, submitDraft, writeDraft } from '#testing/ads.ts';
import { createDesk } from '#testing/desk.ts';
import { runMaintenance } from '#testing/jobs-done.ts';
import { signIn, signInModerator } from '#testing/people.ts';
import { shiftTime, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let address: string;
beforeAll(async () => {
  api = await startTestApi();
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api?.end());

const root = '/api/kleinanzeigen';
const scam = 'Schöne Presse. Bitte nur WhatsApp, Zahlung vorab, Kurier holt ab.';

async function addPhoto(draft: string, cookie: string): Promise<void> {
  const picture = sharp({
    create: { width: 800, height: 600, channels: 3, background: '#8ba97e' },
  });
  const form = new FormData();
  form.set('zurueck', '/kleinanzeigen/neu');
  form.set('fotos', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]), 'hof.jpg');
  const answer = await fetch(`${address}${root}/drafts/${draft}/photos`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: siteUrl },
    body: form,
  });
  expect(answer.headers.get('location')).toContain('fotos=1');
}

test('a photo that was taken out after a refusal is there when the objection is right', async () => {
  const desk = createDesk(api, await signInModerator(api));
  const cookie = await signIn(api);
  const titel = 'Presse mit Foto und Einspruch';
  const values = { ...adValues, titel, beschreibung: scam };
  const { id } = await writeDraft(api, values, { cookie });
  await addPhoto(id, cookie);
  const read = async (draft: string) =>
    (await api.ask({ url: `${root}/drafts/${draft}`, headers: { cookie } })).json<AdDraft>();
  const { version, photos } = await read(id);
  const { number } = (await submitDraft(api, { id, version, cookie })).json<SubmittedAd>();
  await desk.decide(titel, { decision: 'reject', reason: 'betrug' });
  const text = 'Das ist ehrlich gemeint, bitte sehen Sie noch einmal hin.';
  await api.post(`${root}/own/${number}/appeal`, { text }, { cookie });

  // The owner takes the photo out meanwhile and sends the ad in again.
  const edit = await api.post(`${root}/own/${number}/edit`, undefined, { cookie });
  const draft = edit.json<AdDraft>();
  const order = `${root}/drafts/${draft.id}/photos/order`;
  await api.post(order, { version: draft.version, photos: [] }, { cookie });
  const { version: now } = await read(draft.id);
  await submitDraft(api, { id: draft.id, version: now, cookie });
  await shiftTime(api, `UPDATE ad_photos SET created_at = now() - interval '2 days'`);
  await runMaintenance(api);
  const photo = async () => (await api.ask({ url: photos[0]?.src ?? '' })).statusCode;
  expect(await photo()).toBe(200);

  await desk.decideAppeal(titel, 'grant');
  const ad = (await api.ask({ url: `${root}/ads/${number}` })).json();
  expect(ad.pictures).toHaveLength(1);
  await runMaintenance(api);
  expect(await photo()).toBe(200);
});
