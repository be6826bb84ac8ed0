import { findEmojiByFileName } from './find-emoji-by-file-name.ts';

const FOLDER = 'https://cdn.jsdelivr.net/npm/emoji-datasource-apple/img/apple/64';

test.each([
  [`${FOLDER}/1f600.png`, '😀'],
  [`${FOLDER}/1f1e9-1f1ea.png`, '🇩🇪'],
  [`${FOLDER}/1f468-200d-1f33e.png`, '👨‍🌾'],
  [`${FOLDER}/2764-fe0f.png`, '❤️'],
  [`${FOLDER}/0041.png`, undefined],
  [`${FOLDER}/0031.png`, undefined],
  [`${FOLDER}/ffffff.png`, undefined],
  [`${FOLDER}/d800.png`, undefined],
  [`${FOLDER}/traktor.png`, undefined],
  ['', undefined],
  [null, undefined],
])('reads %j as %j', (url, emoji) => {
  expect(findEmojiByFileName(url)).toBe(emoji);
});
