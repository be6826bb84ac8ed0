import { findDerivations } from './find-derivations.ts';
import { findCompounds } from './find-compounds.ts';
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
const MAX_TERMS_BY_MATCH_KIND = { prefix: 60, typo: 40 };
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

/** Returns whether the vocabulary contains the query word in any inflection. */
export const hasWholeMatch = (terms: TermMatches): boolean =>
  [...terms.values()].some(({ form }) => form <= MATCH_FORMS.inflected);

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
  if (expansion.matchesCompounds) {
    for (const { word: compound, typos } of findCompounds(word, vocabulary))
      addTerm(terms, compound, MATCH_FORMS.part, typos);
  }
  if (hasWholeMatch(terms)) return terms;
  if (expansion.matchesInflections)
    for (const other of findDerivations(word, vocabulary))
      addTerm(terms, other, MATCH_FORMS.part, 1);
  addTypoMatches(terms, word, vocabulary, expansion);
  return terms;
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
