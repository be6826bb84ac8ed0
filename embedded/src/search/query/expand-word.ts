import { stemWord } from '#search/text/stem-word.ts';
import { partsOfNumber } from '#search/text/tokenize.ts';
import type { Vocabulary } from '#search/text/vocabulary.ts';
import { FORMS, type Terms } from './query-unit.ts';

export interface Expansion {
  readonly prefix: boolean;
  readonly stems: boolean;
  /** Other forms of a folded word, by dictionary. */
  readonly formsOf: (word: string) => readonly string[];
  /** Parts of a compound, or null. */
  readonly partsOf: (word: string, vocabulary: Vocabulary) => readonly string[] | null;
  readonly compounds: boolean;
  /** Smallest lengths for one and for two typos; Infinity for none. */
  readonly oneTypoFrom: number;
  readonly twoTyposFrom: number;
  readonly typosInNumbers: boolean;
  /** Folded words that have no typos. */
  readonly neverMisspelt: ReadonlySet<string>;
}

/** How many words of documents one word of a query may stand for. */
const MOST = { prefix: 60, part: 60, typo: 40 };
/** Shorter ones stand inside too many words (`Rat` in `Rathaus`, `Quadrat`). */
const SHORTEST_PART = 5;
/** At the end of a word four letters are enough: `Egge` in `Kreiselegge`. */
const SHORTEST_END = 4;
/** A single letter before it makes no compound: `Trecker` does not stand in `Strecke`. */
const SHORTEST_BEFORE = 2;

function offer(terms: Terms, word: string, form: number, typos: number): void {
  const known = terms.get(word);
  if (!known || typos < known.typos || (typos === known.typos && form < known.form)) {
    terms.set(word, { typos, form });
  }
}

/** Everything in the vocabulary that answers one word of a query. */
export function expandWord(word: string, vocabulary: Vocabulary, how: Expansion): Terms {
  const terms: Terms = new Map();
  if (vocabulary.has(word)) offer(terms, word, FORMS.exact, 0);
  if (how.stems) {
    for (const other of vocabulary.withStem(stemWord(word)))
      offer(terms, other, FORMS.inflected, 0);
  }
  for (const other of how.formsOf(word))
    if (vocabulary.has(other)) offer(terms, other, FORMS.inflected, 0);
  if (how.prefix) {
    const longer = vocabulary.withPrefix(word, MOST.prefix);
    for (const other of longer) offer(terms, other, FORMS.prefix, 0);
  }
  if (how.compounds) offerCompounds(terms, word, vocabulary);
  offerTypos(terms, word, vocabulary, how);
  return terms;
}

/**
 * Words that contain this one: `drescher` finds `mahdrescher`, which is a Drescher and counts as the
 * word itself, and `drescherkorb`, which is none and counts as one typo.
 */
function offerCompounds(terms: Terms, word: string, vocabulary: Vocabulary): void {
  if (word.length < SHORTEST_END || /\d/u.test(word)) return;
  for (const other of vocabulary.endingWith(word, MOST.part)) offer(terms, other, FORMS.part, 0);
  if (word.length < SHORTEST_PART) return;
  const stem = stemWord(word);
  const part = stem.length >= SHORTEST_PART ? stem : word;
  for (const other of vocabulary.withPrefix(part, MOST.part)) offer(terms, other, FORMS.part, 1);
  for (const other of vocabulary.containing(part, MOST.part)) {
    if (other.indexOf(part, 1) < SHORTEST_BEFORE) continue;
    offer(terms, other, FORMS.part, stemWord(other).endsWith(part) ? 0 : 1);
  }
}

/** Typos that a word may have. */
export function mostTypos(word: string, how: Expansion): number {
  const { oneTypoFrom, twoTyposFrom, typosInNumbers } = how;
  if (!typosInNumbers && /\d/u.test(word)) return 0;
  if (word.length >= twoTyposFrom) return 2;
  return word.length >= oneTypoFrom ? 1 : 0;
}

function offerTypos(terms: Terms, word: string, vocabulary: Vocabulary, how: Expansion): void {
  const { prefix } = how;
  const most = mostTypos(word, how);
  if (most === 0) return;
  const near = vocabulary.near(word, most, prefix);
  const nearest = near.toSorted((a, b) => a.typos - b.typos).slice(0, MOST.typo);
  for (const other of nearest) offer(terms, other.word, FORMS.typo, other.typos);
}

/** Parts of a compound or of a number, which answer only together. Null: not to be parted. */
export function partWord(
  word: string,
  vocabulary: Vocabulary,
  { compounds, partsOf }: Expansion,
): readonly string[] | null {
  const numbers = partsOfNumber(word);
  if (numbers.length > 0 && numbers.length <= 4) return numbers;
  return compounds ? partsOf(word, vocabulary) : null;
}
