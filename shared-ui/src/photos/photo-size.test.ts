import { jest } from '@jest/globals';
import { photoRefusals } from '@gruenland/shared-contracts/ads/photo-refusals.ts';

import { readPhotoHead } from './photo-size.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const encodeAscii = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);
const encodeUint16 = (value: number) => [value >> 8, value & 255];
const encodeUint32 = (value: number) => [
  ...encodeUint16(value >>> 16),
  ...encodeUint16(value & 65_535),
];
const toLittleEndian = (bytes: number[]) => bytes.toReversed();
const createZeroBytes = (count: number) => Array.from({ length: count }, () => 0);
const createFile = (...parts: number[][]) => new File([new Uint8Array(parts.flat())], 'foto');

const createPng = (width: number, height: number) =>
  createFile(
    [0x89],
    encodeAscii('PNG\r\n\u001a\n'),
    encodeUint32(13),
    encodeAscii('IHDR'),
    encodeUint32(width),
    encodeUint32(height),
    [8, 2],
  );
const createFrameSegment = (width: number, height: number, marker = 0xc0) => [
  0xff,
  marker,
  ...encodeUint16(17),
  8,
  ...encodeUint16(height),
  ...encodeUint16(width),
  3,
];
const createMetadataSegment = (length: number) => [
  0xff,
  0xe1,
  ...encodeUint16(length),
  ...createZeroBytes(length - 2),
];
const createJpeg = (...parts: number[][]) => createFile([0xff, 0xd8], ...parts);
const createWebp = (chunk: string, ...parts: number[][]) =>
  createFile(
    encodeAscii('RIFF'),
    createZeroBytes(4),
    encodeAscii(`WEBP${chunk}`),
    createZeroBytes(4),
    ...parts,
    createZeroBytes(8),
  );
const createSizeBox = (width: number, height: number) => [
  ...encodeAscii('ispe'),
  ...createZeroBytes(4),
  ...encodeUint32(width),
  ...encodeUint32(height),
];
const createHeic = (...parts: number[][]) =>
  createFile(createZeroBytes(4), encodeAscii('ftypheic'), ...parts);

const vp8Chunk = [
  0,
  0,
  0,
  0x9d,
  1,
  0x2a,
  ...toLittleEndian(encodeUint16(4000)),
  ...toLittleEndian(encodeUint16(3000)),
];
const vp8lChunk = [0x2f, ...toLittleEndian(encodeUint32(((3000 - 1) << 14) | (4000 - 1)))];
const vp8xChunk = [
  0,
  0,
  0,
  0,
  ...toLittleEndian(encodeUint32(3999)).slice(0, 3),
  ...toLittleEndian(encodeUint32(2999)).slice(0, 3),
];

test.each([
  ['PNG', createPng(4000, 3000)],
  ['JPEG', createJpeg(createFrameSegment(4000, 3000))],
  ['progressive JPEG', createJpeg(createFrameSegment(4000, 3000, 0xc2))],
  [
    'JPEG behind notes and fill bytes',
    createJpeg(
      createMetadataSegment(60_000),
      createMetadataSegment(60_000),
      [0xff],
      createFrameSegment(4000, 3000, 0xc1),
    ),
  ],
  ['WebP', createWebp('VP8 ', vp8Chunk)],
  ['WebP without loss', createWebp('VP8L', vp8lChunk)],
  ['WebP with more', createWebp('VP8X', vp8xChunk)],
])('reads the size of %s', async (_name, photo) => {
  expect(await readPhotoHead(photo)).toEqual({
    kind: 'photo',
    size: { width: 4000, height: 3000 },
  });
});

test('reads the size of the whole HEIC image, not of a tile', async () => {
  expect(
    await readPhotoHead(createHeic(createSizeBox(512, 512), createSizeBox(4032, 3024))),
  ).toEqual({
    kind: 'heic',
    size: { width: 4032, height: 3024 },
  });
});

test.each([
  [
    'a PNG that ends in its head',
    createFile([0x89], encodeAscii('PNG\r\n\u001a\n'), encodeUint32(13)),
  ],
  [
    'a JPEG without a frame segment',
    createJpeg(createMetadataSegment(200), [0xff, 0xda, ...createZeroBytes(20)]),
  ],
  ['a JPEG that ends early', createJpeg(createMetadataSegment(200))],
  ['a WebP of another kind', createWebp('ANIM', createZeroBytes(20))],
])('%s has no readable size', async (_name, photo) => {
  expect(await readPhotoHead(photo)).toEqual({ kind: 'photo', size: null });
});

describe('rejects a photo before decoding if the server would reject it', () => {
  const decode = jest.fn<(createFile: ImageBitmapSource) => Promise<ImageBitmap>>();
  const originalCreateImageBitmap = globalThis.createImageBitmap;
  beforeEach(() => {
    decode.mockReset().mockRejectedValue(new Error('unreadable'));
    globalThis.createImageBitmap = decode as typeof createImageBitmap;
  });
  afterAll(() => {
    globalThis.createImageBitmap = originalCreateImageBitmap;
  });

  test.each([
    ['100 megapixels', createPng(10_000, 10_000), 'zu-viele-pixel'],
    ['a bomb', createPng(60_000, 60_000), 'zu-viele-pixel'],
    ['100 megapixels as JPEG', createJpeg(createFrameSegment(12_500, 8000)), 'zu-viele-pixel'],
    ['a drawing', createFile(encodeAscii('<?xml version="1.0"?><svg><script/></svg>')), 'svg'],
    ['a GIF', createFile(encodeAscii('GIF89a'), createZeroBytes(30)), 'typ'],
    ['nothing', createFile(), 'typ'],
    ['a broken JPEG', createJpeg(createMetadataSegment(20)), 'kaputt'],
    ['a HEIC without a size', createHeic(createZeroBytes(30)), 'heic'],
  ] as const)('%s', async (_name, photo, refusal) => {
    await expect(shrinkPhoto(photo)).rejects.toThrow(photoRefusals[refusal]);
    expect(decode).not.toHaveBeenCalled();
  });

  test('decodes a photo just below the limit; sends an undecodable file unchanged', async () => {
    const photo = createPng(10_000, 9999);
    expect(await shrinkPhoto(photo)).toBe(photo);
    expect(decode).toHaveBeenCalledWith(photo);
  });
});
