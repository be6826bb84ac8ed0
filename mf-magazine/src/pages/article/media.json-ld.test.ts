import { mediaJsonLd, pictureObjects } from './media.json-ld.server.ts';

const SITE = 'https://gruenland.example';
const asset = {
  src: 'https://a.storyblok.com/f/1/2400x1600/abc/kuh.jpg',
  alt: 'Kuh',
  width: 2400,
  height: 1600,
  caption: 'Eine Kuh',
  credit: 'Grünland',
  focus: undefined,
};
const block = (component: string, fields: object) => ({ _uid: 'u', component, ...fields });

test('a picture in three shapes, with caption and credit', () => {
  expect(pictureObjects(asset, SITE)).toMatchObject([
    { '@type': 'ImageObject', width: 1200, height: 1200, creditText: 'Grünland' },
    { height: 900, caption: 'Eine Kuh' },
    { height: 675, url: expect.stringMatching(/^https:\/\/gruenland\.example\/f\/1\/.*1200x675/) },
  ]);
});

test('films and galleries, also inside of grids; broken ones are left out', () => {
  const video = { filename: '//a.storyblok.com/f/1/640x360/abc/film.mp4' };
  const body = [
    block('native_video', { title: 'Film', video, duration: 90 }),
    block('native_video', { title: 'kaputt' }),
    block('grid', { items: [block('image_gallery', { images: [{ filename: asset.src }] })] }),
  ];
  expect(mediaJsonLd(body, '2026-11-21T05:00:00.000Z', SITE)).toMatchObject([
    {
      '@type': 'VideoObject',
      name: 'Film',
      contentUrl: `${SITE}/f/1/640x360/abc/film.mp4`,
      uploadDate: '2026-11-21T05:00:00.000Z',
      duration: 'PT90S',
    },
    { '@context': 'https://schema.org', '@type': 'ImageObject' },
  ]);
});
