/** Letters of other scripts that look like Latin letters and that NFKC does not normalise. */
const lookalikeLetters: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['aаαɑ', 'a'],
    ['bЬьβ', 'b'],
    ['cсϲ', 'c'],
    ['dԁɗ', 'd'],
    ['eеєε', 'e'],
    ['gɡ', 'g'],
    ['hһнη', 'h'],
    ['iіıιɪ', 'i'],
    ['jјʝ', 'j'],
    ['kкκ', 'k'],
    ['lӏⅼ', 'l'],
    ['mм', 'm'],
    ['nпո', 'n'],
    ['oоοσօ', 'o'],
    ['pрρ', 'p'],
    ['qԛ', 'q'],
    ['rг', 'r'],
    ['sѕꜱ', 's'],
    ['tтτ', 't'],
    ['uцυս', 'u'],
    ['vνѵ', 'v'],
    ['wѡԝω', 'w'],
    ['xхχ', 'x'],
    ['yуγү', 'y'],
    ['zᴢ', 'z'],
  ].flatMap(([lookalikes = '', latinLetter = '']) =>
    [...lookalikes].map((letter) => [letter, latinLetter] as const),
  ),
);

const transliterations: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const foreignLetterPattern =
  /[\u0370-\u03ff\u0400-\u052f\u0250-\u02af\u0531-\u058f\ua7b0-\ua7ff\u1d00-\u1d7f]/u;
/** Invisible characters: soft hyphens, joiners, direction marks, fillers, variation selectors. */
const invisibleCharacterPattern =
  /\u00ad|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u180e|[\u200b-\u200f]|[\u2028-\u202e]|[\u2060-\u206f]|\u3164|[\ufe00-\ufe0f]|\ufeff|\u20e3/gu;

/**
 * Normalises a text for the rules: converts the text to lower case, transliterates umlauts,
 * replaces look-alike letters, and removes accents and invisible characters.
 */
function foldText(text: string): string {
  return [...text.replace(invisibleCharacterPattern, '').normalize('NFKC').toLowerCase()]
    .map((letter) => transliterations[letter] ?? lookalikeLetters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

const leetspeakLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

/** Undoes leetspeak such as `wh4ts@pp`: replaces digits and symbols inside words with letters. */
function undoLeetspeak(text: string): string {
  return text.replace(/\S*[a-z]\S*/gu, (word) =>
    /[01345@$!€7]/u.test(word)
      ? word.replace(/[01345@$!€7]/gu, (symbol) => leetspeakLetters[symbol] ?? symbol)
      : word,
  );
}

/** Joins spaced letters such as `w h a t s a p p` and `w.h.a.t.s` into one word. */
function joinSpacedLetters(text: string): string {
  return text.replace(
    /(?<![a-z0-9])[a-z](?:[\s._*|/\\~+,-]{1,3}[a-z](?![a-z0-9])){3,}/gu,
    (spacedWord) => ` ${spacedWord.replace(/[^a-z]/gu, '')} `,
  );
}

/** One text in the normalised forms that the rules match against. */
export interface TextVariants {
  /** The folded text with its punctuation. */
  readonly text: string;
  /** Folded words, separated by single spaces. */
  readonly words: string;
  /** The folded words, followed by the same words without leetspeak and spaced letters. */
  readonly deobfuscatedWords: string;
  /** Whether the text disguises words: mixed scripts, invisible characters or spaced letters. */
  readonly isDisguised: boolean;
}

const getWords = (text: string) => ` ${text.replace(/[^a-z0-9]+/gu, ' ').trim()} `;

/** Normalises a text and returns its words, separated by single spaces. */
export const getFoldedWords = (rawText: string): string => getWords(foldText(rawText)).trim();

/** Returns whether a word mixes Latin letters with look-alike letters of other scripts. */
function hasMixedScripts(text: string): boolean {
  return text
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 2 && foreignLetterPattern.test(word) && /[a-z]/iu.test(word));
}

export function createTextVariants(rawText: string): TextVariants {
  const text = foldText(rawText);
  const joinedText = joinSpacedLetters(text);
  const words = getWords(text);
  const invisibleCount = (rawText.match(/[\u200b-\u200f\u2060-\u2064\ufeff]/gu) ?? []).length;
  const hasSpacedLetters = getWords(joinedText) !== words;
  return {
    text,
    words,
    deobfuscatedWords: [
      words,
      getWords(joinedText),
      getWords(undoLeetspeak(text)),
      getWords(undoLeetspeak(joinedText)),
    ].join('|'),
    isDisguised: hasMixedScripts(rawText) || invisibleCount >= 2 || hasSpacedLetters,
  };
}
