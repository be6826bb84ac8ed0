import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  getPictureFileName,
  readRenderedPictures,
  RENDERED_PICTURES_FOLDER,
} from '#images/rendered-pictures.ts';
import { hashGeneratorSources } from './generator-sources.ts';
import { createPictureFile } from './write-pictures.ts';

/** Maximum total size of all rendered pictures in bytes. */
const MAX_TOTAL_BYTES = 20_000_000;

const pictureList = readRenderedPictures();
const names = Object.keys(pictureList.pictures);

test('the pictures were rendered from the current sources (npm run pictures)', () => {
  expect(pictureList.sources).toBe(hashGeneratorSources());
});

test('each picture of the list is a file, and the files are not too large', () => {
  const files = readdirSync(RENDERED_PICTURES_FOLDER).filter((file) => file !== 'pictures.json');
  expect(files.toSorted()).toEqual(names.map(getPictureFileName).toSorted());
  const fileSizes = files.map((file) => statSync(join(RENDERED_PICTURES_FOLDER, file)).size);
  expect(fileSizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_TOTAL_BYTES);
});

test('each picture that demo ads and events can choose is a file', () => {
  const demoFile = join(import.meta.dirname, '../../api/src/demo/pictures.json');
  const namesByMotif = JSON.parse(readFileSync(demoFile, 'utf8')) as Record<string, string[]>;
  const demoNames = Object.values(namesByMotif).flat();
  expect(demoNames.length).toBeGreaterThan(200);
  expect(demoNames.filter((name) => !names.includes(name))).toEqual([]);
});

test('a rendered file is what the generator draws', () => {
  for (const name of names.filter((_, index) => index % 60 === 0)) {
    const file = readFileSync(join(RENDERED_PICTURES_FOLDER, getPictureFileName(name)));
    expect(createPictureFile(name).equals(file)).toBe(true);
  }
});
