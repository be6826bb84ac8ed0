const COMBINING_MARKS_PATTERN = /\p{M}+/gu;
/**
 * Matches `ae`, `oe` and `ue` if they stand for an umlaut. After a vowel or `q` they stand for two
 * letters (`Bauer`, `Quelle`).
 */
const SPELLED_OUT_UMLAUT_PATTERN = /(?<![aeiouyq])([aou])e/gu;
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

const MAX_CACHED_WORDS = 200_000;
const foldedByWord = new Map<string, string>();

function foldWordUncached(word: string): string {
  return word
    .toLowerCase()
    .replace(/[ßæœøł]/gu, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(COMBINING_MARKS_PATTERN, '')
    .replace(SPELLED_OUT_UMLAUT_PATTERN, '$1');
}

/**
 * Converts all spellings of a German word to the same key: `Mähdrescher`, `Maehdrescher` and
 * `mahdrescher`; `Straße` and `STRASSE`. Some different words also have the same key, for example
 * `Poet` and `Pot`.
 */
export function foldWord(word: string): string {
  let folded = foldedByWord.get(word);
  if (folded === undefined) {
    folded = foldWordUncached(word);
    if (foldedByWord.size >= MAX_CACHED_WORDS) foldedByWord.clear();
    foldedByWord.set(word, folded);
  }
  return folded;
}
