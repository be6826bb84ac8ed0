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
