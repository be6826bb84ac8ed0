import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';

import type { EventPhotoDesk } from '@gruenland/shared-contracts/api/event-submission.ts';
import { submissionLimits } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { VeranstaltungDetail } from '@gruenland/shared-contracts/api/events.ts';

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

const root = '/api/veranstaltungen/eigene';
const tus = { 'tus-resumable': '1.0.0', origin: siteUrl };

/** A photo that tells where it was taken. */
const photo = (tint: number) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: tint, g: 9, b: 9 } } })
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitude: '47/1 43/1 0/1' } })
    .jpeg()
    .toBuffer();

const deskOf = async (code: string): Promise<EventPhotoDesk> =>
  (await api.ask({ url: `${root}/bilder?code=${code}` })).json();

const begin = (deskId: string, bytes: number) =>
  fetch(`${address}/api/veranstaltungen/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(bytes),
      'upload-metadata': `draft ${Buffer.from(deskId).toString('base64')}`,
    },
  });

async function send(deskId: string, file: Buffer): Promise<number> {
  const begun = await begin(deskId, file.length);
  if (begun.status !== 201) return begun.status;
  const answer = await fetch(address + (begun.headers.get('location') ?? ''), {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(file),
  });
  return answer.status;
}

const save = ({ version, photos }: EventPhotoDesk, code: string, own: object = {}) =>
  api.post(`${root}/bilder`, {
    code,
    version,
    photos: photos.map(({ id, alt }) => ({ id, alt })),
    done: true,
    ...own,
  });

let count = 0;
/** A draft of somebody signed in. */
async function draft() {
  count += 1;
  const title = `Kürbismarkt mit Bildern ${count}`;
  const cookie = await signIn(api);
  const { code } = (await api.post(`${root}/entwurf`, eventInput({ title }), { cookie })).json();
  const id: string = (await api.ask({ url: `${root}?code=${code}` })).json().id;
  const submit = () => api.post(`${root}/einreichen`, { code }, { cookie });
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

const shown = async (id: string): Promise<VeranstaltungDetail> =>
  (await api.ask({ url: `/api/veranstaltungen/${id}` })).json();

async function tidyUp(): Promise<void> {
  await shiftTime(api, `UPDATE ad_photos SET created_at = now() - interval '2 days'`);
  await shiftTime(
    api,
    `INSERT INTO jobs (id, kind, payload) VALUES ('t${Date.now()}', 'maintenance', '{"day":"x"}')`,
  );
}

describe('pictures of a Veranstaltung', () => {
  test('sent piece by piece, described, decided on, shown; nothing of the camera is left', async () => {
    const { code, title, id, submit } = await draft();
    const desk = await deskOf(code);
    expect(desk).toMatchObject({ title, state: 'entwurf', photos: [] });
    expect(await send(desk.id, await photo(10))).toBe(200);
    expect(await send(desk.id, await photo(20))).toBe(200);
    const { photos } = await deskOf(code);
    expect(photos).toHaveLength(2);
    const order = [
      { id: photos[1]?.id, alt: '  Kürbisse  am Stand ' },
      { id: photos[0]?.id, alt: '' },
    ];
    expect((await save(desk, code, { photos: order })).json()).toMatchObject({ version: 2 });
    expect((await submit()).statusCode).toBe(200);
    const first = await openCase(title);
    expect(first.pictures).toEqual([photos[1]?.src, photos[0]?.src]);
    expect(first).toMatchObject({ newPictures: [], removedPictures: [] });
    await decide(title, { decision: 'approve' });
    const { pictures, picture } = await shown(id);
    expect(pictures.map(({ alt }) => alt)).toEqual(['Kürbisse am Stand', `${title}, Bild 2`]);
    expect(picture).toEqual(pictures[0]);
    const list = (
      await api.ask({ url: `/api/veranstaltungen?q=${encodeURIComponent(title)}` })
    ).json();
    expect(list.events[0].picture).toEqual(picture);
    const kept = await api.ask({ url: picture?.src ?? '' });
    expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ width: 900, height: 600 });
    expect((await sharp(kept.rawPayload).metadata()).exif).toBeUndefined();
  });

  test('of what is published they wait for the desk; refused ones are not shown', async () => {
    const { code, title, id, submit } = await draft();
    await submit();
    await decide(title, { decision: 'approve' });
    const desk = await deskOf(code);
    await send(desk.id, await photo(30));
    await save(await deskOf(code), code);
    expect((await shown(id)).pictures).toEqual([]);
    const own = (await api.ask({ url: `${root}?code=${code}` })).json();
    expect(own).toMatchObject({ changing: true, state: 'veroeffentlicht' });
    expect(own.pictures).toHaveLength(1);
    // A change of the texts keeps the pictures that wait.
    const text = { ...eventInput({ title }), summary: 'Mit Suppe aus dem großen Kessel.' };
    await api.post(`${root}/entwurf`, { ...text, code, version: own.version });
    const change = await openCase(title);
    expect(change.pictures).toHaveLength(1);
    expect(change).toMatchObject({ newPictures: change.pictures, removedPictures: [] });
    await decide(title, { decision: 'reject', reason: 'unklar' });
    expect((await shown(id)).pictures).toEqual([]);
    await save(await deskOf(code), code);
    await decide(title, { decision: 'approve' });
    expect((await shown(id)).pictures).toHaveLength(1);
  });

  test('two people at one desk: the second is told; the same file twice is one picture', async () => {
    const { code } = await draft();
    const desk = await deskOf(code);
    await send(desk.id, await photo(40));
    await send(desk.id, await photo(40));
    const seen = await deskOf(code);
    expect(seen.photos).toHaveLength(1);
    expect((await save(seen, code, { done: false })).statusCode).toBe(200);
    expect((await save(seen, code)).json()).toMatchObject({ code: 'record.changed' });
  });

  test('no more than there is room for, and nothing onto a desk that nobody opened', async () => {
    const { code } = await draft();
    const { id } = await deskOf(code);
    for (let at = 0; at < submissionLimits.pictures; at += 1) {
      expect(await send(id, await photo(60 + at * 20))).toBe(200);
    }
    expect(await send(id, await photo(250))).toBe(422);
    expect((await begin('0'.repeat(26), 10)).status).toBe(404);
    const made = await api.ask({ url: `${root}/bilder?code=${code}x` });
    expect(made.statusCode).toBe(404);
  });

  test('a form without script: good ones stay, the bad one is named', async () => {
    const { code } = await draft();
    const { id } = await deskOf(code);
    const form = new FormData();
    form.set('zurueck', '/veranstaltungen/neu/bilder?code=x');
    form.append('fotos', new Blob([new Uint8Array(await photo(70))]), 'markt.jpg');
    form.append('fotos', new Blob(['<svg xmlns="x"/>']), 'bild.svg');
    const answer = await fetch(`${address}/api/veranstaltungen/bilder/${id}`, {
      method: 'POST',
      headers: { origin: siteUrl },
      body: form,
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toBe(
      '/veranstaltungen/neu/bilder?code=x&fotos=1&abgelehnt=svg',
    );
    expect((await deskOf(code)).photos).toHaveLength(1);
  });

  test('what nothing shows is removed, what a decision may bring back stays', async () => {
    const { code, title, cookie, submit } = await draft();
    const { id } = await deskOf(code);
    await send(id, await photo(80));
    await send(id, await photo(81));
    const desk = await deskOf(code);
    const [left, kept] = desk.photos;
    await save(desk, code, { photos: [{ id: kept?.id, alt: '' }] });
    await submit();
    await decide(title, { decision: 'reject', reason: 'unklar' });
    // The desk is empty now; the refused version still has its picture.
    await save(await deskOf(code), code, { photos: [], done: false });
    await tidyUp();
    const status = async (src = '') =>
      (await api.ask({ url: src, headers: { cookie } })).statusCode;
    while ((await status(left?.src)) === 200) await new Promise(setImmediate);
    expect(await status(kept?.src)).toBe(200);
  });

  test('are as public as it: refused or taken out they are for who sent it in and for the desk', async () => {
    const { code, title, id, cookie, submit } = await draft();
    await send((await deskOf(code)).id, await photo(90));
    const [picture] = (await deskOf(code)).photos;
    await save(await deskOf(code), code);
    const stranger = await signIn(api);
    const see = async (headers: Record<string, string> = {}) =>
      (await api.ask({ url: `${picture?.src}/m/160x120/filters:format(webp)`, headers }))
        .statusCode;
    const seen = async () =>
      Promise.all([{}, { cookie }, { cookie: moderator }, { cookie: stranger }].map(see));
    // Before it is decided on, its address is told only to who has the code.
    const before = await api.ask({ url: picture?.src ?? '' });
    expect([before.statusCode, before.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ]);
    const mark = (await submit()).cookies.find(({ name }) => name === 'gl_eingereicht');
    await decide(title, { decision: 'reject', reason: 'unklar' });
    expect(await seen()).toEqual([404, 200, 200, 404]);
    expect(await see({ cookie: `gl_eingereicht=${mark?.value}` })).toBe(200);
    expect(await see({ cookie: `gl_eingereicht=${mark?.value}x` })).toBe(404);

    const inState = async (state: string) => {
      await shiftTime(
        api,
        `UPDATE events SET state = '${state}', refusal = NULL, published_at = now() WHERE id = '${id}'`,
      );
      return seen();
    };
    expect(await inState('veroeffentlicht')).toEqual([200, 200, 200, 200]);
    const open = await api.ask({ url: picture?.src ?? '' });
    expect(open.headers['cache-control']).toContain('public');
    expect(await inState('abgelehnt')).toEqual([410, 200, 200, 410]);
    // Exchanged for others it is gone, too.
    await shiftTime(api, `UPDATE events SET pictures = '[]' WHERE id = '${id}'`);
    await shiftTime(api, `UPDATE event_photo_desks SET photos = '[]' WHERE event_id = '${id}'`);
    expect(await inState('veroeffentlicht')).toEqual([410, 200, 200, 410]);
  });
});
