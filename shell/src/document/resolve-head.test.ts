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
  footerColumns: [],
  seo: { description: 'Vorgabe', ogImage: { url: '//a.storyblok.com/f/1/2400x1600/ab/feld.jpg' } },
};
const context = {
  site,
  siteUrl: 'https://gruenland.example',
  path: '/artikel/heu',
  contentAssetHost: 'a.storyblok.com',
  isIndexForbidden: false,
};
const getContent = (head: ResolvedHead, id: string) =>
  head.meta.find((tag) => tag.id === id)?.content;

describe('resolveHead', () => {
  test('puts the site title before the name', () => {
    expect(resolveHead({ name: 'Heu' }, context).title).toBe('Grünland - Heu');
    expect(resolveHead({ name: 'Grünland' }, context).title).toBe('Grünland');
    expect(resolveHead({ name: 'Heu', seoTitle: 'Heu machen' }, context).title).toBe('Heu machen');
  });

  test('adds publication time, section and tags of an article', () => {
    const publishedTime = '2026-11-21T05:00:00.000Z';
    const article = { publishedTime, modifiedTime: undefined, section: 'Acker', tags: ['A', 'B'] };
    const { meta } = resolveHead({ name: 'Heu', article }, context);
    expect(
      meta.filter(({ id }) => id.startsWith('article:')).map(({ id, content: text }) => [id, text]),
    ).toEqual([
      ['article:published_time', publishedTime],
      ['article:section', 'Acker'],
      ['article:tag', 'A'],
      ['article:tag', 'B'],
    ]);
  });

  test('falls back to the settings story', () => {
    expect(getContent(resolveHead({ name: 'Heu' }, context), 'description')).toBe('Vorgabe');
    expect(
      getContent(resolveHead({ name: 'Heu', description: 'Eigene' }, context), 'description'),
    ).toBe('Eigene');
  });

  test("resizes social images of the content CDN through the site's origin", () => {
    const head = resolveHead({ name: 'Heu' }, context);
    const file = 'https://gruenland.example/f/1/2400x1600/ab/feld.jpg/m';
    expect(getContent(head, 'og:image')).toBe(`${file}/1200x630/filters:format(jpeg):quality(80)`);
    expect(getContent(head, 'og:image:width')).toBe('1200');
    expect(getContent(head, 'twitter:image')).toBe(
      `${file}/1280x0/filters:format(jpeg):quality(80)`,
    );
    expect(getContent(head, 'twitter:card')).toBe('summary_large_image');
  });

  test.each([
    '//a.storyblok.com/f/1/2400x1600/ab/feld.jpg',
    'https://a-us.storyblok.com/f/1/2400x1600/ab/feld.jpg',
    '//img2.storyblok.com/600x0/f/1/2400x1600/ab/feld.jpg',
    'https://s3.amazonaws.com/a.storyblok.com/f/1/2400x1600/ab/feld.jpg',
    'https://a.storyblok.com/f/1/2400x1600/ab/feld.jpg/m/300x0',
    'https://bilder.gruenland.example/f/1/2400x1600/ab/feld.jpg',
  ])('resizes %s around its focus', (url) => {
    const ogImage = { url, focus: '10x20:11x21' };
    const contextWithAssetHost = { ...context, contentAssetHost: 'bilder.gruenland.example' };
    const head = resolveHead({ name: 'x', ogImage }, contextWithAssetHost);
    const file = 'https://gruenland.example/f/1/2400x1600/ab/feld.jpg/m';
    expect(getContent(head, 'og:image')).toBe(
      `${file}/1200x630/filters:focal(10x20:11x21):format(jpeg):quality(80)`,
    );
    expect(getContent(head, 'twitter:image')).toBe(
      `${file}/1280x0/filters:format(jpeg):quality(80)`,
    );
  });

  test('ignores an invalid focus and does not resize drawings', () => {
    const file = '/f/1/2400x1600/ab/feld';
    const headWithInvalidFocus = resolveHead(
      { name: 'x', ogImage: { url: `${file}.jpg`, focus: '1:blur(9)' } },
      context,
    );
    expect(getContent(headWithInvalidFocus, 'og:image')).toMatch(
      /1200x630\/filters:format\(jpeg\):quality\(80\)$/,
    );
    const headWithSvgImage = resolveHead({ name: 'x', ogImage: { url: `${file}.svg` } }, context);
    expect(getContent(headWithSvgImage, 'og:image')).toBe(`https://gruenland.example${file}.svg`);
  });

  test('does not change images of other hosts', () => {
    const head = resolveHead(
      { name: 'x', ogImage: { url: 'https://bilder.example/f/1/a.jpg' } },
      context,
    );
    expect(getContent(head, 'og:image')).toBe('https://bilder.example/f/1/a.jpg');
    expect(getContent(head, 'og:image:width')).toBeUndefined();
  });

  test('sets an encoded canonical URL without query', () => {
    expect(resolveHead({ name: 'x' }, { ...context, path: '/artikel/gülle' }).canonical).toBe(
      'https://gruenland.example/artikel/g%C3%BClle',
    );
  });

  test("forbids indexing of drafts regardless of the page's settings", () => {
    const head = resolveHead({ name: 'x' }, { ...context, isIndexForbidden: true });
    expect(getContent(head, 'robots')).toBe('noindex, follow');
    expect(head.canonical).toBe('https://gruenland.example/artikel/heu');
  });

  test('uses noindex of the settings story if the page does not set it', () => {
    const head = resolveHead(
      { name: 'x' },
      { ...context, site: { ...site, seo: { noIndex: true, noFollow: true } } },
    );
    expect(getContent(head, 'robots')).toBe('noindex, nofollow');
  });
});
