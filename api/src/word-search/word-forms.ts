import { getMasculineForm } from '@gruenland/shared-contracts/german/masculine-form.ts';
import { stemWord } from '@gruenland/shared-contracts/german/stem-word.ts';
import type { Vocabulary } from '@gruenland/shared-contracts/german/vocabulary.ts';

/** Maximum number of compounds to which a word expands at each of its ends. */
const MAX_COMPOUNDS = 40;
/** Minimum number of letters in a word that is searched for at the end of compounds. */
const MIN_HEAD_LENGTH = 4;
/**
 * Minimum number of letters in a word that is searched for at the beginning of compounds, or
 * inflected at their end. Shorter words occur in too many words: `Rat` in `Rathaus`.
 */
const MIN_PART_LENGTH = 5;
/**
 * Minimum number of letters before the head of a compound. `Strecke` is no compound of `Trecker`.
 */
const MIN_LETTERS_BEFORE_HEAD = 2;

/**
 * Returns the stems by which the inflections of a word are found. The word itself is one of them,
 * because Snowball removes the end of some base forms: `kurs` becomes `kur`, but `kurse` becomes
 * `kurs`.
 */
export const getStems = (word: string): readonly string[] => [
  ...new Set([stemWord(word), ...(word.length >= MIN_HEAD_LENGTH ? [word] : [])]),
];

/** Returns the word and its inflections. For an occupation, adds the masculine form. */
export function findForms(word: string, vocabulary: Vocabulary): string[] {
  const masculineForm = getMasculineForm(word);
  const stems = [word, ...(masculineForm === null ? [] : [masculineForm])].flatMap(getStems);
  const longStems = stems.filter((stem) => stem.length >= MIN_HEAD_LENGTH && vocabulary.has(stem));
  return [
    ...new Set([word, ...stems.flatMap((stem) => vocabulary.findByStem(stem)), ...longStems]),
  ];
}

/** Returns compounds that end with the word: `Mähdrescher` for `Drescher`. */
export function findCompoundsByHead(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < MIN_HEAD_LENGTH || /\d/u.test(word)) return [];
  const stem = stemWord(word);
  const found = [
    ...vocabulary.findByEnding(word, MAX_COMPOUNDS),
    ...(stem.length < MIN_PART_LENGTH ? [] : vocabulary.findContaining(stem, MAX_COMPOUNDS)),
  ];
  return [...new Set(found)].filter((other) => {
    const at = other.lastIndexOf(stem);
    return (
      at >= MIN_LETTERS_BEFORE_HEAD && (other.endsWith(word) || stemWord(other).endsWith(stem))
    );
  });
}

/** Returns compounds that begin with the word: `Traktorreifen` for `Traktor`. */
export function findCompoundsByFirstPart(word: string, vocabulary: Vocabulary): readonly string[] {
  const stem = stemWord(word);
  if (stem.length < MIN_PART_LENGTH || /\d/u.test(word)) return [];
  return vocabulary.findByPrefix(stem, MAX_COMPOUNDS);
}
