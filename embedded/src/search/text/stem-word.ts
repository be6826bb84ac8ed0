import { stemmer } from '@orama/stemmers/german';

const MEMO_LIMIT = 200_000;
const memo = new Map<string, string>();

/**
 * Returns Snowball's German stem of a folded word. It is the same for `traktoren`, `traktors` and
 * `traktor`.
 */
export function stemWord(folded: string): string {
  let stem = memo.get(folded);
  if (stem === undefined) {
    stem = folded.length < 4 ? folded : stemmer(folded);
    if (memo.size >= MEMO_LIMIT) memo.clear();
    memo.set(folded, stem);
  }
  return stem;
}
