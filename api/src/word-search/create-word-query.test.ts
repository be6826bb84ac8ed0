import { describe, expect, test } from '@jest/globals';

import { getTerms } from '@gruenland/shared-contracts/german/tokenize.ts';
import { Vocabulary } from '@gruenland/shared-contracts/german/vocabulary.ts';

import { createWordQuery } from './create-word-query.ts';
import { createLexemes } from './entry-lexemes.ts';
import { ListCategories } from './list-categories.ts';

const listedTexts = [
  'Fendt Traktor mit Frontlader',
  'Schlepper John Deere 6130R',
  'Mähdrescher Claas Lexion',
  'Klauenpflege: Kurs für Einsteiger',
  'Schlepperfahrer gesucht',
  'Kreiselegge, Arbeitsbreite drei Meter',
];
const vocabulary = new Vocabulary();
for (const word of listedTexts.flatMap(getTerms)) vocabulary.add(word);
const categories = new ListCategories([
  { key: 'technik', name: 'Landtechnik' },
  { key: 'traktoren', name: 'Traktoren', parentKey: 'technik' },
  { key: 'drescher', name: 'Mähdrescher und Häcksler', parentKey: 'technik' },
  { key: 'futter', name: 'Futter, Stroh und Heu', memberKeys: ['futter', 'heu', 'silage'] },
  { key: 'heu', name: 'Heu und Stroh', parentKey: 'futter' },
  { key: 'kurs', name: 'Kurse und Lehrgänge' },
]);
const countByWord = new Map([
  ['traktor', 5],
  ['schlepper', 3],
]);
const readWords = (text: string) =>
  createWordQuery(text, {
    vocabulary,
    categories,
    countEntries: async () => countByWord,
    findSpelling: async (word) => word.toUpperCase(),
  });

/** Returns, for each tier, the lexemes that no better tier contains. */
async function listNewLexemes(text: string): Promise<string[][]> {
  const query = await readWords(text);
  const seenLexemes = new Set<string>();
  return (query?.tiers ?? []).map((tier) => {
    const lexemes = [...tier.matchAll(/'([^']+)'/gu)].map(([, lexeme = '']) => lexeme);
    const newLexemes = [...new Set(lexemes)].filter((lexeme) => !seenLexemes.has(lexeme));
    for (const lexeme of newLexemes) seenLexemes.add(lexeme);
    return newLexemes;
  });
}

describe('the kinds of matches, best first', () => {
  test('title, category, text, synonyms, compounds', async () => {
    expect(await listNewLexemes('Traktoren')).toEqual([
      ['=traktoren', '=traktor'],
      ['#traktoren'],
      ['traktoren', 'traktor'],
      ['=schlepper'],
      ['schlepper'],
    ]);
  });

  test('a compound matches by its last part', async () => {
    const tiers = await listNewLexemes('Egge');
    expect(tiers.at(-1)).toContain('kreiselegge');
  });

  test('base forms are found by their inflections', async () => {
    expect((await listNewLexemes('Kurse'))[0]).toEqual(['=kurse', '=kurs']);
    expect((await listNewLexemes('Kurs'))[1]).toEqual(['#kurs']);
  });

  test('an unknown compound matches its parts and their synonyms', async () => {
    expect((await readWords('Klauenpflegekurs'))?.any).toMatch(/'klauenpflege'.* & .*'kurs'/u);
    expect((await readWords('Traktorfahrer'))?.any).toMatch(/'schlepperfahrer'/u);
  });

  test('a category stands for its deepest match', async () => {
    expect((await listNewLexemes('Heu'))[1]).toEqual(['#heu']);
    expect((await listNewLexemes('Futter'))[1]).toEqual(['#futter', '#heu', '#silage']);
  });

  test('the tiers exclude each other', async () => {
    const { tiers, any } = (await readWords('Traktor')) ?? { tiers: [], any: '' };
    const [best = ''] = tiers;
    expect(tiers[1]).toContain(`& !(${best})`);
    expect(any).toContain('schlepper');
  });
});

describe('spelling', () => {
  test.each(['Mähdrescher', 'MAEHDRESCHER', 'mahdrescher'])('%s', async (text) => {
    expect((await listNewLexemes(text))[0]).toEqual(['=mahdrescher']);
  });

  test.each([
    ['Tracktor', 'Traktor'],
    ['Fendt Shclepper', 'Fendt Schlepper'],
    ['Kreislegge', 'KREISELEGGE'],
  ])('offers %s as %s', async (text, suggestion) => {
    expect((await readWords(text))?.understood.suggestion).toBe(suggestion);
  });

  test.each(['Traktor', 'Mais', 'Heux', 'Zebrafink', 'F1234567'])(
    'offers nothing for %s: known, shorter than five letters or unlike any word',
    async (text) => {
      expect((await readWords(text))?.understood.suggestion).toBeNull();
    },
  );
});

test('names the synonyms that the list contains', async () => {
  expect((await readWords('Traktor'))?.understood.also).toEqual(['Schlepper']);
});

test('reads words with digits also by their parts', async () => {
  expect((await readWords('6130R'))?.any).toContain("('6130' & 'r')");
});

test('ignores stop words beside others', async () => {
  expect((await readWords('Traktor mit Frontlader'))?.any).not.toContain("'mit'");
  expect((await readWords('mit'))?.any).toContain("'mit'");
});

test('a text without words has no query', async () => {
  expect(await readWords('%&|!')).toBeNull();
});

test('an entry has lexemes for main texts, all texts and categories', () => {
  const texts = { main: ['Öldruck'], other: ['Straße 5', null], categories: ['K1'] };
  expect(createLexemes(texts)).toEqual(['=oldruck', 'oldruck', 'strasse', '5', '#K1']);
});
