import { expect, test } from '@jest/globals';
import { findPictureProblems } from './find-picture-problems.ts';

const createPictureAsset = (fields: object) => ({
  filename: 'https://a.storyblok.com/f/1/1200x800/abc/heu.jpg',
  alt: 'Heu',
  title: 'Heu im Juni',
  copyright: 'Grünland',
  ...fields,
});
const getMessages = (component: string, fields: object) =>
  findPictureProblems({ component, ...fields } as never).map(
    ({ key, message, severity }) => `${severity} ${key}: ${message.split(' has ')[1]}`,
  );

test('reports nothing for a picture with all texts', () => {
  expect(getMessages('article', { hero: createPictureAsset({}) })).toEqual([]);
  expect(
    getMessages('image_gallery', {
      images: [createPictureAsset({}), createPictureAsset({ copyright: '', source: 'Amt' })],
    }),
  ).toEqual([]);
});

test.each([
  ['alt', 'no alt text'],
  ['copyright', 'no credit (copyright)'],
  ['title', 'no caption (title)'],
])('reports missing %s as advice', (field, missing) => {
  expect(getMessages('image', { image: createPictureAsset({ [field]: '' }) })).toEqual([
    `advice image: ${missing}`,
  ]);
});

test('reports each picture of a gallery with everything it lacks', () => {
  const images = [
    createPictureAsset({}),
    createPictureAsset({ alt: '', title: null, copyright: undefined }),
  ];
  expect(getMessages('image_gallery', { images })).toEqual([
    'advice images: no alt text, no credit (copyright), no caption (title)',
  ]);
});

test('requires no caption outside of running text and nothing for other files', () => {
  expect(getMessages('author', { portrait: createPictureAsset({ title: '' }) })).toEqual([]);
  const filmAsset = { filename: 'https://a.storyblok.com/f/1/x/abc/film.mp4' };
  expect(getMessages('native_video', { video: filmAsset, captions: null, title: 'Film' })).toEqual(
    [],
  );
});
