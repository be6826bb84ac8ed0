import type { Vocabulary } from '@gruenland/shared-contracts/german/vocabulary.ts';

/** Endings that make nouns, verbs and adjectives of the same base: `Kalk`, `kalken`, `Kalkung`. */
const ENDING_PATTERN = /(?:ungen|ung|heit|keit|erei|erin|ern|er|en|e|n|t|lich|isch)$/u;
const ENDINGS: ReadonlySet<string> = new Set(
  ' e en n er ern t te ten ung ungen heit keit erei lich liche lichen isch ische ischen'.split(' '),
);
/** Minimum number of letters of the base. Shorter ones have too many other meanings. */
const MIN_BASE_LENGTH = 4;
const MAX_WORDS = 60;

/** Finds words of the same family: `entwassern` for `entwasserung`. */
export function findDerivations(word: string, vocabulary: Vocabulary): readonly string[] {
  const base = word.replace(ENDING_PATTERN, '');
  if (base.length < MIN_BASE_LENGTH) return [];
  const found = vocabulary.findByPrefix(base, MAX_WORDS);
  return found.filter((other) => ENDINGS.has(other.slice(base.length)));
}
