import { stemmer } from '@orama/stemmers/german';

const MAX_CACHED_STEMS = 200_000;
const stemByWord = new Map<string, string>();

/**
 * Returns Snowball's German stem of a folded word. It is the same for `traktoren`, `traktors` and
 * `traktor`.
 */
export function stemWord(foldedWord: string): string {
  let stem = stemByWord.get(foldedWord);
  if (stem === undefined) {
    stem = foldedWord.length < 4 ? foldedWord : stemmer(foldedWord);
    if (stemByWord.size >= MAX_CACHED_STEMS) stemByWord.clear();
    stemByWord.set(foldedWord, stem);
  }
  return stem;
}
