/**
 * Generates German ads for measuring the search. The ads are the same on every machine, because the
 * words and the seeds are fixed.
 */

const KINDS = ['Traktor', 'Mähdrescher', 'Güllefass', 'Ladewagen', 'Kipper', 'Pflug', 'Grubber'];
const BRANDS = ['Fendt', 'Claas', 'Deutz', 'Krone', 'Lemken', 'Amazone', 'Pöttinger', 'Horsch'];
const REGIONS = [
  'Emsland',
  'Hohenlohe',
  'Börde',
  'Wetterau',
  'Allgäu',
  'Uckermark',
  'Eifel',
  'Rhön',
];
const SYLLABLES = [
  'acker',
  'wald',
  'stein',
  'mühl',
  'hof',
  'weide',
  'kalk',
  'rüben',
  'trag',
  'zug',
];
const WORD_ENDINGS = [
  'ung',
  'er',
  'lager',
  'rahmen',
  'kette',
  'teil',
  'satz',
  'bau',
  'werk',
  'schiene',
];

/**
 * Returns a function that generates pseudorandom numbers from 0 (inclusive) to 1 (exclusive). The
 * same seed gives the same sequence (mulberry32).
 */
export function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function words(random, count) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  return Array.from({ length: count }, () => {
    // Squares the random number to make low numbers more likely, so that some words are frequent.
    const number = Math.floor(random() ** 2 * 60);
    return `${pick(SYLLABLES)}${pick(SYLLABLES)}${pick(WORD_ENDINGS)}${number > 30 ? number : ''}`;
  }).join(' ');
}

/**
 * Generates search documents that describe ads.
 *
 * @param {number} count Number of documents.
 */
export function generateSearchDocuments(count) {
  const random = createRandom(7);
  const pick = (list) => list[Math.floor(random() * list.length)];
  return Array.from({ length: count }, (_, at) => ({
    objectID: `ad-${at}`,
    title: `${pick(KINDS)} ${pick(BRANDS)} ${words(random, 3)}`,
    text: words(random, 30 + Math.floor(random() * 50)),
    brand: pick(BRANDS),
    region: pick(REGIONS),
    category: { lvl0: pick(KINDS) },
    price: Math.floor(random() * 90_000),
    date: 1_790_000_000 + at,
  }));
}

/**
 * Generates complete search queries, and the queries that a search box sends after each keystroke.
 */
export function generateSearchQueries(count) {
  const random = createRandom(11);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const full = Array.from({ length: count }, () => `${pick(KINDS)} ${words(random, 1)}`);
  const keystrokes = Array.from({ length: Math.ceil(count / 6) }, () => {
    const word = random() < 0.5 ? pick(KINDS) : words(random, 1);
    return Array.from({ length: Math.min(8, word.length) }, (_, at) => word.slice(0, at + 1));
  }).flat();
  return { full, keystrokes };
}
