const COMBINING_MARKS_PATTERN = /\p{M}+/gu;
/**
 * Matches `ae`, `oe` and `ue` written for an umlaut, except after a vowel or q (`Bauer`, `Quelle`).
 */
const SPELLED_UMLAUT = /(?<![aeiouyq])([aou])e/gu;
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

const MEMO_LIMIT = 200_000;
const memo = new Map<string, string>();

function fold(word: string): string {
  return word
    .toLowerCase()
    .replace(/[ßæœøł]/gu, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(COMBINING_MARKS_PATTERN, '')
    .replace(SPELLED_UMLAUT, '$1');
}

/**
 * Folds all German spellings of a word to one key: `Mähdrescher`, `Maehdrescher` and `mahdrescher`;
 * `Straße` and `STRASSE`. Collisions such as `Poet`/`Pot` are accepted.
 */
export function foldWord(word: string): string {
  let folded = memo.get(word);
  if (folded === undefined) {
    folded = fold(word);
    if (memo.size >= MEMO_LIMIT) memo.clear();
    memo.set(word, folded);
  }
  return folded;
}
