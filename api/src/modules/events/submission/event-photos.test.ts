import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';

import type { EventPhotoDraft } from '@gruenland/shared-contracts/api/event-submission.ts';
import { submissionLimits } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { EventDetail } from '@gruenland/shared-contracts/api/events.ts';

import { eventInput } from '#testing/event-input.ts';
import { signIn, signInModerator } from '#testing/people.ts';
import { shiftTime, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let address: string;
let moderator: string;
beforeAll(async () => {
  api = await startTestApi();
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  moderator = await signInModerator(api);
});
afterAll(() => api?.end());

const root = '/api/events/own';
const tus = { 'tus-resumable': '1.0.0', origin: siteUrl };

/** Creates a photo with GPS coordinates. */
const createPhoto = (tint: number) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: tint, g: 9, b: 9 } } })
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitude: '47/1 43/1 0/1' } })
    .jpeg()
    .toBuffer();

const openPhotoDraft = async (code: string): Promise<EventPhotoDraft> =>
  (await api.ask({ url: `${root}/pictures?code=${code}` })).json();

const startUpload = (photoDraftId: string, bytes: number) =>
  fetch(`${address}/api/events/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(bytes),
      'upload-metadata': `draft ${Buffer.from(photoDraftId).toString('base64')}`,
    },
  });

async function send(photoDraftId: string, file: Buffer): Promise<number> {
  const upload = await startUpload(photoDraftId, file.length);
  if (upload.status !== 201) return upload.status;
  const answer = await fetch(address + (upload.headers.get('location') ?? ''), {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(file),
  });
  return answer.status;
}

const save = ({ version, photos }: EventPhotoDraft, code: string, own: object = {}) =>
  api.post(`${root}/pictures`, {
    code,
    version,
    photos: photos.map(({ id, alt }) => ({ id, alt })),
    done: true,
    ...own,
  });

let count = 0;
/** Creates an event draft as a signed-in user. */
async function createDraft() {
  count += 1;
  const title = `Kürbismarkt mit Bildern ${count}`;
  const cookie = await signIn(api);
  const { code } = (await api.post(`${root}/draft`, eventInput({ title }), { cookie })).json();
  const id: string = (await api.ask({ url: `${root}?code=${code}` })).json().id;
  const submit = () => api.post(`${root}/submit`, { code }, { cookie });
  return { code: code as string, title, id, cookie, submit };
}

async function openCase(title: string) {
  const headers = { cookie: moderator };
  const { cases } = (await api.ask({ url: '/api/moderation/cases', headers })).json();
  const found = cases.find((each: { title: string }) => each.title === title);
  return (await api.ask({ url: `/api/moderation/cases/${found?.id}`, headers })).json();
}

async function decide(title: string, decision: object): Promise<void> {
  const { id, version } = await openCase(title);
  const url = `/api/moderation/cases/${id}/decision`;
  const answer = await api.post(url, { version, ...decision }, { cookie: moderator });
  expect(answer.statusCode).toBe(200);
}

const readPublicEvent = async (id: string): Promise<EventDetail> =>
  (await api.ask({ url: `/api/events/${id}` })).json();

async function runCleanUp(): Promise<void> {
  await shiftTime(api, `UPDATE ad_photos SET created_at = now() - interval '2 days'`);
  await shiftTime(
    api,
    `INSERT INTO tasks (id, kind, payload) VALUES ('t${Date.now()}', 'maintenance', '{"day":"x"}')`,
  );
}

describe('photos of an event', () => {
  test('are uploaded, described, approved and published without camera metadata', async () => {
    const { code, title, id, submit } = await createDraft();
    const photoDraft = await openPhotoDraft(code);
    expect(photoDraft).toMatchObject({ title, state: 'draft', photos: [] });
    expect(await send(photoDraft.id, await createPhoto(10))).toBe(200);
    expect(await send(photoDraft.id, await createPhoto(20))).toBe(200);
    const { photos } = await openPhotoDraft(code);
    expect(photos).toHaveLength(2);
    const order = [
      { id: photos[1]?.id, alt: '  Kürbisse  am Stand ' },
      { id: photos[0]?.id, alt: '' },
    ];
    expect((await save(photoDraft, code, { photos: order })).json()).toMatchObject({ version: 2 });
    expect((await submit()).statusCode).toBe(200);
    const first = await openCase(title);
    expect(first.pictures).toEqual([photos[1]?.src, photos[0]?.src]);
    expect(first).toMatchObject({ newPictures: [], removedPictures: [] });
    await decide(title, { decision: 'approve' });
    const { pictures, picture } = await readPublicEvent(id);
    expect(pictures.map(({ alt }) => alt)).toEqual(['Kürbisse am Stand', `${title}, Bild 2`]);
    expect(picture).toEqual(pictures[0]);
    const list = (await api.ask({ url: `/api/events?q=${encodeURIComponent(title)}` })).json();
    expect(list.events[0].picture).toEqual(picture);
    const stored = await api.ask({ url: picture?.src ?? '' });
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ width: 900, height: 600 });
    expect((await sharp(stored.rawPayload).metadata()).exif).toBeUndefined();
  });

  test('wait for a review if the event is published; rejected ones are not shown', async () => {
    const { code, title, id, submit } = await createDraft();
    await submit();
    await decide(title, { decision: 'approve' });
    const photoDraft = await openPhotoDraft(code);
    await send(photoDraft.id, await createPhoto(30));
    await save(await openPhotoDraft(code), code);
    expect((await readPublicEvent(id)).pictures).toEqual([]);
    const own = (await api.ask({ url: `${root}?code=${code}` })).json();
    expect(own).toMatchObject({ changing: true, state: 'published' });
    expect(own.pictures).toHaveLength(1);
    // A text change keeps the pending pictures.
    const text = { ...eventInput({ title }), summary: 'Mit Suppe aus dem großen Kessel.' };
    await api.post(`${root}/draft`, { ...text, code, version: own.version });
    const change = await openCase(title);
    expect(change.pictures).toHaveLength(1);
    expect(change).toMatchObject({ newPictures: change.pictures, removedPictures: [] });
    await decide(title, { decision: 'reject', reason: 'unklar' });
    expect((await readPublicEvent(id)).pictures).toEqual([]);
    await save(await openPhotoDraft(code), code);
    await decide(title, { decision: 'approve' });
    expect((await readPublicEvent(id)).pictures).toHaveLength(1);
  });

  test('of two concurrent edits the second gets an error; the same file twice is one photo', async () => {
    const { code } = await createDraft();
    const photoDraft = await openPhotoDraft(code);
    await send(photoDraft.id, await createPhoto(40));
    await send(photoDraft.id, await createPhoto(40));
    const reopenedDraft = await openPhotoDraft(code);
    expect(reopenedDraft.photos).toHaveLength(1);
    expect((await save(reopenedDraft, code, { done: false })).statusCode).toBe(200);
    expect((await save(reopenedDraft, code)).json()).toMatchObject({ code: 'record.changed' });
  });

  test('are limited in number and need an existing draft', async () => {
    const { code } = await createDraft();
    const { id } = await openPhotoDraft(code);
    for (let at = 0; at < submissionLimits.maxPictures; at += 1) {
      expect(await send(id, await createPhoto(60 + at * 20))).toBe(200);
    }
    expect(await send(id, await createPhoto(250))).toBe(422);
    expect((await startUpload('0'.repeat(26), 10)).status).toBe(404);
    const made = await api.ask({ url: `${root}/pictures?code=${code}x` });
    expect(made.statusCode).toBe(404);
  });

  test('a form without JavaScript keeps valid files and names the invalid one', async () => {
    const { code } = await createDraft();
    const { id } = await openPhotoDraft(code);
    const form = new FormData();
    form.set('zurueck', '/veranstaltungen/neu/bilder?code=x');
    form.append('fotos', new Blob([new Uint8Array(await createPhoto(70))]), 'markt.jpg');
    form.append('fotos', new Blob(['<svg xmlns="x"/>']), 'bild.svg');
    const answer = await fetch(`${address}/api/events/pictures/${id}`, {
      method: 'POST',
      headers: { origin: siteUrl },
      body: form,
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toBe(
      '/veranstaltungen/neu/bilder?code=x&fotos=1&abgelehnt=svg',
    );
    expect((await openPhotoDraft(code)).photos).toHaveLength(1);
  });

  test('unused photos are deleted, photos that a decision can restore stay', async () => {
    const { code, title, cookie, submit } = await createDraft();
    const { id } = await openPhotoDraft(code);
    await send(id, await createPhoto(80));
    await send(id, await createPhoto(81));
    const photoDraft = await openPhotoDraft(code);
    const [left, remainingPhoto] = photoDraft.photos;
    await save(photoDraft, code, { photos: [{ id: remainingPhoto?.id, alt: '' }] });
    await submit();
    await decide(title, { decision: 'reject', reason: 'unklar' });
    // The photo draft is empty now; the rejected version still has its picture.
    await save(await openPhotoDraft(code), code, { photos: [], done: false });
    await runCleanUp();
    const fetchStatus = async (src = '') =>
      (await api.ask({ url: src, headers: { cookie } })).statusCode;
    while ((await fetchStatus(left?.src)) === 200) await new Promise(setImmediate);
    expect(await fetchStatus(remainingPhoto?.src)).toBe(200);
  });

  test('are as public as the event: otherwise only its submitter and moderators see them', async () => {
    const { code, title, id, cookie, submit } = await createDraft();
    await send((await openPhotoDraft(code)).id, await createPhoto(90));
    const [picture] = (await openPhotoDraft(code)).photos;
    await save(await openPhotoDraft(code), code);
    const otherUser = await signIn(api);
    const fetchPhotoStatus = async (headers: Record<string, string> = {}) =>
      (await api.ask({ url: `${picture?.src}/m/160x120/filters:format(webp)`, headers }))
        .statusCode;
    const fetchAllStatuses = async () =>
      Promise.all(
        [{}, { cookie }, { cookie: moderator }, { cookie: otherUser }].map(fetchPhotoStatus),
      );
    // Before the decision only people with the event's code know the URL of the photo.
    const before = await api.ask({ url: picture?.src ?? '' });
    expect([before.statusCode, before.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ]);
    const submittedCookie = (await submit()).cookies.find(({ name }) => name === 'gl_eingereicht');
    await decide(title, { decision: 'reject', reason: 'unklar' });
    expect(await fetchAllStatuses()).toEqual([404, 200, 200, 404]);
    expect(await fetchPhotoStatus({ cookie: `gl_eingereicht=${submittedCookie?.value}` })).toBe(
      200,
    );
    expect(await fetchPhotoStatus({ cookie: `gl_eingereicht=${submittedCookie?.value}x` })).toBe(
      404,
    );

    const fetchInState = async (state: string) => {
      await shiftTime(
        api,
        `UPDATE events SET state = '${state}', refusal = NULL, published_at = now() WHERE id = '${id}'`,
      );
      return fetchAllStatuses();
    };
    expect(await fetchInState('published')).toEqual([200, 200, 200, 200]);
    const open = await api.ask({ url: picture?.src ?? '' });
    expect(open.headers['cache-control']).toContain('public');
    expect(await fetchInState('rejected')).toEqual([410, 200, 200, 410]);
    // A picture that was replaced is no longer served either.
    await shiftTime(api, `UPDATE events SET pictures = '[]' WHERE id = '${id}'`);
    await shiftTime(api, `UPDATE event_photo_drafts SET photos = '[]' WHERE event_id = '${id}'`);
    expect(await fetchInState('published')).toEqual([410, 200, 200, 410]);
  });
});
