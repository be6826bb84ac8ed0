import { renderToStaticMarkup } from 'react-dom/server';
import { getModel, createRawBlock } from '#samples/raw-block.ts';
import { CustomAd } from './CustomAd.tsx';
import { expandCustomAd, parseCustomAd } from './custom-ad.block.server.ts';

const image = { filename: 'https://a.storyblok.com/f/1/1200x1000/abc/a.jpg', alt: '' };
const link = { linktype: 'url', url: 'https://example.org/' };
const requiredFields = { advertiser: 'A', headline: 'H', link };

test('accepts texts only; other formats than native need a picture', () => {
  expect(
    getModel(parseCustomAd(createRawBlock({ ...requiredFields, format: 'billboard' }))),
  ).toMatchObject({
    format: 'native',
    headline: 'H',
    href: 'https://example.org/',
  });
  const adWithImage = createRawBlock({ ...requiredFields, image, format: 'billboard' });
  expect(getModel(parseCustomAd(adWithImage)).format).toBe('billboard');
  expect(
    getModel(parseCustomAd(createRawBlock({ ...requiredFields, image, format: 'popup' }))).format,
  ).toBe('native');
});

test.each([
  [{}],
  [{ ...requiredFields, advertiser: ' ' }],
  [{ ...requiredFields, link: { linktype: 'url', url: 'javascript:alert(1)' } }],
  [{ ...requiredFields, link: null }],
  [{ ...requiredFields, headline: '', image: { filename: '' } }],
])('rejects %j', (fields) => {
  expect(parseCustomAd(createRawBlock(fields))).toMatchObject({ ok: false });
});

test('labels every ad and marks its links as sponsored', () => {
  const markup = renderToStaticMarkup(
    <CustomAd model={getModel(parseCustomAd(createRawBlock({ ...requiredFields, image })))} />,
  );
  expect(markup).toContain('<strong>Anzeige</strong>');
  expect(markup.match(/<a /g)).toHaveLength(2);
  expect(markup.match(/rel="[^"]*sponsored/g)).toHaveLength(2);
  expect(markup).toContain('alt="H"');
});

test('hydrates only ads that can be hidden for subscribers', () => {
  expect(expandCustomAd(createRawBlock(requiredFields))).toBeUndefined();
  expect(
    expandCustomAd(createRawBlock({ ...requiredFields, hideForSubscribers: false })),
  ).toBeUndefined();
  const hideableAd = createRawBlock({ ...requiredFields, hideForSubscribers: true });
  expect(expandCustomAd(hideableAd)).toEqual([{ ...hideableAd, component: 'custom_ad_hideable' }]);
});
