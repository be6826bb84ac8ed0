import { parseSeo, findSeoFields } from './seo.parse.ts';

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

test('reads the filled fields of the block', () => {
  expect(parseSeo(findSeoFields({ seo: [block] }))).toEqual({ seoTitle: 'Titel', noIndex: true });
});

test.each(['seo', 'metatags'])('reads the plugin’s object from the field %s', (name) => {
  expect(parseSeo(findSeoFields({ component: 'page', [name]: plugin }))).toEqual({
    seoTitle: 'Aus dem Plugin',
    description: 'Worum es geht.',
    ogTitle: 'Geteilt',
    ogImage: { url: 'https://a.storyblok.com/f/1/1200x630/abc/bild.jpg' },
  });
});

test('prefers the block over the plugin', () => {
  expect(findSeoFields({ metatags: plugin, seo: [block] })).toBe(block);
});

test.each([['noIndex'], ['no_index'], ['noindex']])('%s sets noIndex', (name) => {
  expect(parseSeo({ ...plugin, [name]: 'true' }).noIndex).toBe(true);
});

test.each([[{}], [{ seo: null }], [{ seo: 'x' }], [{ seo: [] }], [{ x: { plugin: 'color' } }]])(
  'ignores %j',
  (content) => {
    expect(parseSeo(findSeoFields(content))).toEqual({});
  },
);
