import { stemWord } from './stem-word.ts';
import type { Vocabulary } from './vocabulary.ts';

const SHORTEST_PART = 4;
/** A first part of three letters must stand alone somewhere: `Heu` in `Heuballen`. */
const SHORTEST_FIRST = 3;
/** Of a word whose first part nobody knows. */
const SHORTEST_HEAD = 5;
/** Longer words are looked at less closely: every place in them costs. */
const LONGEST = 40;
/** Sounds between the parts of a German compound. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/** Whether a part is a word besides those of documents, for example one that has synonyms. */
export type KnownPart = (part: string) => boolean;

/**
 * The two parts of a compound, or null: `frontladerschaufel` is `frontlader`, `schaufel`. Both are
 * words that documents have (in any inflection); of a word that no document has, they may also stand
 * in other compounds only (`bienenvolker`, where there are `wirtschaftsvolker`). The longest first
 * part wins.
 */
export function decompound(
  word: string,
  vocabulary: Vocabulary,
  isKnownElsewhere: KnownPart = () => false,
): readonly [first: string, second: string] | null {
  const isWord: KnownPart = (part) => isKnown(part, vocabulary) || isKnownElsewhere(part);
  const strict = split(word, isWord, isWord, vocabulary);
  if (strict || word.length > LONGEST || isKnown(word, vocabulary)) return strict;
  return split(
    word,
    (part) => isWord(part) || vocabulary.hasPrefix(part),
    (part) => isWord(part) || vocabulary.hasEnding(part),
    vocabulary,
  );
}

/** The second part of a word that is no compound of known parts, which says what it is. */
export function headOf(word: string, vocabulary: Vocabulary): string | null {
  const from = Math.max(SHORTEST_FIRST, word.length - LONGEST);
  for (let at = from; at <= word.length - SHORTEST_HEAD; at += 1) {
    const head = word.slice(at);
    if (isKnown(head, vocabulary) || vocabulary.hasEnding(head)) return head;
  }
  return null;
}

function split(
  word: string,
  isFirst: KnownPart,
  isSecond: KnownPart,
  vocabulary: Vocabulary,
): readonly [string, string] | null {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_FIRST; at -= 1) {
    const second = word.slice(at);
    if (!isSecond(second)) continue;
    const before = word.slice(0, at);
    for (const link of LINKS) {
      if (!before.endsWith(link)) continue;
      const first = before.slice(0, before.length - link.length);
      const known =
        first.length < SHORTEST_PART
          ? first.length === SHORTEST_FIRST && vocabulary.has(first)
          : isFirst(first);
      if (known) return [first, second];
    }
  }
  return null;
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(word) || vocabulary.withStem(stemWord(word)).length > 0;
}
