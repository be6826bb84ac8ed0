import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { findUsedPictures } from './find-used-pictures.mjs';

test('every picture that the site uses is rendered, and no other (npm run pictures)', () => {
  const list = JSON.parse(readFileSync(join(ROOT, 'embedded/pictures/pictures.json'), 'utf8'));
  const usedNames = findUsedPictures();
  expect(usedNames.length).toBeGreaterThan(200);
  expect(Object.keys(list.pictures).toSorted()).toEqual(usedNames);
});
