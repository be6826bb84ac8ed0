import { modelOf, raw } from '#samples/raw-block.ts';
import { parseAppStoreDownload } from './app-store-download.block.server.ts';

const appStoreUrl = 'https://apps.apple.com/de/app/id1';

test('one store is enough; title has a default', () => {
  expect(modelOf(parseAppStoreDownload(raw({ appStoreUrl })))).toEqual({
    title: 'Grünland als App',
    text: undefined,
    image: undefined,
    stores: [{ name: 'App Store', href: appStoreUrl }],
  });
});

test('link fields are read as well', () => {
  const playStoreUrl = { linktype: 'url', url: 'https://play.google.com/store/apps' };
  expect(modelOf(parseAppStoreDownload(raw({ playStoreUrl }))).stores).toHaveLength(1);
});

test.each([
  [{}],
  [{ appStoreUrl: '' }],
  [{ appStoreUrl: 'http://apps.apple.com/de' }],
  [{ appStoreUrl: 'https://apps.apple.com.evil.example/' }],
  [{ playStoreUrl: 'javascript:alert(1)' }],
  [{ playStoreUrl: 7 }],
])('%j is refused', (fields) => {
  expect(parseAppStoreDownload(raw(fields))).toMatchObject({ ok: false });
});
