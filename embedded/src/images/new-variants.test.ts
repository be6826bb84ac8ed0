import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { StoredFiles } from '#files/stored-files.ts';
import { createPlainPictures } from '#test/plain-pictures.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#test/temporary-folder.ts';
import { waitFor } from '#test/wait-for.ts';
import { getAssetPath } from './asset-path.ts';
import { DiskCache } from './disk-cache.ts';
import { ImageMaker } from './image-maker.ts';
import { imageService } from './image-service.ts';
import { RenderBudget } from './render-budget.ts';
import { TaskQueue } from './task-queue.ts';

const original = getAssetPath('100001', { width: 1200, height: 800 }, 'feld-1');

let nowMs = 0;
const budget = new RenderBudget(() => nowMs);
let folder: TemporaryFolder;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await createTemporaryFolder();
  const cache = await DiskCache.open(folder.path, 50_000_000);
  const pictures = createPlainPictures();
  const maker = new ImageMaker(pictures, cache, new TaskQueue(1, 100), () => {});
  const files = new StoredFiles(folder.path);
  app = Fastify({ routerOptions: { maxParamLength: 4000 } });
  await app.register(imageService, {
    spaceId: '100001',
    pictures,
    imageMaker: maker,
    budget,
    files,
  });
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

describe('security finding 6: new variants have a budget per network', () => {
  const request = (size: string, visitorIp: string, remoteAddress = '127.0.0.1') =>
    app.inject({
      url: `${original}/m/${size}`,
      headers: { 'x-forwarded-for': visitorIp },
      remoteAddress,
    });
  beforeAll(() => {
    for (const network of ['203.0.113.7', '2001:db8:1:2::/64']) budget.spendUnits(network, 300);
  });

  test.each([
    ['31x0', '2001:db8:1:2:a:b:c:d', '127.0.0.1', 429],
    ['31x0', '192.0.2.1, 2001:DB8:1:2::1', '::ffff:172.18.0.4', 429],
    ['31x0', '192.0.2.1', '2001:db8:1:2::9', 429],
    ['31x0', '2001:db8:1:3::1', '::1', 200],
    ['33x0', '203.0.113.8', '10.0.0.3', 200],
    ['35x0', '203.0.113.7', '203.0.113.9', 200],
  ])('%s for "%s" through %s: %d', async (size, visitorIp, senderIp, status) => {
    expect((await request(size, visitorIp, senderIp)).statusCode).toBe(status);
  });

  test('the site itself has no budget', async () => {
    const sizes = Array.from({ length: 40 }, (_, index) => `${500 + 10 * index}x8`);
    budget.spendUnits('127.0.0.1', 300);
    const responses = await Promise.all(
      sizes.map((size) => app.inject({ url: `${original}/m/${size}` })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(sizes.map(() => 200));
  });

  test('an ordinary picture waits for at most one of several slow ones', async () => {
    const finishedSizes: string[] = [];
    await Promise.all(
      ['1100x700/filters:format(avif)', '1101x720/filters:format(avif)', '77x0'].map(
        async (size) => {
          expect((await app.inject({ url: `${original}/m/${size}` })).statusCode).toBe(200);
          finishedSizes.push(size.split('/')[0]!);
        },
      ),
    );
    expect(finishedSizes.at(-1)).not.toBe('77x0');
  });

  test('429 names the time to wait, cached variants stay free', async () => {
    const response = await request('21x0', '203.0.113.7');
    expect(response.statusCode).toBe(429);
    expect(response.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    expect(response.headers['etag']).toBeUndefined();
    expect((await app.inject({ url: `${original}/m/21x0` })).statusCode).toBe(200);
    expect((await request('21x0', '203.0.113.7')).statusCode).toBe(200);
    expect((await request('23x0', '203.0.113.7')).statusCode).toBe(429);
    nowMs += 1000;
    expect((await request('23x0', '203.0.113.7')).statusCode).toBe(200);
  });
});

describe('AVIF for browsers', () => {
  const accept = 'image/avif,image/webp,*/*';
  const request = (size: string, visitorIp: string) =>
    app.inject({
      url: `${original}/m/${size}/filters:format(avif)`,
      headers: { accept, 'x-forwarded-for': visitorIp },
    });

  test('is WebP, which no shared cache stores, until it is rendered', async () => {
    const requestAgain = () => request('120x80', '203.0.113.20');
    const substitute = await requestAgain();
    expect(substitute.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=60',
    });
    expect(substitute.headers['etag']).toBeUndefined();
    await waitFor(async () => (await requestAgain()).headers['content-type'] === 'image/avif');
    expect((await requestAgain()).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/\.avif"$/u),
    });
  });

  test('stays WebP while the budget of the network does not suffice', async () => {
    budget.spendUnits('203.0.113.21', 299);
    const requestType = async () =>
      (await request('300x200', '203.0.113.21')).headers['content-type'];
    expect([await requestType(), await requestType()]).toEqual(['image/webp', 'image/webp']);
  });
});
