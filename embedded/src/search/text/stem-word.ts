import { stemmer } from '@orama/stemmers/german';

const MAX_CACHED_STEMS = 200_000;
const stemByWord = new Map<string, string>();

/**
 * Returns Snowball's German stem of a folded word. It is the same for `traktoren`, `traktors` and
 * `traktor`.
 */
export function stemWord(folded: string): string {
  let stem = stemByWord.get(folded);
  if (stem === undefined) {
    stem = folded.length < 4 ? folded : stemmer(folded);
    if (stemByWord.size >= MAX_CACHED_STEMS) stemByWord.clear();
    stemByWord.set(folded, stem);
  }
  return stem;
}
