import { expect, test } from '@jest/globals';
import { isFirstPart, isPartEnd, isVerbPrefix } from './compound-boundary.ts';
import { dropGenericHead } from './generic-head.ts';
import { stemWord } from './stem-word.ts';
import { Vocabulary } from './vocabulary.ts';

function createVocabulary(words: string): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const word of words.split(' ')) vocabulary.add(word);
  return vocabulary;
}

test('inflections of a word have the same stem, other words have another one', () => {
  for (const [word, other] of [
    ['kurs', 'kurse'],
    ['gans', 'ganse'],
    ['kalbin', 'kalbinnen'],
    ['traktor', 'traktoren'],
    ['ei', 'eier'],
  ] as const)
    expect(stemWord(word)).toBe(stemWord(other));
  expect(stemWord('rinde')).not.toBe(stemWord('rind'));
  expect(stemWord('hanger')).not.toBe(stemWord('hang'));
});

test('a part of a compound ends before an inflection or another word', () => {
  const vocabulary = createVocabulary('bock pferd');
  expect(isPartEnd('bock', vocabulary)).toBe(true);
  expect(isPartEnd('en', vocabulary)).toBe(true);
  expect(isPartEnd('t', vocabulary)).toBe(false);
  expect(isFirstPart('pferde', vocabulary)).toBe(true);
  expect(isFirstPart('sc', vocabulary)).toBe(false);
  expect(isVerbPrefix('abge')).toBe(true);
  expect(isVerbPrefix('milch')).toBe(false);
});

test('a generic last part is dropped if the first part is known', () => {
  const isKnown = (part: string) => part === 'praktikum' || part === 'hang';
  expect(dropGenericHead('praktikumsplatz', isKnown)).toBe('praktikum');
  expect(dropGenericHead('hanglagen', isKnown)).toBe('hang');
  expect(dropGenericHead('marktplatz', isKnown)).toBeNull();
  expect(dropGenericHead('kreiselegge', isKnown)).toBeNull();
});
