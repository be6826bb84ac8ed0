import { stemWord } from '@gruenland/shared-contracts/german/stem-word.ts';
import { splitDigitsFromLetters } from '@gruenland/shared-contracts/german/tokenize.ts';
import type { Vocabulary } from '@gruenland/shared-contracts/german/vocabulary.ts';
import { MATCH_FORMS, type TermMatches } from './query-unit.ts';

export interface ExpansionOptions {
  readonly prefix: boolean;
  readonly matchesInflections: boolean;
  /** Returns the inflections that the dictionaries contain for a folded word. */
  readonly getForms: (word: string) => readonly string[];
  /** Returns the parts of a compound; null for any other word. */
  readonly getParts: (word: string, vocabulary: Vocabulary) => readonly string[] | null;
  readonly matchesCompounds: boolean;
  /** Minimum number of characters of a word in which one typo is allowed; Infinity allows none. */
  readonly minLengthForOneTypo: number;
  /**
   * Minimum number of characters of a word in which two typos are allowed; Infinity does not allow
   * two.
   */
  readonly minLengthForTwoTypos: number;
  readonly allowsTyposInNumbers: boolean;
  /** Folded words in which no typos are allowed. */
  readonly exactWords: ReadonlySet<string>;
}

/** Maximum number of index words that one query word expands to, for each kind of match. */
const MAX_TERMS_BY_MATCH_KIND = { prefix: 60, part: 60, typo: 40 };
/**
 * Minimum number of characters of a word that is matched inside other words. A shorter word occurs
 * in too many words (`Rat` in `Rathaus` and `Quadrat`).
 */
const MIN_INNER_MATCH_LENGTH = 5;
/**
 * Minimum number of characters of a word that is matched at the end of other words, as `Egge` in
 * `Kreiselegge`.
 */
const MIN_ENDING_MATCH_LENGTH = 4;
/**
 * Minimum number of characters before a matched part. If there is only one character, the word is
 * no compound: `Strecke` does not match `Trecker`.
 */
const MIN_LETTERS_BEFORE_PART = 2;

function addTerm(terms: TermMatches, word: string, form: number, typos: number): void {
  const knownTerm = terms.get(word);
  if (
    !knownTerm ||
    typos < knownTerm.typos ||
    (typos === knownTerm.typos && form < knownTerm.form)
  ) {
    terms.set(word, { typos, form });
  }
}

/** Finds all words in the vocabulary that match a query word, and rates each match. */
export function expandWord(
  word: string,
  vocabulary: Vocabulary,
  expansion: ExpansionOptions,
): TermMatches {
  const terms: TermMatches = new Map();
  if (vocabulary.has(word)) addTerm(terms, word, MATCH_FORMS.exact, 0);
  if (expansion.matchesInflections) {
    for (const other of vocabulary.findByStem(stemWord(word)))
      addTerm(terms, other, MATCH_FORMS.inflected, 0);
  }
  for (const other of expansion.getForms(word))
    if (vocabulary.has(other)) addTerm(terms, other, MATCH_FORMS.inflected, 0);
  if (expansion.prefix) {
    const prefixMatches = vocabulary.findByPrefix(word, MAX_TERMS_BY_MATCH_KIND.prefix);
    for (const other of prefixMatches) addTerm(terms, other, MATCH_FORMS.prefix, 0);
  }
  if (expansion.matchesCompounds) addCompoundMatches(terms, word, vocabulary);
  addTypoMatches(terms, word, vocabulary, expansion);
  return terms;
}

/**
 * Adds compounds that contain `word`. A compound that ends with `word` counts as a match without
 * typos, because `mahdrescher` is a kind of `drescher`. Any other compound, such as `drescherkorb`,
 * counts as a match with one typo.
 */
function addCompoundMatches(terms: TermMatches, word: string, vocabulary: Vocabulary): void {
  if (word.length < MIN_ENDING_MATCH_LENGTH || /\d/u.test(word)) return;
  for (const other of vocabulary.findByEnding(word, MAX_TERMS_BY_MATCH_KIND.part))
    addTerm(terms, other, MATCH_FORMS.part, 0);
  if (word.length < MIN_INNER_MATCH_LENGTH) return;
  const stem = stemWord(word);
  const part = stem.length >= MIN_INNER_MATCH_LENGTH ? stem : word;
  for (const other of vocabulary.findByPrefix(part, MAX_TERMS_BY_MATCH_KIND.part))
    addTerm(terms, other, MATCH_FORMS.part, 1);
  for (const other of vocabulary.findContaining(part, MAX_TERMS_BY_MATCH_KIND.part)) {
    if (other.indexOf(part, 1) < MIN_LETTERS_BEFORE_PART) continue;
    addTerm(terms, other, MATCH_FORMS.part, stemWord(other).endsWith(part) ? 0 : 1);
  }
}

/** Returns the number of typos that are allowed in a word. */
export function getMaxTypos(word: string, expansion: ExpansionOptions): number {
  const { minLengthForOneTypo, minLengthForTwoTypos, allowsTyposInNumbers } = expansion;
  if (!allowsTyposInNumbers && /\d/u.test(word)) return 0;
  if (word.length >= minLengthForTwoTypos) return 2;
  return word.length >= minLengthForOneTypo ? 1 : 0;
}

function addTypoMatches(
  terms: TermMatches,
  word: string,
  vocabulary: Vocabulary,
  expansion: ExpansionOptions,
): void {
  const { prefix } = expansion;
  const maxTypos = getMaxTypos(word, expansion);
  if (maxTypos === 0) return;
  const similarWords = vocabulary.findSimilar(word, maxTypos, prefix);
  const nearestWords = similarWords
    .toSorted((a, b) => a.typos - b.typos)
    .slice(0, MAX_TERMS_BY_MATCH_KIND.typo);
  for (const other of nearestWords) addTerm(terms, other.word, MATCH_FORMS.typo, other.typos);
}

/**
 * Splits a compound, or a word of letters and digits, into parts. A document must contain all
 * parts. Returns null for other words.
 */
export function splitWord(
  word: string,
  vocabulary: Vocabulary,
  { matchesCompounds, getParts }: ExpansionOptions,
): readonly string[] | null {
  const numbers = splitDigitsFromLetters(word);
  if (numbers.length > 0 && numbers.length <= 4) return numbers;
  return matchesCompounds ? getParts(word, vocabulary) : null;
}
