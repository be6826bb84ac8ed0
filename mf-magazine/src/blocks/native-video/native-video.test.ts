import { createLoadContext } from '#samples/load-context.ts';
import { getModel, createRawBlock } from '#samples/raw-block.ts';
import { loadNativeVideo, parseNativeVideo } from './native-video.block.server.ts';

const video = { filename: 'https://a.storyblok.com/f/1/640x360/abc/film.mp4' };
const captions = { filename: 'https://a.storyblok.com/f/1/abc/film.vtt' };
const pictureAsset = { filename: 'https://a.storyblok.com/f/1/1200x800/abc/bild.jpg' };

test('serves video, size and poster from our own origin', () => {
  expect(getModel(parseNativeVideo(createRawBlock({ title: 'T', video, captions })))).toMatchObject(
    {
      src: '/f/1/640x360/abc/film.mp4',
      type: 'video/mp4',
      width: 640,
      height: 360,
      poster: undefined,
      duration: undefined,
    },
  );
});

test('has a poster from our own origin only', () => {
  const parsePoster = (filename: string) =>
    getModel(
      parseNativeVideo(createRawBlock({ title: 'T', video, captions, poster: { filename } })),
    ).poster;
  expect(parsePoster(pictureAsset.filename)).toMatchObject({ src: pictureAsset.filename });
  expect(parsePoster('https://elsewhere.example/bild.jpg')).toBeUndefined();
});

test('takes a missing size from the poster, otherwise uses 16:9', () => {
  const assetWithoutSize = { filename: '//a.storyblok.com/f/1/abc/film.webm' };
  const parseWithPoster = (poster: unknown) =>
    getModel(
      parseNativeVideo(createRawBlock({ title: 'T', video: assetWithoutSize, poster, captions })),
    );
  expect(parseWithPoster(pictureAsset)).toMatchObject({
    type: 'video/webm',
    width: 1200,
    height: 800,
  });
  expect(parseWithPoster('')).toMatchObject({ width: 1280, height: 720 });
});

test('returns the page’s URL for printouts', async () => {
  const model = getModel(parseNativeVideo(createRawBlock({ title: 'T', video, captions })));
  const context = createLoadContext('http://127.0.0.1/v2', { path: '/artikel/bach' });
  expect(await loadNativeVideo(model, context)).toEqual({
    pageUrl: 'gruenland.example/artikel/bach',
  });
});

test('reads bare URLs from old stories', () => {
  const fields = {
    title: 'T',
    video: '//a.storyblok.com/f/1/abc/film.mp4',
    captions: '//a.storyblok.com/f/1/abc/film.vtt',
  };
  expect(getModel(parseNativeVideo(createRawBlock(fields)))).toMatchObject({
    src: '/f/1/abc/film.mp4',
    captions: '/f/1/abc/film.vtt',
    credit: undefined,
  });
});

test.each([
  [{ title: 'T' }],
  [{ title: 'T', video: '//elsewhere.example/f/1/film.mp4', silent: true }],
  [{ title: 'T', video: '' }],
  [{ title: 'T', video: { filename: '' } }],
  [{ title: 'T', video: { filename: 'https://elsewhere.example/film.mp4' } }],
  [{ title: 'T', video: pictureAsset }],
  [{ title: '', video, captions }],
  [{ title: 'T', video }],
  [{ title: 'T', video, silent: false }],
  [{ title: 'T', video, captions: pictureAsset }],
])('rejects %j', (fields) => {
  expect(parseNativeVideo(createRawBlock(fields))).toMatchObject({ ok: false });
});

test.each([
  ['185', 185],
  [12.4, 12],
  [-3, undefined],
  ['lang', undefined],
])('parses the duration %j as %j', (duration, expected) => {
  expect(
    getModel(parseNativeVideo(createRawBlock({ title: 'T', video, duration, silent: true })))
      .duration,
  ).toBe(expected);
});
