import { stemmer } from '@orama/stemmers/german';

const MAX_CACHED_STEMS = 200_000;
const stemByWord = new Map<string, string>();

/**
 * Matches a stem whose `s` Snowball keeps in one inflection and removes in another: `kurse` becomes
 * `kurs`, but `kurs` becomes `kur`.
 */
const UNSTABLE_STEM_PATTERN = /[bdfghklmnrt]s$/u;

/** Inflections that Snowball does not know, and words that it confuses with others: Rinde with Rind, Kohle with Kohl, Leine with
 * Lein, Hänger with Hang. */
const STEM_EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['rinde', 'rinde'],
  ['rinden', 'rinde'],
  ['kohle', 'kohle'],
  ['kohlen', 'kohle'],
  ['leine', 'leine'],
  ['leinen', 'leine'],
  ['eier', 'ei'],
  ['eiern', 'ei'],
  ['hanger', 'hanger'],
  ['hangern', 'hanger'],
]);

function computeStem(foldedWord: string): string {
  const exception = STEM_EXCEPTIONS.get(foldedWord);
  if (exception !== undefined) return exception;
  const stem = stemmer(foldedWord.replace(/innen$/u, 'in'));
  return UNSTABLE_STEM_PATTERN.test(stem) && stem.length > 3 ? stem.slice(0, -1) : stem;
}

/**
 * Returns Snowball's German stem of a folded word. It is the same for `traktoren`, `traktors` and
 * `traktor`.
 */
export function stemWord(foldedWord: string): string {
  let stem = stemByWord.get(foldedWord);
  if (stem === undefined) {
    stem = foldedWord.length < 4 ? foldedWord : computeStem(foldedWord);
    if (stemByWord.size >= MAX_CACHED_STEMS) stemByWord.clear();
    stemByWord.set(foldedWord, stem);
  }
  return stem;
}
