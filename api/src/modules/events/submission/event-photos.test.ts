import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';

import type { EventPhotoDraft } from '@gruenland/shared-contracts/api/event-submission.ts';
import { submissionLimits } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { EventDetail } from '@gruenland/shared-contracts/api/events.ts';

import { createEventInput } from '#testing/event-input.ts';
import { signIn, signInModerator } from '#testing/people.ts';
import { runSql, siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let baseUrl: string;
let moderatorCookie: string;
beforeAll(async () => {
  api = await startTestApi();
  baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
  moderatorCookie = await signInModerator(api);
});
afterAll(() => api?.end());

const ownEventsPath = '/api/events/own';
const tusHeaders = { 'tus-resumable': '1.0.0', origin: siteUrl };

/** Creates a photo with GPS coordinates. */
const createPhoto = (redValue: number) =>
  sharp({
    create: { width: 900, height: 600, channels: 3, background: { r: redValue, g: 9, b: 9 } },
  })
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitude: '47/1 43/1 0/1' } })
    .jpeg()
    .toBuffer();

const openPhotoDraft = async (code: string): Promise<EventPhotoDraft> =>
  (await api.sendRequest({ url: `${ownEventsPath}/pictures?code=${code}` })).json();

const startUpload = (photoDraftId: string, bytes: number) =>
  fetch(`${baseUrl}/api/events/uploads`, {
    method: 'POST',
    headers: {
      ...tusHeaders,
      'upload-length': String(bytes),
      'upload-metadata': `draft ${Buffer.from(photoDraftId).toString('base64')}`,
    },
  });

async function uploadPhoto(photoDraftId: string, file: Buffer): Promise<number> {
  const upload = await startUpload(photoDraftId, file.length);
  if (upload.status !== 201) return upload.status;
  const response = await fetch(baseUrl + (upload.headers.get('location') ?? ''), {
    method: 'PATCH',
    headers: {
      ...tusHeaders,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(file),
  });
  return response.status;
}

const savePhotos = (
  { version, photos }: EventPhotoDraft,
  code: string,
  changedFields: object = {},
) =>
  api.post(`${ownEventsPath}/pictures`, {
    code,
    version,
    photos: photos.map(({ id, alt }) => ({ id, alt })),
    done: true,
    ...changedFields,
  });

let count = 0;
/** Creates an event draft as a signed-in user. */
async function createDraft() {
  count += 1;
  const title = `Kürbismarkt mit Bildern ${count}`;
  const cookie = await signIn(api);
  const { code } = (
    await api.post(`${ownEventsPath}/draft`, createEventInput({ title }), { cookie })
  ).json();
  const id: string = (await api.sendRequest({ url: `${ownEventsPath}?code=${code}` })).json().id;
  const submitEvent = () => api.post(`${ownEventsPath}/submit`, { code }, { cookie });
  return { code: code as string, title, id, cookie, submit: submitEvent };
}

async function openCase(title: string) {
  const headers = { cookie: moderatorCookie };
  const { cases } = (await api.sendRequest({ url: '/api/moderation/cases', headers })).json();
  const caseSummary = cases.find((listedCase: { title: string }) => listedCase.title === title);
  return (
    await api.sendRequest({ url: `/api/moderation/cases/${caseSummary?.id}`, headers })
  ).json();
}

async function decideCase(title: string, decision: object): Promise<void> {
  const { id, version } = await openCase(title);
  const url = `/api/moderation/cases/${id}/decision`;
  const response = await api.post(url, { version, ...decision }, { cookie: moderatorCookie });
  expect(response.statusCode).toBe(200);
}

const readPublicEvent = async (id: string): Promise<EventDetail> =>
  (await api.sendRequest({ url: `/api/events/${id}` })).json();

async function runCleanUp(): Promise<void> {
  await runSql(api, `UPDATE ad_photos SET created_at = now() - interval '2 days'`);
  await runSql(
    api,
    `INSERT INTO tasks (id, kind, payload) VALUES ('t${Date.now()}', 'maintenance', '{"day":"x"}')`,
  );
}

describe('photos of an event', () => {
  test('are uploaded, described, approved and published without camera metadata', async () => {
    const { code, title, id, submit } = await createDraft();
    const photoDraft = await openPhotoDraft(code);
    expect(photoDraft).toMatchObject({ title, state: 'draft', photos: [] });
    expect(await uploadPhoto(photoDraft.id, await createPhoto(10))).toBe(200);
    expect(await uploadPhoto(photoDraft.id, await createPhoto(20))).toBe(200);
    const { photos } = await openPhotoDraft(code);
    expect(photos).toHaveLength(2);
    const photoOrder = [
      { id: photos[1]?.id, alt: '  Kürbisse  am Stand ' },
      { id: photos[0]?.id, alt: '' },
    ];
    expect((await savePhotos(photoDraft, code, { photos: photoOrder })).json()).toMatchObject({
      version: 2,
    });
    expect((await submit()).statusCode).toBe(200);
    const firstCase = await openCase(title);
    expect(firstCase.pictures).toEqual([photos[1]?.src, photos[0]?.src]);
    expect(firstCase).toMatchObject({ newPictures: [], removedPictures: [] });
    await decideCase(title, { decision: 'approve' });
    const { pictures, picture } = await readPublicEvent(id);
    expect(pictures.map(({ alt }) => alt)).toEqual(['Kürbisse am Stand', `${title}, Bild 2`]);
    expect(picture).toEqual(pictures[0]);
    const eventList = (
      await api.sendRequest({ url: `/api/events?q=${encodeURIComponent(title)}` })
    ).json();
    expect(eventList.events[0].picture).toEqual(picture);
    const photoResponse = await api.sendRequest({ url: picture?.src ?? '' });
    expect(await sharp(photoResponse.rawPayload).metadata()).toMatchObject({
      width: 900,
      height: 600,
    });
    expect((await sharp(photoResponse.rawPayload).metadata()).exif).toBeUndefined();
  });

  test('wait for a review if the event is published; rejected ones are not shown', async () => {
    const { code, title, id, submit } = await createDraft();
    await submit();
    await decideCase(title, { decision: 'approve' });
    const photoDraft = await openPhotoDraft(code);
    await uploadPhoto(photoDraft.id, await createPhoto(30));
    await savePhotos(await openPhotoDraft(code), code);
    expect((await readPublicEvent(id)).pictures).toEqual([]);
    const ownEvent = (await api.sendRequest({ url: `${ownEventsPath}?code=${code}` })).json();
    expect(ownEvent).toMatchObject({ changing: true, state: 'published' });
    expect(ownEvent.pictures).toHaveLength(1);
    // A text change keeps the pending pictures.
    const textChange = {
      ...createEventInput({ title }),
      summary: 'Mit Suppe aus dem großen Kessel.',
    };
    await api.post(`${ownEventsPath}/draft`, { ...textChange, code, version: ownEvent.version });
    const change = await openCase(title);
    expect(change.pictures).toHaveLength(1);
    expect(change).toMatchObject({ newPictures: change.pictures, removedPictures: [] });
    await decideCase(title, { decision: 'reject', reason: 'unklar' });
    expect((await readPublicEvent(id)).pictures).toEqual([]);
    await savePhotos(await openPhotoDraft(code), code);
    await decideCase(title, { decision: 'approve' });
    expect((await readPublicEvent(id)).pictures).toHaveLength(1);
  });

  test('of two concurrent edits the second gets an error; the same file twice is one photo', async () => {
    const { code } = await createDraft();
    const photoDraft = await openPhotoDraft(code);
    await uploadPhoto(photoDraft.id, await createPhoto(40));
    await uploadPhoto(photoDraft.id, await createPhoto(40));
    const reopenedDraft = await openPhotoDraft(code);
    expect(reopenedDraft.photos).toHaveLength(1);
    expect((await savePhotos(reopenedDraft, code, { done: false })).statusCode).toBe(200);
    expect((await savePhotos(reopenedDraft, code)).json()).toMatchObject({
      code: 'record.changed',
    });
  });

  test('are limited in number and need an existing draft', async () => {
    const { code } = await createDraft();
    const { id } = await openPhotoDraft(code);
    for (let index = 0; index < submissionLimits.maxPictures; index += 1) {
      expect(await uploadPhoto(id, await createPhoto(60 + index * 20))).toBe(200);
    }
    expect(await uploadPhoto(id, await createPhoto(250))).toBe(422);
    expect((await startUpload('0'.repeat(26), 10)).status).toBe(404);
    const invalidCodeResponse = await api.sendRequest({
      url: `${ownEventsPath}/pictures?code=${code}x`,
    });
    expect(invalidCodeResponse.statusCode).toBe(404);
  });

  test('a form without JavaScript keeps valid files and names the invalid one', async () => {
    const { code } = await createDraft();
    const { id } = await openPhotoDraft(code);
    const formData = new FormData();
    formData.set('zurueck', '/veranstaltungen/neu/bilder?code=x');
    formData.append('fotos', new Blob([new Uint8Array(await createPhoto(70))]), 'markt.jpg');
    formData.append('fotos', new Blob(['<svg xmlns="x"/>']), 'bild.svg');
    const response = await fetch(`${baseUrl}/api/events/pictures/${id}`, {
      method: 'POST',
      headers: { origin: siteUrl },
      body: formData,
      redirect: 'manual',
    });
    expect(response.headers.get('location')).toBe(
      '/veranstaltungen/neu/bilder?code=x&fotos=1&abgelehnt=svg',
    );
    expect((await openPhotoDraft(code)).photos).toHaveLength(1);
  });

  test('unused photos are deleted, photos that a decision can restore stay', async () => {
    const { code, title, cookie, submit } = await createDraft();
    const { id } = await openPhotoDraft(code);
    await uploadPhoto(id, await createPhoto(80));
    await uploadPhoto(id, await createPhoto(81));
    const photoDraft = await openPhotoDraft(code);
    const [firstPhoto, remainingPhoto] = photoDraft.photos;
    await savePhotos(photoDraft, code, { photos: [{ id: remainingPhoto?.id, alt: '' }] });
    await submit();
    await decideCase(title, { decision: 'reject', reason: 'unklar' });
    // Empties the photo draft. The rejected version still contains the photo, so its file must be
    // kept.
    await savePhotos(await openPhotoDraft(code), code, { photos: [], done: false });
    await runCleanUp();
    const fetchStatus = async (src = '') =>
      (await api.sendRequest({ url: src, headers: { cookie } })).statusCode;
    while ((await fetchStatus(firstPhoto?.src)) === 200) await new Promise(setImmediate);
    expect(await fetchStatus(remainingPhoto?.src)).toBe(200);
  });

  test('are as public as the event: otherwise only its submitter and moderators see them', async () => {
    const { code, title, id, cookie, submit } = await createDraft();
    await uploadPhoto((await openPhotoDraft(code)).id, await createPhoto(90));
    const [picture] = (await openPhotoDraft(code)).photos;
    await savePhotos(await openPhotoDraft(code), code);
    const otherUser = await signIn(api);
    const fetchPhotoStatus = async (headers: Record<string, string> = {}) =>
      (await api.sendRequest({ url: `${picture?.src}/m/160x120/filters:format(webp)`, headers }))
        .statusCode;
    const fetchAllStatuses = async () =>
      Promise.all(
        [{}, { cookie }, { cookie: moderatorCookie }, { cookie: otherUser }].map(fetchPhotoStatus),
      );
    // Before the decision, only people with the event's code know the URL of the photo.
    const responseBefore = await api.sendRequest({ url: picture?.src ?? '' });
    expect([responseBefore.statusCode, responseBefore.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ]);
    const submittedCookie = (await submit()).cookies.find(({ name }) => name === 'gl_eingereicht');
    await decideCase(title, { decision: 'reject', reason: 'unklar' });
    expect(await fetchAllStatuses()).toEqual([404, 200, 200, 404]);
    expect(await fetchPhotoStatus({ cookie: `gl_eingereicht=${submittedCookie?.value}` })).toBe(
      200,
    );
    expect(await fetchPhotoStatus({ cookie: `gl_eingereicht=${submittedCookie?.value}x` })).toBe(
      404,
    );

    const fetchPhotoStatusesInState = async (state: string) => {
      await runSql(
        api,
        `UPDATE events SET state = '${state}', refusal = NULL, published_at = now() WHERE id = '${id}'`,
      );
      return fetchAllStatuses();
    };
    expect(await fetchPhotoStatusesInState('published')).toEqual([200, 200, 200, 200]);
    const publicResponse = await api.sendRequest({ url: picture?.src ?? '' });
    expect(publicResponse.headers['cache-control']).toContain('public');
    expect(await fetchPhotoStatusesInState('rejected')).toEqual([410, 200, 200, 410]);
    // A picture that was replaced stays visible only to the submitter and to moderators.
    await runSql(api, `UPDATE events SET pictures = '[]' WHERE id = '${id}'`);
    await runSql(api, `UPDATE event_photo_drafts SET photos = '[]' WHERE event_id = '${id}'`);
    expect(await fetchPhotoStatusesInState('published')).toEqual([410, 200, 200, 410]);
  });
});
