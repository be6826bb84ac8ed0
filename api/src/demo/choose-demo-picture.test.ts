import { expect, test } from '@jest/globals';

import { createSeedRandom } from './ads/seed-random.ts';
import { chooseDemoPicture } from './choose-demo-picture.ts';

test('chooses pictures of the motif, always the same for the same seed', () => {
  const choosePictures = () => {
    const random = createSeedRandom(7);
    return Array.from({ length: 40 }, () => chooseDemoPicture('kuh', 'Eine Kuh', random));
  };
  const pictures = choosePictures();
  expect(choosePictures()).toEqual(pictures);
  expect(new Set(pictures.map(({ src }) => src)).size).toBeGreaterThan(3);
  for (const picture of pictures) {
    expect(picture).toMatchObject({ alt: 'Eine Kuh', width: 2400, height: 1600 });
    expect(picture.src).toMatch(
      /^\/f\/100001\/2400x1600\/[0-9a-f]{10}\/kuh-[a-z]+-[a-z]+-\d+\.jpg$/u,
    );
  }
});

test('refuses a motif without pictures', () => {
  expect(() => chooseDemoPicture('einhorn', '', createSeedRandom(7))).toThrow('einhorn');
});
