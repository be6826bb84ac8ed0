import { stemWord } from '#search/text/stem-word.ts';
import { partsOfNumber } from '#search/text/tokenize.ts';
import type { Vocabulary } from '#search/text/vocabulary.ts';
import { FORMS, type Terms } from './query-unit.ts';

export interface Expansion {
  readonly prefix: boolean;
  readonly stems: boolean;
  /** Other inflections of a folded word from the dictionaries. */
  readonly formsOf: (word: string) => readonly string[];
  /** Parts of a compound, or null. */
  readonly partsOf: (word: string, vocabulary: Vocabulary) => readonly string[] | null;
  readonly compounds: boolean;
  /** Minimum word lengths for one and for two typos; Infinity disables typos. */
  readonly oneTypoFrom: number;
  readonly twoTyposFrom: number;
  readonly typosInNumbers: boolean;
  /** Folded words without typo tolerance. */
  readonly neverMisspelt: ReadonlySet<string>;
}

/** Maximum number of index words that one query word expands to. */
const MAX = { prefix: 60, part: 60, typo: 40 };
/** Shorter parts occur in too many words (`Rat` in `Rathaus`, `Quadrat`). */
const MIN_PART_LENGTH = 5;
/** At the end of a word four letters are sufficient: `Egge` in `Kreiselegge`. */
const MIN_END_LENGTH = 4;
/** One letter before the part does not make a compound: `Strecke` does not match `Trecker`. */
const MIN_LENGTH_BEFORE = 2;

function offer(terms: Terms, word: string, form: number, typos: number): void {
  const known = terms.get(word);
  if (!known || typos < known.typos || (typos === known.typos && form < known.form)) {
    terms.set(word, { typos, form });
  }
}

/** All words of the vocabulary that match one query word. */
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
    const longer = vocabulary.withPrefix(word, MAX.prefix);
    for (const other of longer) offer(terms, other, FORMS.prefix, 0);
  }
  if (how.compounds) offerCompounds(terms, word, vocabulary);
  offerTypos(terms, word, vocabulary, how);
  return terms;
}

/**
 * Adds words that contain this one. `drescher` matches `mahdrescher`, a kind of Drescher, like the
 * word itself; `drescherkorb` is another thing and rates like one typo.
 */
function offerCompounds(terms: Terms, word: string, vocabulary: Vocabulary): void {
  if (word.length < MIN_END_LENGTH || /\d/u.test(word)) return;
  for (const other of vocabulary.endingWith(word, MAX.part)) offer(terms, other, FORMS.part, 0);
  if (word.length < MIN_PART_LENGTH) return;
  const stem = stemWord(word);
  const part = stem.length >= MIN_PART_LENGTH ? stem : word;
  for (const other of vocabulary.withPrefix(part, MAX.part)) offer(terms, other, FORMS.part, 1);
  for (const other of vocabulary.containing(part, MAX.part)) {
    if (other.indexOf(part, 1) < MIN_LENGTH_BEFORE) continue;
    offer(terms, other, FORMS.part, stemWord(other).endsWith(part) ? 0 : 1);
  }
}

/** Number of typos allowed for a word. */
export function maxTypos(word: string, how: Expansion): number {
  const { oneTypoFrom, twoTyposFrom, typosInNumbers } = how;
  if (!typosInNumbers && /\d/u.test(word)) return 0;
  if (word.length >= twoTyposFrom) return 2;
  return word.length >= oneTypoFrom ? 1 : 0;
}

function offerTypos(terms: Terms, word: string, vocabulary: Vocabulary, how: Expansion): void {
  const { prefix } = how;
  const most = maxTypos(word, how);
  if (most === 0) return;
  const near = vocabulary.near(word, most, prefix);
  const nearest = near.toSorted((a, b) => a.typos - b.typos).slice(0, MAX.typo);
  for (const other of nearest) offer(terms, other.word, FORMS.typo, other.typos);
}

/** Parts of a compound or of a number, which must all match. Null when the word has no parts. */
export function partWord(
  word: string,
  vocabulary: Vocabulary,
  { compounds, partsOf }: Expansion,
): readonly string[] | null {
  const numbers = partsOfNumber(word);
  if (numbers.length > 0 && numbers.length <= 4) return numbers;
  return compounds ? partsOf(word, vocabulary) : null;
}
