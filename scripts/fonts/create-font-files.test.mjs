import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fontverter from 'fontverter';
import { ROOT } from '../project/paths.mjs';
import { createFontFiles, FONTS_FOLDER } from './create-font-files.mjs';
import { formatUnicodeRange, GERMAN_RANGES, listCharacters } from './german-characters.mjs';
import { renameFont } from './rename-font.mjs';

const stylesheet = readFileSync(join(ROOT, FONTS_FOLDER, '../fonts.css'), 'utf8');
/** Font file and characters of each rule with a web font. */
const faces = [...stylesheet.matchAll(/url\('([^']+)'\)[^}]*?unicode-range:\s*([^;]+);/g)].map(
  ([, file, ranges]) => ({ file, ranges: ranges.replaceAll(/\s+/g, ' ') }),
);

/** Texts that visitors see: stories, and the sources of pages and components. */
const TEXT_FOLDERS = ['embedded/content', 'shared-ui/src', 'shell/src', 'mf-magazine/src'];
const TEXT_FILE_PATTERN = /(?<!\.(?:test|stories))\.(?:ya?ml|md|tsx)$/;

function readTexts() {
  return TEXT_FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .filter((name) => TEXT_FILE_PATTERN.test(name))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
  ).join('');
}

function parseRanges(text) {
  return text.split(', ').map((range) => {
    const [first, last = first] = range.slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

test('the stored files are those of the packages', async () => {
  for (const [name, bytes] of Object.entries(await createFontFiles()))
    expect([name, readFileSync(join(ROOT, FONTS_FOLDER, name)).equals(bytes)]).toEqual([
      name,
      true,
    ]);
});

test('the last rule of each style has the German characters', () => {
  expect(faces).toHaveLength(12);
  const german = faces.filter((_, index) => index % 3 === 2);
  expect(german.map(({ file }) => file.slice('./fonts/'.length)).toSorted()).toEqual(
    readdirSync(join(ROOT, FONTS_FOLDER)).filter((name) => name.endsWith('.woff2')),
  );
  expect(new Set(german.map(({ ranges }) => ranges))).toEqual(
    new Set([formatUnicodeRange(GERMAN_RANGES)]),
  );
});

test('no text of the site needs another file', () => {
  const germanCharacters = new Set(listCharacters(GERMAN_RANGES));
  const otherCharacters = new Set(
    faces
      .filter(({ file }) => file.startsWith('@fontsource'))
      .flatMap(({ ranges }) => [...listCharacters(parseRanges(ranges))])
      .filter((character) => character > ' ' && !germanCharacters.has(character)),
  );
  const texts = readTexts();
  expect(texts).toContain('Grünland');
  expect([...new Set(texts)].filter((character) => otherCharacters.has(character))).toEqual([]);
});

test.each([
  ['wiesen-serif-german.woff2', 'Serif 4'],
  ['wiesen-sans-german-italic.woff2', 'Sans 3'],
])('%s has a name of its own and keeps the legal notes', async (file, name) => {
  const font = await fontverter.convert(readFileSync(join(ROOT, FONTS_FOLDER, file)), 'sfnt');
  const hasText = (text) => font.includes(Buffer.from(text, 'utf16le').swap16());
  expect(hasText(`Wiesen ${name}`)).toBe(true);
  expect(hasText('with Reserved Font Name ‘Source’')).toBe(true);
  for (const reservedName of [`Source ${name}`, `Source${name.replace(' ', '')}`])
    expect(hasText(reservedName)).toBe(false);
});

test('a new name must be as long as the old one', () => {
  expect(() => renameFont(Buffer.alloc(12), 'Source', 'Klee')).toThrow(RangeError);
});
