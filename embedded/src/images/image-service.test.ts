import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { StoredFiles } from '#files/stored-files.ts';
import { createPlainPictures } from '#test/plain-pictures.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#test/temporary-folder.ts';
import { getAssetPath } from './asset-path.ts';
import { DiskCache } from './disk-cache.ts';
import { ImageMaker } from './image-maker.ts';
import { imageService } from './image-service.ts';
import { RenderBudget } from './render-budget.ts';
import { TaskQueue } from './task-queue.ts';

const pictures = createPlainPictures();
const originalPath = getAssetPath('100001', { width: 1200, height: 800 }, 'feld-1');

const budget = new RenderBudget();
const diskErrors: unknown[] = [];

let folder: TemporaryFolder;
let files: StoredFiles;
let app: FastifyInstance;

async function createService(taskQueue: TaskQueue): Promise<FastifyInstance> {
  const cache = await DiskCache.open(folder.path, 50_000_000);
  const imageMaker = new ImageMaker(pictures, cache, taskQueue, (error) => diskErrors.push(error));
  const service = Fastify({ routerOptions: { maxParamLength: 4000 } });
  await service.register(imageService, { spaceId: '100001', pictures, imageMaker, budget, files });
  return service;
}

beforeAll(async () => {
  folder = await createTemporaryFolder();
  files = new StoredFiles(folder.path);
  app = await createService(new TaskQueue(2, 100));
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

const requestPath = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `${originalPath}${path}`, headers });

async function fetchImage(path: string, headers: Record<string, string> = {}) {
  const response = await requestPath(path, headers);
  expect(response.statusCode).toBe(200);
  const bytes = response.rawPayload;
  const { format, width, height, hasAlpha, compression } = await sharp(bytes).metadata();
  /** Returns the colour of a pixel as `[r, g, b, alpha]`. */
  const getPixel = async (left: number, top: number) => [
    ...(await sharp(bytes)
      .ensureAlpha()
      .toColourspace('srgb')
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
  return { response, bytes, format, width, height, hasAlpha, compression, pixel: getPixel };
}

/** Returns whether each channel of a colour differs by at most 16 from the expected colour. */
const areColoursNear = (colour: readonly number[], expected: readonly number[]) =>
  expected.every((part, index) => Math.abs(part - (colour[index] ?? -99)) <= 16);

const red = [255, 0, 0];
const blue = [0, 0, 255];
const whitePixel = [255, 255, 255];

describe('originals', () => {
  test('are sent unchanged and cached as immutable', async () => {
    const { response, format, width, height, pixel: getPixel } = await fetchImage('');
    expect([format, width, height]).toEqual(['jpeg', 1200, 800]);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.headers['vary']).toBeUndefined();
    expect(areColoursNear(await getPixel(300, 400), red)).toBe(true);
  });

  test.each([
    '/f/100001/1200x800/0000000000/feld-1.jpg',
    originalPath.replace('feld-1', 'feld-9'),
    originalPath.replace('1200x800', '1200x801'),
    originalPath.replace('100001', '100002'),
    originalPath.replace('.jpg', '.png'),
    `${originalPath}/n/200x0`,
    '/f/',
    '/f/x',
  ])('%s is not found', async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('formats', () => {
  const webpHeaders = { accept: 'image/avif,image/webp,*/*' };

  test('sends WebP if accepted, otherwise JPEG, with Vary', async () => {
    const webpImage = await fetchImage('/m/', webpHeaders);
    expect(webpImage.format).toBe('webp');
    expect(webpImage.response.headers['vary']).toBe('Accept');
    const defaultImage = await fetchImage('/m/');
    expect(defaultImage.format).toBe('jpeg');
    expect(defaultImage.response.headers['etag']).not.toBe(webpImage.response.headers['etag']);
  });

  test.each([
    ['webp', 'webp', undefined],
    ['jpeg', 'jpeg', undefined],
    ['png', 'png', undefined],
    ['avif', 'heif', 'av1'],
  ])('format(%s) overrides the Accept header', async (name, format, compression) => {
    const response = await fetchImage(`/m/60x40/filters:format(${name})`, { accept: 'text/html' });
    expect(response.format).toBe(format);
    expect(response.response.headers['content-type']).toBe(`image/${name}`);
    expect(response.response.headers['vary']).toBeUndefined();
    expect(response.compression).toBe(compression);
  });

  test('lower quality reduces the size', async () => {
    const [lowQuality, highQuality] = [
      await fetchImage('/m/600x0/filters:quality(5)'),
      await fetchImage('/m/600x0/filters:quality(100)'),
    ];
    expect(lowQuality.bytes.length).toBeLessThan(highQuality.bytes.length);
  });
});

describe('sizes', () => {
  test.each([
    ['300x0', 300, 200],
    ['0x100', 150, 100],
    ['200x200', 200, 200],
    ['10x10/filters:quality(50):blur(3)', 10, 10],
    ['1800x0', 1800, 1200],
    ['1800x0/filters:no_upscale()', 1200, 800],
    ['300x300/smart', 300, 300],
    ['fit-in/300x300', 300, 200],
    ['fit-in/300x300/filters:fill(000)', 300, 300],
    ['120x80:720x480', 600, 400],
    ['121x81:719x479', 600, 400],
    ['120x80:720x480/60x0', 60, 40],
    ['300x200/filters:rotate(90)', 200, 300],
    ['300x200/filters:rotate(180)', 300, 200],
    ['-300x-200/filters:rotate(270):round_corner(9,1,2,3)', 200, 300],
    ['filters:focal(1x1:2x2)', 1200, 800],
    ['400x400/filters:focal%281x1:2x2%29', 400, 400],
    ['200x100/filters:brightness(0.5)', 200, 100],
    ['200x100/filters:saturation(1.2):magic(1)', 200, 100],
  ])('%s', async (operations, width, height) => {
    const response = await fetchImage(`/m/${operations}`);
    expect([response.width, response.height]).toEqual([width, height]);
  });

  test('rejects more than 4000 pixels', async () => {
    const response = await requestPath('/m/5000x0');
    expect(response.statusCode).toBe(400);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each(['nonsense', '200'])('%s: sends the original', async (operations) => {
    const { format, width, response } = await fetchImage(`/m/${operations}`);
    expect([format, width]).toEqual(['jpeg', 1200]);
    expect(response.headers['etag']).toBe((await requestPath('')).headers['etag']);
  });
});

describe('pixels', () => {
  const pngFilter = 'format(png)';

  test('crops, around the focal point or the middle', async () => {
    const croppedImage = await fetchImage(`/m/720x80:840x160/filters:${pngFilter}`);
    expect(areColoursNear(await croppedImage.pixel(50, 50), blue)).toBe(true);
    const focalImage = await fetchImage(`/m/100x100/filters:focal(1190x400:1191x401):${pngFilter}`);
    expect(areColoursNear(await focalImage.pixel(40, 50), blue)).toBe(true);
    const centredImage = await fetchImage(`/m/100x100/filters:${pngFilter}`);
    expect(areColoursNear(await centredImage.pixel(10, 50), red)).toBe(true);
    expect(areColoursNear(await centredImage.pixel(90, 50), blue)).toBe(true);
  });

  test('flips horizontally and vertically', async () => {
    const horizontallyFlippedImage = await fetchImage(`/m/-120x80/filters:${pngFilter}`);
    expect(areColoursNear(await horizontallyFlippedImage.pixel(115, 5), whitePixel)).toBe(true);
    const verticallyFlippedImage = await fetchImage(`/m/120x-80/filters:${pngFilter}`);
    expect(areColoursNear(await verticallyFlippedImage.pixel(5, 75), whitePixel)).toBe(true);
  });

  test('rotates clockwise', async () => {
    const { pixel: getPixel } = await fetchImage(`/m/120x80/filters:rotate(90):${pngFilter}`);
    expect(areColoursNear(await getPixel(75, 5), whitePixel)).toBe(true);
    expect(areColoursNear(await getPixel(40, 115), blue)).toBe(true);
  });

  test('applies grayscale and brightness', async () => {
    const greyImage = await fetchImage(`/m/120x80/filters:grayscale():${pngFilter}`);
    const [r = 0, g = 1, b = 2] = await greyImage.pixel(100, 40);
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(4);
    const brightImage = await fetchImage(`/m/120x80/filters:brightness(100):${pngFilter}`);
    expect(areColoursNear(await brightImage.pixel(100, 40), whitePixel)).toBe(true);
  });

  test('blurs the border between the colours', async () => {
    const { pixel: getPixel } = await fetchImage(`/m/120x80/filters:blur(8):${pngFilter}`);
    const [r = 0, , b = 0] = await getPixel(60, 60);
    expect(r > 60 && b > 60).toBe(true);
  });

  test('fills with a colour or transparently', async () => {
    const filledImage = await fetchImage(`/m/fit-in/100x100/filters:fill(00ff00):${pngFilter}`);
    expect(areColoursNear(await filledImage.pixel(50, 2), [0, 255, 0])).toBe(true);
    const clear = await fetchImage(`/m/fit-in/100x100/filters:fill(transparent):${pngFilter}`);
    expect((await clear.pixel(50, 2))[3]).toBe(0);
    const jpegImage = await fetchImage('/m/fit-in/100x100/filters:fill(transparent):format(jpeg)');
    expect(areColoursNear(await jpegImage.pixel(50, 2), whitePixel)).toBe(true);
  });

  test('rounds corners with a colour or transparently', async () => {
    const colouredImage = await fetchImage(
      `/m/120x80/filters:round_corner(30,0,255,0):${pngFilter}`,
    );
    expect(areColoursNear(await colouredImage.pixel(0, 0), [0, 255, 0])).toBe(true);
    expect(
      areColoursNear(await colouredImage.pixel(60, 1), red) ||
        areColoursNear(await colouredImage.pixel(61, 1), blue),
    ).toBe(true);
    const clear = await fetchImage(`/m/120x80/filters:round_corner(30|10,0,0,0,1):${pngFilter}`);
    expect((await clear.pixel(0, 0))[3]).toBe(0);
  });
});

describe('caching', () => {
  test('answers 304 without rendering when the entity tag matches', async () => {
    const etag = String((await requestPath('/m/90x0')).headers['etag']);
    const repeatedResponse = await requestPath('/m/90x0', { 'if-none-match': etag });
    expect(repeatedResponse.statusCode).toBe(304);
    expect(repeatedResponse.rawPayload).toHaveLength(0);
  });

  test('draws a picture once per required scale, also after a restart', async () => {
    const drawCountBefore = pictures.drawCount;
    const secondOriginalPath = originalPath.replace('feld-1', 'feld-2');
    const path = getAssetPath('100001', { width: 1200, height: 800 }, 'feld-2');
    expect(path).not.toBe(secondOriginalPath);
    const urls = ['/m/50x0', '/m/50x0', '/m/51x0', ''].map((operations) => path + operations);
    const responses = await Promise.all(urls.map((url) => app.inject({ url })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(pictures.drawCount).toBe(drawCountBefore + 2);
    const restartedService = await createService(new TaskQueue(1, 1));
    const response = await restartedService.inject({ url: `${path}/m/50x0` });
    expect(response.rawPayload.equals(responses[0]?.rawPayload ?? Buffer.of())).toBe(true);
    expect(pictures.drawCount).toBe(drawCountBefore + 2);
    await restartedService.close();
  });

  test('sends pictures when the disk cannot be written', async () => {
    const removedFolder = await createTemporaryFolder();
    const cache = await DiskCache.open(`${removedFolder.path}/images`, 1_000_000);
    await removedFolder.remove();
    const errors: unknown[] = [];
    const taskQueue = new TaskQueue(1, 1);
    const imageMaker = new ImageMaker(pictures, cache, taskQueue, (error) => errors.push(error));
    const service = Fastify();
    await service.register(imageService, {
      spaceId: '100001',
      pictures,
      imageMaker,
      budget,
      files,
    });
    expect((await service.inject({ url: `${originalPath}/m/33x0` })).statusCode).toBe(200);
    expect(errors).toHaveLength(2);
    await service.close();
  });

  test('answers 503 when too many requests wait', async () => {
    const fullQueue = new TaskQueue(1, 0);
    const { promise, resolve } = Promise.withResolvers<void>();
    const blockingTask = fullQueue.run(() => promise);
    const service = await createService(fullQueue);
    const response = await service.inject({ url: `${originalPath}/m/77x0` });
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    expect(response.headers['etag']).toBeUndefined();
    resolve();
    await blockingTask;
    await service.close();
  });
});

test('no disk error occurred', () => {
  expect(diskErrors).toEqual([]);
});
