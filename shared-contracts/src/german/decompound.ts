import { isKnownWord, LINKING_ELEMENTS } from './compound-boundary.ts';
import type { Vocabulary } from './vocabulary.ts';

const MIN_PART_LENGTH = 4;
/**
 * Minimum number of characters of the first part. A part of only this length must occur in
 * documents as a separate word, as `Heu` in `Heuballen`.
 */
const MIN_FIRST_PART_LENGTH = 3;
/** Minimum number of characters of the last part if the first one is unknown. */
const MIN_HEAD_LENGTH = 5;
/**
 * Maximum number of characters that are compared with the parts of other compounds. The cost of
 * this comparison grows with the length.
 */
const MAX_LENGTH = 40;
/** Returns whether a part of a compound counts as a known word. */
export type PartPredicate = (part: string) => boolean;

/**
 * Splits a compound into two parts: `frontladerschaufel` into `frontlader` and `schaufel`. Each
 * part must occur in documents, in any inflection, or pass `isKnownElsewhere`, for example because
 * it has synonyms. For a word that no document contains, parts of other compounds count as well:
 * `bienenvolker` is split when `wirtschaftsvolker` exists. If a word can be split in several ways,
 * the split with the longest first part is chosen. Returns null when the word cannot be split.
 */
export function decompound(
  word: string,
  vocabulary: Vocabulary,
  isKnownElsewhere: PartPredicate = () => false,
): readonly [first: string, second: string] | null {
  const isKnownPart: PartPredicate = (part) =>
    isKnownWord(part, vocabulary) || isKnownElsewhere(part);
  const strictSplit = splitIntoParts(word, isKnownPart, isKnownPart, vocabulary);
  if (strictSplit || word.length > MAX_LENGTH || isKnownWord(word, vocabulary)) return strictSplit;
  return splitIntoParts(
    word,
    (part) => isKnownPart(part) || vocabulary.hasPrefix(part),
    (part) => isKnownPart(part) || vocabulary.hasEnding(part),
    vocabulary,
  );
}

/**
 * Returns the last part of a compound whose first part is unknown. In German, the last part tells
 * what kind of thing the word means.
 */
export function getCompoundHead(word: string, vocabulary: Vocabulary): string | null {
  const from = Math.max(MIN_FIRST_PART_LENGTH, word.length - MAX_LENGTH);
  for (let at = from; at <= word.length - MIN_HEAD_LENGTH; at += 1) {
    const head = word.slice(at);
    if (isKnownWord(head, vocabulary) || vocabulary.hasEnding(head)) return head;
  }
  const shortHead = word.slice(-MIN_PART_LENGTH);
  return word.length >= from + MIN_PART_LENGTH && vocabulary.has(shortHead) ? shortHead : null;
}

function splitIntoParts(
  word: string,
  isValidFirstPart: PartPredicate,
  isValidSecondPart: PartPredicate,
  vocabulary: Vocabulary,
): readonly [string, string] | null {
  for (let at = word.length - MIN_PART_LENGTH; at >= MIN_FIRST_PART_LENGTH; at -= 1) {
    const second = word.slice(at);
    if (!isValidSecondPart(second)) continue;
    const before = word.slice(0, at);
    for (const link of LINKING_ELEMENTS) {
      if (!before.endsWith(link)) continue;
      const first = before.slice(0, before.length - link.length);
      const isFirstPartKnown =
        first.length < MIN_PART_LENGTH
          ? first.length === MIN_FIRST_PART_LENGTH && vocabulary.has(first)
          : isValidFirstPart(first);
      if (isFirstPartKnown) return [first, second];
    }
  }
  return null;
}
