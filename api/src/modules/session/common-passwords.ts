import { readCommonWords } from './read-common-words.ts';

/** Digit sequences that are long enough for a password and among the most leaked passwords. */
const digitSequences = new Set([
  '123456789012',
  '1234567890123',
  '12345678901234',
  '1234567890123456',
  '012345678901',
  '098765432109',
  '123412341234',
  '112233445566',
  '123456123456',
  '123456654321',
  '123321123321',
  '147258369147',
  '147258369258',
  '159753159753',
  '987654321098',
  '987654321123',
  '102030405060',
  '010203040506',
]);

/** Common passwords without leading and trailing digits, because the check ignores such digits. */
export const commonStems: ReadonlySet<string> = new Set(
  readCommonWords()
    .map(trimDigits)
    .filter((stem) => stem.length >= 4),
);

/**
 * Returns whether a password is common or consists of the user's own names. Repetitions, leading
 * and trailing digits, and symbols in place of letters are ignored, because attackers try these
 * variants first.
 */
export function isCommonPassword(password: string, namesOfUser: readonly string[]): boolean {
  const normalisedPassword = normaliseText(password);
  if (
    normalisedPassword.length < 4 ||
    digitSequences.has(normalisedPassword) ||
    /^(.{1,3})\1+$/u.test(normalisedPassword)
  )
    return true;
  const names = new Set(namesOfUser.map(normaliseText).filter((name) => name.length >= 4));
  const nameStems = new Set([...names].map(trimDigits));
  return (
    names.has(normalisedPassword) ||
    [trimDigits(normalisedPassword), replaceLookAlikeSymbols(password)].some(
      (stem) =>
        commonStems.has(removeRepetition(stem)) || commonStems.has(stem) || nameStems.has(stem),
    )
  );
}

/** Reduces a repeated text to one occurrence. */
function removeRepetition(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text;
}

/** Maps each symbol to the letter that it stands for. */
const LETTERS_BY_SYMBOL: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
};

/** Replaces symbols by the letters they stand for: „P@ssw0rd2024!“ becomes `password2024`. */
function replaceLookAlikeSymbols(password: string): string {
  const word = password.toLowerCase().replaceAll(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '');
  return normaliseText(
    word.replaceAll(/[@431!0$57]/gu, (symbol) => LETTERS_BY_SYMBOL[symbol] ?? symbol),
  );
}

function trimDigits(text: string): string {
  return text.replaceAll(/^\p{N}+|\p{N}+$/gu, '');
}

function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
