import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { getPictureFileName, type RenderedPictures } from '#images/rendered-pictures.ts';
import { hashGeneratorSources } from './generator-sources.ts';
import { getMotifFocus } from './motif-focus.ts';
import { pictureSize, renderPicture } from './render-picture.ts';

/**
 * Brotli quality from 0 to 11. Compression with quality 9 is ten times as fast as with 11; its
 * files are 3 % larger.
 */
const BROTLI_QUALITY = 9;

/**
 * Draws the named picture as SVG and compresses the SVG with Brotli.
 * @throws when no picture has the name
 */
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
 * Writes the named pictures to a folder and lists them in its `pictures.json`. Deletes all other
 * pictures in the folder.
 *
 * @throws when no picture has one of the names
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
    pictures: Object.fromEntries(names.map((name) => [name, getPictureFocus(name) ?? null])),
  };
  writeFileSync(join(folder, 'pictures.json'), `${JSON.stringify(list, null, 2)}\n`);
}

/**
 * Returns the focal point of a picture's motif. The picture's name consists of the motif's name,
 * light, season and variant.
 */
const getPictureFocus = (name: string) => getMotifFocus(name.split('-').slice(0, -3).join('-'));
