import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { getPictureFileName, type RenderedPictures } from '#images/rendered-pictures.ts';
import { hashGeneratorSources } from './generator-sources.ts';
import { getMotifFocus } from './motif-focus.ts';
import { pictureSize, renderPicture } from './render-picture.ts';

/**
 * Brotli is deterministic. Quality 9 is ten times as fast as the best quality; its files are 3 %
 * larger.
 */
const BROTLI_QUALITY = 9;

/** Draws a picture and compresses it. @throws when there is no such picture */
export function createPictureFile(name: string): Buffer {
  const svg = renderPicture(name);
  if (svg === undefined) throw new Error(`there is no motif, light or season for "${name}"`);
  return brotliCompressSync(svg, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: svg.length,
    },
  });
}

/**
 * Writes the pictures with the given names and `pictures.json`, which lists them. Deletes all other
 * pictures.
 *
 * @throws when a name is not the name of a picture
 */
export function writePictures(
  folder: string,
  names: readonly string[],
  onPicture: (name: string) => void,
): void {
  mkdirSync(folder, { recursive: true });
  const wantedFiles = new Set(names.map(getPictureFileName));
  for (const name of names) {
    writeFileSync(join(folder, getPictureFileName(name)), createPictureFile(name));
    onPicture(name);
  }
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.svg.br') && !wantedFiles.has(file)) rmSync(join(folder, file));
  }
  const list: RenderedPictures = {
    sources: hashGeneratorSources(),
    ...pictureSize,
    pictures: Object.fromEntries(names.map((name) => [name, getFocus(name) ?? null])),
  };
  writeFileSync(join(folder, 'pictures.json'), `${JSON.stringify(list, null, 2)}\n`);
}

/** The name of a picture ends with light, season and variant. */
const getFocus = (name: string) => getMotifFocus(name.split('-').slice(0, -3).join('-'));
