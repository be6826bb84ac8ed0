import {
  INFLECTIONS,
  isDerivation,
  isFirstPart,
  isPartEnd,
  isVerbPrefix,
} from '@gruenland/shared-contracts/german/compound-boundary.ts';
import { stemWord } from '@gruenland/shared-contracts/german/stem-word.ts';
import type { Vocabulary } from '@gruenland/shared-contracts/german/vocabulary.ts';

/** Maximum number of compounds for each place of the word in them. */
const MAX_COMPOUNDS = 60;
/**
 * Minimum number of characters of a word that is the last part of a compound, as `Egge` in
 * `Kreiselegge`. A shorter one is found only after a known word: `Heu` in `Pferdeheu`, not in
 * `Scheu`.
 */
const MIN_HEAD_LENGTH = { known: 3, any: 4 };
/** Minimum number of characters of a word that is the first part of a compound. */
const MIN_START_LENGTH = 4;
/**
 * Minimum number of characters of a word that is matched inside other words. A shorter word occurs
 * in too many words (`Rat` in `Rathaus` and `Quadrat`).
 */
const MIN_INNER_LENGTH = 5;
/**
 * Minimum number of characters before a part, unless they are a known word: `Strecke` does not match
 * `Trecker`, and `sauber` does not match `über`.
 */
const MIN_LETTERS_BEFORE_PART = 3;

/** A compound in the vocabulary, and the number of typos that the match counts as. */
interface Compound {
  readonly word: string;
  readonly typos: number;
}

function isPartStart(before: string, part: string, vocabulary: Vocabulary): boolean {
  if (isVerbPrefix(before)) return false;
  const isLongEnough =
    before.length >= MIN_LETTERS_BEFORE_PART && part.length >= MIN_HEAD_LENGTH.any;
  return isLongEnough || isFirstPart(before, vocabulary);
}

/** Finds compounds that end with the word in any inflection: `weideganse` for `gans`. */
function findByHead(word: string, stem: string, vocabulary: Vocabulary): readonly string[] {
  const isStemUsed = word.startsWith(stem) && stem.length >= MIN_HEAD_LENGTH.any;
  const head = isStemUsed ? stem : word;
  if (head.length < MIN_HEAD_LENGTH.known) return [];
  const ending = word.slice(head.length);
  // "Heuer" is no plural of "Heu".
  const isInflection = (letters: string): boolean =>
    INFLECTIONS.has(letters) && (head.length > MIN_HEAD_LENGTH.known || !letters.startsWith('er'));
  const isEnd = (letters: string): boolean =>
    isInflection(letters) ||
    (letters.startsWith(ending) && isInflection(letters.slice(ending.length)));
  return vocabulary
    .findByEndingPart(head, isEnd, MAX_COMPOUNDS)
    .filter((other) => isPartStart(other.slice(0, other.lastIndexOf(head)), head, vocabulary));
}

/** Finds compounds that begin with the word, and nouns derived from it: `landwirtschaft`. */
function findByFirstPart(start: string, vocabulary: Vocabulary): Compound[] {
  if (start.length < MIN_START_LENGTH) return [];
  return vocabulary.findByPrefix(start, MAX_COMPOUNDS).flatMap((word) => {
    const end = word.slice(start.length);
    if (isDerivation(end)) return [{ word, typos: 0 }];
    return isPartEnd(end, vocabulary) ? [{ word, typos: 1 }] : [];
  });
}

function findByInnerPart(part: string, vocabulary: Vocabulary): Compound[] {
  if (part.length < MIN_INNER_LENGTH) return [];
  return vocabulary.findContaining(part, MAX_COMPOUNDS).flatMap((word) => {
    const at = word.indexOf(part, 1);
    if (!isPartStart(word.slice(0, at), part, vocabulary)) return [];
    if (stemWord(word).endsWith(part)) return [{ word, typos: 0 }];
    return isPartEnd(word.slice(at + part.length), vocabulary) ? [{ word, typos: 1 }] : [];
  });
}

/**
 * Finds compounds that contain `word`. A compound that ends with `word` counts as a match without
 * typos, because `mahdrescher` is a kind of `drescher`. Any other compound, such as `drescherkorb`,
 * counts as a match with one typo.
 */
export function findCompounds(word: string, vocabulary: Vocabulary): readonly Compound[] {
  if (/\d/u.test(word)) return [];
  const stem = stemWord(word);
  const start = stem.length >= MIN_START_LENGTH ? stem : word;
  const inner = stem.length >= MIN_INNER_LENGTH ? stem : word;
  return [
    ...findByHead(word, stem, vocabulary).map((other) => ({ word: other, typos: 0 })),
    ...findByFirstPart(start, vocabulary),
    ...findByInnerPart(inner, vocabulary),
  ];
}
