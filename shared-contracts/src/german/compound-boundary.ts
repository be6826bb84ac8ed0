import { stemWord } from './stem-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Linking elements that may join the parts of a German compound; the empty text stands for none.
 */
export const LINKING_ELEMENTS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/** Endings of inflected German nouns and adjectives. */
export const INFLECTIONS: ReadonlySet<string> = new Set([
  '',
  'e',
  'n',
  's',
  'en',
  'er',
  'es',
  'em',
  'ern',
]);

/** Matches endings that form a new noun: `Landwirtschaft`, `Gärtnerei`. */
const DERIVATION_PATTERN = /^(?:schaft|ei|in|ung)(?:en|nen|s)?$/u;

/** Minimum number of letters of a part that is compared with the vocabulary. */
const MIN_PART_LENGTH = 2;
const MIN_LAST_PART_LENGTH = 3;
/** The same for a part that documents contain only at the start of other words. */
const MIN_UNKNOWN_PART_LENGTH = 4;

/** Returns whether documents contain the word in any inflection. */
export function isKnownWord(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(word) || vocabulary.findByStem(stemWord(word)).length > 0;
}

/**
 * Matches prefixes of verbs and the beginnings of their participles: neither `verkauf` nor
 * `abgeschlossen` is a compound.
 */
const VERB_PREFIX_PATTERN =
  /^(?:ab|an|auf|aus|be|bei|dar|durch|ein|ent|er|fest|ge|her|hin|los|mit|nach|um|un|ver|vor|weg|zer|zu)?(?:ge)?$/u;

export const isVerbPrefix = (letters: string): boolean => VERB_PREFIX_PATTERN.test(letters);

/** Returns whether the letters before the last part of a compound are a known word. */
export function isFirstPart(letters: string, vocabulary: Vocabulary): boolean {
  return LINKING_ELEMENTS.some((link) => {
    const part = letters.slice(0, letters.length - link.length);
    return (
      letters.endsWith(link) && part.length >= MIN_PART_LENGTH && isKnownWord(part, vocabulary)
    );
  });
}

/** Returns whether a noun that begins with a word is derived from it, if these letters follow. */
export const isDerivation = (letters: string): boolean => DERIVATION_PATTERN.test(letters);

/**
 * Returns whether a part of a compound may end before these letters: they are an inflection or
 * begin with another word. `schaf` is a part of `schafbock`, but not of `genossenschaft`.
 */
export function isPartEnd(letters: string, vocabulary: Vocabulary): boolean {
  if (INFLECTIONS.has(letters)) return true;
  return LINKING_ELEMENTS.some((link) => {
    const next = letters.slice(link.length);
    return (
      letters.startsWith(link) &&
      next.length >= MIN_LAST_PART_LENGTH &&
      (isKnownWord(next, vocabulary) ||
        (next.length >= MIN_UNKNOWN_PART_LENGTH && vocabulary.hasPrefix(next)))
    );
  });
}
