/**
 * Characters of German texts as ranges of code points: ASCII, umlauts, the accented letters of
 * common names and foreign words, and the punctuation, units and arrows of the site.
 */
export const GERMAN_RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa0], // no-break space
  [0xa7, 0xa7], // §
  [0xa9, 0xa9], // ©
  [0xab, 0xab], // «
  [0xad, 0xad], // soft hyphen
  [0xb0, 0xb3], // ° ± ² ³
  [0xb7, 0xb7], // ·
  [0xbb, 0xbe], // » ¼ ½ ¾
  [0xc4, 0xc5], // Ä Å
  [0xc9, 0xc9], // É
  [0xd6, 0xd8], // Ö × Ø
  [0xdc, 0xdc], // Ü
  [0xdf, 0xe2], // ß à á â
  [0xe4, 0xeb], // ä å æ ç è é ê ë
  [0xee, 0xef], // î ï
  [0xf1, 0xf1], // ñ
  [0xf3, 0xf4], // ó ô
  [0xf6, 0xf6], // ö
  [0xf8, 0xf8], // ø
  [0xfc, 0xfc], // ü
  [0x2009, 0x2009], // thin space
  [0x2011, 0x2011], // non-breaking hyphen
  [0x2013, 0x2014], // – —
  [0x2018, 0x201a], // ‘ ’ ‚
  [0x201c, 0x201e], // “ ” „
  [0x2022, 0x2022], // •
  [0x2026, 0x2026], // …
  [0x202f, 0x202f], // narrow no-break space
  [0x2039, 0x203a], // ‹ ›
  [0x20ac, 0x20ac], // €
  [0x2191, 0x2191], // ↑
  [0x2193, 0x2193], // ↓
  [0x2212, 0x2212], // −
];

/** Writes ranges of code points for the CSS descriptor `unicode-range`. */
export function formatUnicodeRange(ranges) {
  return ranges.map(([first, last]) => formatRange(first, last)).join(', ');
}

const formatCodePoint = (codePoint) => codePoint.toString(16).toUpperCase().padStart(4, '0');

function formatRange(first, last) {
  const start = `U+${formatCodePoint(first)}`;
  return first === last ? start : `${start}-${formatCodePoint(last)}`;
}

/** Returns all characters of the ranges as one text. */
export function listCharacters(ranges) {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}
