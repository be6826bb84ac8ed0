import { getModel, createRawBlock } from '#samples/raw-block.ts';
import { decodeQR } from 'qr/decode.js';
import { createLoadContext } from '#samples/load-context.ts';
import { loadAppStoreDownload, parseAppStoreDownload } from './app-store-download.block.server.ts';

const appStoreUrl = 'https://apps.apple.com/de/app/id1';

test('accepts one store and has a default title', () => {
  expect(getModel(parseAppStoreDownload(createRawBlock({ appStoreUrl })))).toEqual({
    title: 'Grünland als App',
    text: undefined,
    image: undefined,
    stores: [{ name: 'App Store', href: appStoreUrl }],
  });
});

test('reads link fields too', () => {
  const playStoreUrl = { linktype: 'url', url: 'https://play.google.com/store/apps' };
  expect(getModel(parseAppStoreDownload(createRawBlock({ playStoreUrl }))).stores).toHaveLength(1);
});

test.each([
  [{}],
  [{ appStoreUrl: '' }],
  [{ appStoreUrl: 'http://apps.apple.com/de' }],
  [{ appStoreUrl: 'https://apps.apple.com.evil.example/' }],
  [{ playStoreUrl: 'javascript:alert(1)' }],
  [{ playStoreUrl: 7 }],
])('rejects %j', (fields) => {
  expect(parseAppStoreDownload(createRawBlock(fields))).toMatchObject({ ok: false });
});

test('encodes the URL of the current page', async () => {
  const model = getModel(parseAppStoreDownload(createRawBlock({ appStoreUrl })));
  const context = createLoadContext('http://127.0.0.1/v2', { path: '/app' });
  const { size, path } = await loadAppStoreDownload(model, context);
  const scale = 4;
  const sideLength = size * scale;
  const data = new Uint8ClampedArray(sideLength * sideLength * 4).fill(255);
  for (const segment of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    const [x = 0, y = 0, width = 0] = segment.slice(1).map(Number);
    for (let row = y * scale; row < (y + 1) * scale; row += 1)
      data.fill(
        0,
        (row * sideLength + x * scale) * 4,
        (row * sideLength + (x + width) * scale) * 4,
      );
  }
  for (let alphaIndex = 3; alphaIndex < data.length; alphaIndex += 4) data[alphaIndex] = 255;
  expect(decodeQR({ width: sideLength, height: sideLength, data })).toBe(
    'https://gruenland.example/app',
  );
});
