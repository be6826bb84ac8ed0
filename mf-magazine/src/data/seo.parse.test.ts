import { parseSeo, seoOf } from './seo.parse.ts';

const block = { _uid: 's', component: 'seo', title: 'Titel', noIndex: true };
const plugin = {
  _uid: 'p',
  plugin: 'seo_metatags',
  title: 'Aus dem Plugin',
  description: 'Worum es geht.',
  og_title: 'Geteilt',
  og_image: '//a.storyblok.com/f/1/1200x630/abc/bild.jpg',
  og_description: '',
  twitter_title: null,
};

test('the block says what is filled in', () => {
  expect(parseSeo(seoOf({ seo: [block] }))).toEqual({ seoTitle: 'Titel', noIndex: true });
});

test.each(['seo', 'metatags'])('the plugin’s object counts in the field %s', (name) => {
  expect(parseSeo(seoOf({ component: 'page', [name]: plugin }))).toEqual({
    seoTitle: 'Aus dem Plugin',
    description: 'Worum es geht.',
    ogTitle: 'Geteilt',
    ogImage: { url: 'https://a.storyblok.com/f/1/1200x630/abc/bild.jpg' },
  });
});

test('a block goes before the plugin', () => {
  expect(seoOf({ metatags: plugin, seo: [block] })).toBe(block);
});

test.each([['noIndex'], ['no_index'], ['noindex']])('%s keeps search engines away', (name) => {
  expect(parseSeo({ ...plugin, [name]: 'true' }).noIndex).toBe(true);
});

test.each([[{}], [{ seo: null }], [{ seo: 'x' }], [{ seo: [] }], [{ x: { plugin: 'color' } }]])(
  '%j says nothing',
  (content) => {
    expect(parseSeo(seoOf(content))).toEqual({});
  },
);
