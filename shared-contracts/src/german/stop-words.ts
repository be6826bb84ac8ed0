import { foldWord } from './fold-word.ts';

/**
 * German words that are ignored in queries: articles, pronouns, prepositions and auxiliary verbs.
 */
export const GERMAN_STOP_WORDS: readonly string[] = (
  'aber als am an auch auf aus bei beim bin bis bist da damit das dass dem den der des die dies ' +
  'diese dieser dieses doch du durch ein eine einem einen einer eines er es für habe haben hat hatte ' +
  'ich ihr ihre im in ins ist ja jede jeder kann kein keine man mein meine mit nach nicht noch nun ' +
  'nur ob oder ohne sehr sein seine sich sie sind so über um und uns unser unter vom von vor war ' +
  'waren was weil wenn wer werden wie wieder will wir wird wo zu zum zur zwischen'
).split(' ');

const FOLDED_STOP_WORDS: ReadonlySet<string> = new Set(GERMAN_STOP_WORDS.map(foldWord));

/** Returns whether a folded word may be left out of a German query. */
export function isStopWord(foldedWord: string): boolean {
  return FOLDED_STOP_WORDS.has(foldedWord);
}
