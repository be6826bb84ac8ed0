import { stemWord } from './stem-word.ts';
import type { Vocabulary } from './vocabulary.ts';

const MIN_PART_LENGTH = 4;
/** A first part of three letters must also be a separate word: `Heu` in `Heuballen`. */
const MIN_FIRST_LENGTH = 3;
/** Minimum length of the last part when the first part is unknown. */
const MIN_HEAD_LENGTH = 5;
/** Longer words are only split strictly, because the cost grows with the length. */
const MAX_LENGTH = 40;
/** Linking elements between the parts of a German compound. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/** Whether a part is a word outside the documents, for example one with synonyms. */
export type KnownPart = (part: string) => boolean;

/**
 * The two parts of a compound, or null: `frontladerschaufel` is `frontlader`, `schaufel`. Both
 * parts occur in documents (in any inflection). For a word that no document contains, parts of
 * other compounds count as well (`bienenvolker` when `wirtschaftsvolker` exists). The longest first
 * part wins.
 */
export function decompound(
  word: string,
  vocabulary: Vocabulary,
  isKnownElsewhere: KnownPart = () => false,
): readonly [first: string, second: string] | null {
  const isWord: KnownPart = (part) => isKnown(part, vocabulary) || isKnownElsewhere(part);
  const strict = split(word, isWord, isWord, vocabulary);
  if (strict || word.length > MAX_LENGTH || isKnown(word, vocabulary)) return strict;
  return split(
    word,
    (part) => isWord(part) || vocabulary.hasPrefix(part),
    (part) => isWord(part) || vocabulary.hasEnding(part),
    vocabulary,
  );
}

/** The last part of a word whose first part is unknown. In German, it names the category. */
export function headOf(word: string, vocabulary: Vocabulary): string | null {
  const from = Math.max(MIN_FIRST_LENGTH, word.length - MAX_LENGTH);
  for (let at = from; at <= word.length - MIN_HEAD_LENGTH; at += 1) {
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
  for (let at = word.length - MIN_PART_LENGTH; at >= MIN_FIRST_LENGTH; at -= 1) {
    const second = word.slice(at);
    if (!isSecond(second)) continue;
    const before = word.slice(0, at);
    for (const link of LINKS) {
      if (!before.endsWith(link)) continue;
      const first = before.slice(0, before.length - link.length);
      const known =
        first.length < MIN_PART_LENGTH
          ? first.length === MIN_FIRST_LENGTH && vocabulary.has(first)
          : isFirst(first);
      if (known) return [first, second];
    }
  }
  return null;
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(word) || vocabulary.withStem(stemWord(word)).length > 0;
}
