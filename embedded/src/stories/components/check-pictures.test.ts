import { expect, test } from '@jest/globals';
import { checkPictures } from './check-pictures.ts';

const picture = (fields: object) => ({
  filename: 'https://a.storyblok.com/f/1/1200x800/abc/heu.jpg',
  alt: 'Heu',
  title: 'Heu im Juni',
  copyright: 'Grünland',
  ...fields,
});
const told = (component: string, fields: object) =>
  checkPictures({ component, ...fields } as never).map(
    ({ key, message, severity }) => `${severity} ${key}: ${message.split(' has ')[1]}`,
  );

test('a picture with all its words has nothing to tell', () => {
  expect(told('article', { hero: picture({}) })).toEqual([]);
  expect(
    told('image_gallery', { images: [picture({}), picture({ copyright: '', source: 'Amt' })] }),
  ).toEqual([]);
});

test.each([
  ['alt', 'no alt text'],
  ['copyright', 'no credit (copyright)'],
  ['title', 'no caption (title)'],
])('without %s it is told as advice', (field, missing) => {
  expect(told('image', { image: picture({ [field]: '' }) })).toEqual([`advice image: ${missing}`]);
});

test('each picture of a gallery is told for itself, with all that it lacks', () => {
  const images = [picture({}), picture({ alt: '', title: null, copyright: undefined })];
  expect(told('image_gallery', { images })).toEqual([
    'advice images: no alt text, no credit (copyright), no caption (title)',
  ]);
});

test('pictures without a line below them need no caption, other files need nothing', () => {
  expect(told('author', { portrait: picture({ title: '' }) })).toEqual([]);
  const film = { filename: 'https://a.storyblok.com/f/1/x/abc/film.mp4' };
  expect(told('native_video', { video: film, captions: null, title: 'Film' })).toEqual([]);
});
