import type { SiteSettings } from '@gruenland/shared-contracts/site.ts';
import { resolveHead } from './resolve-head.ts';
import type { ResolvedHead } from './resolved-head.ts';

const site: SiteSettings = {
  title: 'Grünland',
  claim: '',
  navigation: [],
  topics: [],
  legalLinks: [],
  socialLinks: [],
  seo: { description: 'Vorgabe', ogImage: { url: '//a.storyblok.com/f/1/2400x1600/ab/feld.jpg' } },
};
const around = {
  site,
  siteUrl: 'https://gruenland.example',
  path: '/artikel/heu',
  contentAssetHost: 'a.storyblok.com',
  forbidIndex: false,
};
const content = (head: ResolvedHead, id: string) => head.meta.find((tag) => tag.id === id)?.content;

describe('resolveHead', () => {
  test('puts the site title before the name', () => {
    expect(resolveHead({ name: 'Heu' }, around).title).toBe('Grünland - Heu');
    expect(resolveHead({ name: 'Grünland' }, around).title).toBe('Grünland');
    expect(resolveHead({ name: 'Heu', seoTitle: 'Heu machen' }, around).title).toBe('Heu machen');
  });

  test('says of an article when it was published and what it is about', () => {
    const publishedTime = '2026-11-21T05:00:00.000Z';
    const article = { publishedTime, modifiedTime: undefined, section: 'Acker', tags: ['A', 'B'] };
    const { meta } = resolveHead({ name: 'Heu', article }, around);
    expect(
      meta.filter(({ id }) => id.startsWith('article:')).map(({ id, content: is }) => [id, is]),
    ).toEqual([
      ['article:published_time', publishedTime],
      ['article:section', 'Acker'],
      ['article:tag', 'A'],
      ['article:tag', 'B'],
    ]);
  });

  test('falls back to the settings story', () => {
    expect(content(resolveHead({ name: 'Heu' }, around), 'description')).toBe('Vorgabe');
    expect(
      content(resolveHead({ name: 'Heu', description: 'Eigene' }, around), 'description'),
    ).toBe('Eigene');
  });

  test('resizes social pictures of the content CDN through our own origin', () => {
    const head = resolveHead({ name: 'Heu' }, around);
    const file = 'https://gruenland.example/f/1/2400x1600/ab/feld.jpg/m';
    expect(content(head, 'og:image')).toBe(`${file}/1200x630/filters:format(jpeg):quality(80)`);
    expect(content(head, 'og:image:width')).toBe('1200');
    expect(content(head, 'twitter:image')).toBe(`${file}/1280x0/filters:format(jpeg):quality(80)`);
    expect(content(head, 'twitter:card')).toBe('summary_large_image');
  });

  test.each([
    '//a.storyblok.com/f/1/2400x1600/ab/feld.jpg',
    'https://a-us.storyblok.com/f/1/2400x1600/ab/feld.jpg',
    '//img2.storyblok.com/600x0/f/1/2400x1600/ab/feld.jpg',
    'https://s3.amazonaws.com/a.storyblok.com/f/1/2400x1600/ab/feld.jpg',
    'https://a.storyblok.com/f/1/2400x1600/ab/feld.jpg/m/300x0',
    'https://bilder.gruenland.example/f/1/2400x1600/ab/feld.jpg',
  ])('%s is resized too, around its focus', (url) => {
    const ogImage = { url, focus: '10x20:11x21' };
    const hosted = { ...around, contentAssetHost: 'bilder.gruenland.example' };
    const head = resolveHead({ name: 'x', ogImage }, hosted);
    const file = 'https://gruenland.example/f/1/2400x1600/ab/feld.jpg/m';
    expect(content(head, 'og:image')).toBe(
      `${file}/1200x630/filters:focal(10x20:11x21):format(jpeg):quality(80)`,
    );
    expect(content(head, 'twitter:image')).toBe(`${file}/1280x0/filters:format(jpeg):quality(80)`);
  });

  test('a focus that is none is left out; drawings are not resized', () => {
    const file = '/f/1/2400x1600/ab/feld';
    const odd = resolveHead(
      { name: 'x', ogImage: { url: `${file}.jpg`, focus: '1:blur(9)' } },
      around,
    );
    expect(content(odd, 'og:image')).toMatch(/1200x630\/filters:format\(jpeg\):quality\(80\)$/);
    const drawing = resolveHead({ name: 'x', ogImage: { url: `${file}.svg` } }, around);
    expect(content(drawing, 'og:image')).toBe(`https://gruenland.example${file}.svg`);
  });

  test('leaves pictures of other hosts alone', () => {
    const head = resolveHead(
      { name: 'x', ogImage: { url: 'https://bilder.example/f/1/a.jpg' } },
      around,
    );
    expect(content(head, 'og:image')).toBe('https://bilder.example/f/1/a.jpg');
    expect(content(head, 'og:image:width')).toBeUndefined();
  });

  test('has a canonical address without query, encoded', () => {
    expect(resolveHead({ name: 'x' }, { ...around, path: '/artikel/gülle' }).canonical).toBe(
      'https://gruenland.example/artikel/g%C3%BClle',
    );
  });

  test('forbids indexing of drafts, whatever the page wants', () => {
    const head = resolveHead({ name: 'x' }, { ...around, forbidIndex: true });
    expect(content(head, 'robots')).toBe('noindex, follow');
    expect(head.canonical).toBe('https://gruenland.example/artikel/heu');
  });

  test('takes noindex from the settings story when the page says nothing', () => {
    const head = resolveHead(
      { name: 'x' },
      { ...around, site: { ...site, seo: { noIndex: true, noFollow: true } } },
    );
    expect(content(head, 'robots')).toBe('noindex, nofollow');
  });
});
