import { stemWord } from './stem-word.ts';
import type { Vocabulary } from './vocabulary.ts';

const SHORTEST_PART = 4;
/** A first part of three letters must stand alone somewhere: `Heu` in `Heuballen`. */
const SHORTEST_FIRST = 3;
/** Sounds between the parts of a German compound. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/**
 * The two parts of a compound, both words that documents have (in any inflection), or null:
 * `frontladerschaufel` is `frontlader`, `schaufel`. The longest first part wins.
 */
export function decompound(
  word: string,
  vocabulary: Vocabulary,
): readonly [first: string, second: string] | null {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_FIRST; at -= 1) {
    const second = word.slice(at);
    if (!isKnown(second, vocabulary)) continue;
    const before = word.slice(0, at);
    for (const link of LINKS) {
      if (!before.endsWith(link)) continue;
      const first = before.slice(0, before.length - link.length);
      const known =
        first.length < SHORTEST_PART
          ? first.length === SHORTEST_FIRST && vocabulary.has(first)
          : isKnown(first, vocabulary);
      if (known) return [first, second];
    }
  }
  return null;
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(word) || vocabulary.withStem(stemWord(word)).length > 0;
}
