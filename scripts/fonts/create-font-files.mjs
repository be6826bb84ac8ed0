import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { ROOT } from '../project/paths.mjs';
import { GERMAN_RANGES, listCharacters } from './german-characters.mjs';
import { renameFont } from './rename-font.mjs';

/** Folder of the font files, relative to the root of the repository. */
export const FONTS_FOLDER = 'shared-ui/src/tokens/fonts';

/** Folder of the packages with the whole fonts. */
const PACKAGES_FOLDER = join(ROOT, 'node_modules/@fontsource-variable');

/** Files of the packages by name of the file that contains a part of them. */
const SOURCES = {
  'wiesen-serif-german.woff2': 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  'wiesen-serif-german-italic.woff2': 'source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
  'wiesen-sans-german.woff2': 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'wiesen-sans-german-italic.woff2': 'source-sans-3/files/source-sans-3-latin-wght-italic.woff2',
};
/** Kerning, accents, ligatures and both widths of figures; without fractions. */
const KEPT_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'pnum', 'tnum'];

/**
 * Creates the font files with the characters of German texts. The same packages always give the same
 * bytes.
 *
 * @returns {Promise<Readonly<Record<string, Buffer>>>} bytes by file name
 */
export async function createFontFiles() {
  const entries = Object.entries(SOURCES).map(async ([name, source]) => {
    const original = await readFile(join(PACKAGES_FOLDER, source));
    const part = await subsetFont(original, listCharacters(GERMAN_RANGES), {
      targetFormat: 'sfnt',
      keepFeatures: KEPT_FEATURES,
    });
    renameFont(part, 'Source', 'Wiesen');
    return [name, await fontverter.convert(part, 'woff2')];
  });
  return Object.fromEntries(await Promise.all(entries));
}
