import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { getFilePath } from '#files/file-path.ts';
import { StoredFiles } from '#files/stored-files.ts';
import { createPlainPictures } from '#test/plain-pictures.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#test/temporary-folder.ts';
import { DiskCache } from './disk-cache.ts';
import { ImageMaker } from './image-maker.ts';
import { imageService } from './image-service.ts';
import { RenderBudget } from './render-budget.ts';
import { TaskQueue } from './task-queue.ts';

const filmBytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
let folder: TemporaryFolder;
let app: FastifyInstance;
let files: StoredFiles;

const createPng = (colour: string, alpha: number) =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: colour } })
    .ensureAlpha(alpha)
    .png()
    .toBuffer();

beforeAll(async () => {
  folder = await createTemporaryFolder();
  const photo = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await folder.write({
    '_assets/film.mp4': filmBytes,
    '_assets/film.vtt': 'WEBVTT\n',
    '_assets/foto.png': photo,
    '_assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '_assets/klar.png': await createPng('#ff000040', 0.2),
    '_assets/tausch.png': await createPng('red', 1),
    '_assets/kaputt.png': 'no picture',
  });
  files = new StoredFiles(folder.path);
  await files.refresh();
  const cache = await DiskCache.open(`${folder.path}/cache`, 1_000_000);
  const maker = new ImageMaker(createPlainPictures(), cache, new TaskQueue(1, 10), () => {});
  app = Fastify({ routerOptions: { maxParamLength: 4000 } });
  const [pictures, budget] = [createPlainPictures(), new RenderBudget()];
  await app.register(imageService, { spaceId: '7', pictures, imageMaker: maker, budget, files });
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

const requestFile = (name: string, headers: Record<string, string> = {}, size?: [number, number]) =>
  app.inject({
    url: getFilePath('7', name, size && { width: size[0], height: size[1] }),
    headers,
  });

test('serves a film whole, in ranges, from the end, and answers 416 beyond it', async () => {
  const fullResponse = await requestFile('film.mp4');
  expect(fullResponse.statusCode).toBe(200);
  expect(fullResponse.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
  });
  expect(fullResponse.rawPayload.equals(filmBytes)).toBe(true);

  const rangeResponse = await requestFile('film.mp4', { range: 'bytes=100-199' });
  expect(rangeResponse.statusCode).toBe(206);
  expect(rangeResponse.headers['content-range']).toBe('bytes 100-199/1000');
  expect(rangeResponse.rawPayload.equals(filmBytes.subarray(100, 200))).toBe(true);

  const suffixResponse = await requestFile('film.mp4', { range: 'bytes=-10' });
  expect(suffixResponse.rawPayload.equals(filmBytes.subarray(990))).toBe(true);
  expect((await requestFile('film.mp4', { range: 'bytes=5000-' })).statusCode).toBe(416);
});

test('does not send a file again that the browser has cached', async () => {
  const { headers } = await requestFile('film.mp4');
  const repeatedResponse = await requestFile('film.mp4', {
    'if-none-match': String(headers['etag']),
  });
  expect(repeatedResponse.statusCode).toBe(304);
});

test('sends subtitles with their type and prevents scripts in SVG files', async () => {
  expect((await requestFile('film.vtt')).headers['content-type']).toMatch(/^text\/vtt/u);
  const svgResponse = await requestFile('logo.svg');
  expect(svgResponse.headers['content-security-policy']).toContain('sandbox');
  expect(svgResponse.headers['x-content-type-options']).toBe('nosniff');
});

test('puts the size of an uploaded picture in its address and applies operations', async () => {
  expect((await requestFile('foto.png', {}, [80, 40])).headers['content-type']).toBe('image/png');
  const url = `${getFilePath('7', 'foto.png', { width: 80, height: 40 })}/m/20x0/filters:format(webp)`;
  const imageResponse = await app.inject({ url });
  expect(imageResponse.headers['content-type']).toBe('image/webp');
  expect(await sharp(imageResponse.rawPayload).metadata()).toMatchObject({ width: 20, height: 10 });
  expect((await requestFile('kaputt.png')).statusCode).toBe(200);
});

test('keeps the transparency of a PNG when WebP is not accepted', async () => {
  const url = `${getFilePath('7', 'klar.png', { width: 60, height: 40 })}/m/30x0`;
  const imageResponse = await app.inject({ url, headers: { accept: 'image/*' } });
  expect(imageResponse.headers).toMatchObject({ 'content-type': 'image/png', vary: 'Accept' });
  const { hasAlpha, format } = await sharp(imageResponse.rawPayload).metadata();
  expect([format, hasAlpha]).toEqual(['png', true]);
  const webpResponse = await app.inject({ url, headers: { accept: 'image/webp' } });
  expect(webpResponse.headers['content-type']).toBe('image/webp');
});

test('serves a replaced picture immediately at the same address', async () => {
  const url = `${getFilePath('7', 'tausch.png', { width: 60, height: 40 })}/m/30x0/filters:format(png)`;
  const initialResponse = await app.inject({ url });
  expect(initialResponse.headers['cache-control']).toBe('public, no-cache');
  const etag = String(initialResponse.headers.etag);
  const unchangedResponse = await app.inject({ url, headers: { 'if-none-match': etag } });
  expect(unchangedResponse.statusCode).toBe(304);
  await folder.write({ '_assets/tausch.png': await createPng('blue', 1) });
  await files.refresh();
  const changedResponse = await app.inject({ url, headers: { 'if-none-match': etag } });
  expect(changedResponse.statusCode).toBe(200);
  const { dominant } = await sharp(changedResponse.rawPayload).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

test.each([
  getFilePath('7', 'fehlt.mp4', undefined),
  getFilePath('8', 'film.mp4', undefined),
  getFilePath('7', 'film.mp4', undefined).replace(/\/x\/.{10}/u, '/x/0123456789'),
  '/f/7/x/abc/..%2f..%2fsecret.mp4',
])('%s is not found', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});
