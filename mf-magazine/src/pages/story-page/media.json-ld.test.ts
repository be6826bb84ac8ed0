import type { Article } from '#model/article.ts';
import { createArticleJsonLd } from '#pages/article/article.json-ld.server.ts';
import { createMediaJsonLd, createPictureObjects } from './media.json-ld.server.ts';

const SITE_URL = 'https://gruenland.example';
const asset = {
  src: 'https://a.storyblok.com/f/1/2400x1600/abc/kuh.jpg',
  alt: 'Kuh',
  width: 2400,
  height: 1600,
  caption: 'Eine Kuh',
  credit: 'Grünland',
  focus: undefined,
};
const createBlock = (component: string, fields: object) => ({ _uid: 'u', component, ...fields });

test('describes a picture in three shapes, with caption and credit', () => {
  expect(createPictureObjects(asset, SITE_URL)).toMatchObject([
    { '@type': 'ImageObject', width: 1200, height: 1200, creditText: 'Grünland' },
    { height: 900, caption: 'Eine Kuh' },
    { height: 675, url: expect.stringMatching(/^https:\/\/gruenland\.example\/f\/1\/.*1200x675/) },
  ]);
});

test('names the creator only for the magazine’s own pictures', () => {
  expect(
    createPictureObjects({ ...asset, credit: 'Linolschnitt: Grünland' }, SITE_URL)[0],
  ).toMatchObject({
    copyrightNotice: 'Linolschnitt: Grünland',
    creator: { name: 'Grünland' },
    license: `${SITE_URL}/impressum#bilder`,
    acquireLicensePage: `${SITE_URL}/kontakt`,
    contentUrl: expect.stringContaining(`${SITE_URL}/f/1/`),
  });
  const [foreignPicture] = createPictureObjects({ ...asset, credit: 'Foto: Ida Feld' }, SITE_URL);
  expect(foreignPicture).toMatchObject({
    creditText: 'Foto: Ida Feld',
    copyrightNotice: 'Foto: Ida Feld',
  });
  for (const licenseProperty of ['creator', 'license', 'acquireLicensePage'])
    expect(foreignPicture).not.toHaveProperty(licenseProperty);
});

test('finds videos and galleries, also in grids, and leaves out invalid ones', () => {
  const video = { filename: '//a.storyblok.com/f/1/640x360/abc/film.mp4' };
  const body = [
    createBlock('native_video', { title: 'Film', video, duration: 90, silent: true }),
    createBlock('native_video', { title: 'kaputt' }),
    createBlock('grid', {
      items: [createBlock('image_gallery', { images: [{ filename: asset.src }] })],
    }),
  ];
  const date = '2026-11-21T05:00:00.000Z';
  const article = { body, date, lead: 'Worum es geht.', image: asset };
  expect(createMediaJsonLd(article, SITE_URL)).toMatchObject([
    {
      '@type': 'VideoObject',
      name: 'Film',
      contentUrl: `${SITE_URL}/f/1/640x360/abc/film.mp4`,
      uploadDate: '2026-11-21T05:00:00.000Z',
      duration: 'PT90S',
      // The video has neither poster nor description, so the article's picture and lead are used.
      thumbnailUrl: expect.stringContaining(`${SITE_URL}/f/1/2400x1600/abc/kuh.jpg/m/1200x`),
      description: 'Worum es geht.',
    },
    { '@context': 'https://schema.org', '@type': 'ImageObject' },
  ]);
});

test('shows the poster of a film as its thumbnail', () => {
  const film = createBlock('native_video', {
    title: 'Film',
    video: { filename: 'https://a.storyblok.com/f/1/640x360/abc/film.mp4' },
    poster: { filename: 'https://a.storyblok.com/f/1/1200x800/abc/standbild.jpg' },
    silent: true,
  });
  const article = { body: [film], date: '2026-11-21T05:00:00.000Z', lead: undefined, image: asset };
  expect(createMediaJsonLd(article, SITE_URL)).toMatchObject([
    { thumbnailUrl: `${SITE_URL}/f/1/1200x800/abc/standbild.jpg/m/1200x0/filters:format(webp)` },
  ]);
});

test('names the publisher as author when the article has none', () => {
  const article = {
    headline: 'H',
    people: [],
    trail: [],
    topics: [],
    body: [],
    href: '/artikel/h',
  };
  const [newsArticle] = createArticleJsonLd(article as unknown as Article, SITE_URL);
  expect(newsArticle).toMatchObject({ author: [{ '@type': 'Organization', name: 'Grünland' }] });
});
