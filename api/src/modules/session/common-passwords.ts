import { COMMON_WORDS } from './common-words.ts';

/** Rows of digits long enough to be taken, that stand at the top of lists of stolen passwords. */
const rows = new Set([
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

/** What known passwords are without the digits at their ends, which are tried in any case. */
export const commonStems: ReadonlySet<string> = new Set(
  COMMON_WORDS.map(withoutDigits).filter((stem) => stem.length >= 4),
);

/**
 * Whether a password is a well-known one or consists of the person's own names, also repeated, with
 * digits before and behind, or with signs in the place of letters: whoever guesses tries years and
 * house numbers first.
 */
export function isCommonPassword(password: string, own: readonly string[]): boolean {
  const reduced = reduce(password);
  if (reduced.length < 4 || rows.has(reduced) || /^(.{1,3})\1+$/u.test(reduced)) return true;
  const names = new Set(own.map(reduce).filter((name) => name.length >= 4));
  const ownStems = new Set([...names].map(withoutDigits));
  return (
    names.has(reduced) ||
    [withoutDigits(reduced), withLetters(password)].some(
      (stem) => commonStems.has(onceOf(stem)) || commonStems.has(stem) || ownStems.has(stem),
    )
  );
}

/** What is repeated, once. */
function onceOf(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text;
}

/** Signs that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = {
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

/** The word that „P@ssw0rd2024!“ means. */
function withLetters(password: string): string {
  const word = password.toLowerCase().replaceAll(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '');
  return reduce(word.replaceAll(/[@431!0$57]/gu, (sign) => LETTERS[sign] ?? sign));
}

function withoutDigits(text: string): string {
  return text.replaceAll(/^\p{N}+|\p{N}+$/gu, '');
}

function reduce(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
