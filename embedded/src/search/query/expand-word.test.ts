import { expect, test } from '@jest/globals';
import { Vocabulary } from '@gruenland/shared-contracts/german/vocabulary.ts';
import { findCompounds } from './find-compounds.ts';
import { findDerivations } from './find-derivations.ts';

function createVocabulary(words: string): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const word of words.split(' ')) vocabulary.add(word);
  return vocabulary;
}

const listCompounds = (word: string, vocabulary: Vocabulary): string[] =>
  findCompounds(word, vocabulary)
    .map((compound) => `${compound.word}/${compound.typos}`)
    .toSorted();

test('compounds that end with the word are a kind of it, in every inflection', () => {
  const vocabulary = createVocabulary(
    'pferd pferdeheu scheu heute kreisel kreiselheuer weideganse kreiseleggen',
  );
  expect(listCompounds('heu', vocabulary)).toEqual(['pferdeheu/0']);
  expect(listCompounds('gans', vocabulary)).toEqual(['weideganse/0']);
  expect(listCompounds('egge', vocabulary)).toEqual(['kreiseleggen/0']);
});

test('other compounds count as a typo and must have a boundary after the word', () => {
  const vocabulary = createVocabulary('bock schafbock genossenschaft abgeschlossen zwolf');
  expect(listCompounds('schaf', vocabulary)).toEqual(['schafbock/1']);
  expect(listCompounds('schlosser', vocabulary)).toEqual([]);
  expect(listCompounds('wolf', vocabulary)).toEqual([]);
});

test('words of the same family have the same base', () => {
  const vocabulary = createVocabulary('kalk kalken kalkstein entwassern zeit');
  expect(findDerivations('kalkung', vocabulary)).toEqual(['kalk', 'kalken']);
  expect(findDerivations('entwasserung', vocabulary)).toEqual(['entwassern']);
  expect(findDerivations('hofe', vocabulary)).toEqual([]);
});
