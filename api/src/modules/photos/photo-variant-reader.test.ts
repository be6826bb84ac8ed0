import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { silentLogger } from '#testing/silent-log.ts';
import { waitUntil } from '#testing/wait-until.ts';

import type { PhotoStore } from './photo-store.ts';
import { parseVariant } from './photo-variant.ts';
import { createPhotoVariantReader } from './photo-variant-reader.ts';

const photo = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#8ba97e' },
})
  .webp()
  .toBuffer();

/** Creates a reader of a store that contains the photo `a` and lists which photos it has read. */
function createReader() {
  const readIds: string[] = [];
  const read: PhotoStore['read'] = async (id) => {
    readIds.push(id);
    return id === 'a' ? photo : null;
  };
  const store = { read } as PhotoStore;
  return { readVariant: createPhotoVariantReader(store, silentLogger), readIds };
}

test('sends WebP while the AVIF variant is encoded once, then AVIF', async () => {
  const { readVariant, readIds } = createReader();
  const variant = parseVariant('240x240', 'filters:format(avif)');
  const [first, second] = await Promise.all([readVariant('a', variant), readVariant('a', variant)]);
  for (const answer of [first, second])
    expect(answer).toMatchObject({ type: 'image/webp', isSubstitute: true });
  const avif = await waitUntil('the AVIF variant is encoded', async () => {
    const answer = await readVariant('a', variant);
    return answer?.isSubstitute === false ? answer : undefined;
  });
  expect(avif.type).toBe('image/avif');
  expect(await sharp(avif.bytes).metadata()).toMatchObject({
    format: 'heif',
    width: 240,
    height: 240,
  });
  expect(readIds).toHaveLength(3);
});

test('an unknown photo is null in both formats', async () => {
  const { readVariant } = createReader();
  for (const format of ['webp', 'avif'])
    expect(await readVariant('b', parseVariant('240x180', `filters:format(${format})`))).toBeNull();
});

test.each([
  ['1280x960', 'avif'],
  ['1280x1000', 'webp'],
  ['2000x1500', 'webp'],
  ['720x0', 'webp'],
])('%s requested as AVIF is sent as %s', (size, format) => {
  expect(parseVariant(size, 'filters:format(avif)')?.format).toBe(format);
});
