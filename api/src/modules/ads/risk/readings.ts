/** Letters of other scripts and styles that look like ours; what NFKC does not turn into them. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
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
  ].flatMap(([from = '', to = '']) => [...from].map((letter) => [letter, to] as const)),
);

const written: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const foreignLetter =
  /[\u0370-\u03ff\u0400-\u052f\u0250-\u02af\u0531-\u058f\ua7b0-\ua7ff\u1d00-\u1d7f]/u;
/** Signs that show nothing: soft hyphens, joiners, directions, fillers, variation selectors. */
const hidden =
  /\u00ad|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u180e|[\u200b-\u200f]|[\u2028-\u202e]|[\u2060-\u206f]|\u3164|[\ufe00-\ufe0f]|\ufeff|\u20e3/gu;

/** A text as the rules read it: small letters without umlauts, accents, disguises. */
export function fold(text: string): string {
  return [...text.replace(hidden, '').normalize('NFKC').toLowerCase()]
    .map((letter) => written[letter] ?? lookAlikes[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

const symbols: Readonly<Record<string, string>> = {
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

/** `wh4ts@pp` as it is meant: figures and signs in the midst of letters. */
function withoutFigures(text: string): string {
  return text.replace(/\S*[a-z]\S*/gu, (word) =>
    /[01345@$!€7]/u.test(word)
      ? word.replace(/[01345@$!€7]/gu, (sign) => symbols[sign] ?? sign)
      : word,
  );
}

/** `w h a t s a p p` and `w.h.a.t.s` as one word. */
function joinSpread(text: string): string {
  return text.replace(
    /(?<![a-z0-9])[a-z](?:[\s._*|/\\~+,-]{1,3}[a-z](?![a-z0-9])){3,}/gu,
    (spread) => ` ${spread.replace(/[^a-z]/gu, '')} `,
  );
}

/** One text in the ways it can be read. */
export interface Readings {
  /** Folded, with its signs. */
  readonly text: string;
  /** Folded, words parted by single blanks. */
  readonly words: string;
  /** Words behind disguises, beside the plain ones: for names that people hide. */
  readonly revealed: string;
  /** Whether letters of other scripts stand within words of ours, or invisible signs do. */
  readonly disguised: boolean;
}

const wordsOf = (text: string) => ` ${text.replace(/[^a-z0-9]+/gu, ' ').trim()} `;

/** The plain words of a text alone, parted by single blanks. */
export const plainWords = (raw: string): string => wordsOf(fold(raw)).trim();

/** Whether a word mixes our letters with ones that only look like them. */
function mixesScripts(text: string): boolean {
  return text
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 2 && foreignLetter.test(word) && /[a-z]/iu.test(word));
}

export function readingsOf(raw: string): Readings {
  const text = fold(raw);
  const joined = joinSpread(text);
  const words = wordsOf(text);
  const invisible = (raw.match(/[\u200b-\u200f\u2060-\u2064\ufeff]/gu) ?? []).length;
  const spread = wordsOf(joined) !== words;
  return {
    text,
    words,
    revealed: [
      words,
      wordsOf(joined),
      wordsOf(withoutFigures(text)),
      wordsOf(withoutFigures(joined)),
    ].join('|'),
    disguised: mixesScripts(raw) || invisible >= 2 || spread,
  };
}
