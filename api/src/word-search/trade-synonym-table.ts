import {
  ONE_WAY_SYNONYMS,
  SYNONYM_SETS,
} from '@gruenland/shared-contracts/search/trade-synonyms.ts';
import { stemWord } from '@gruenland/shared-contracts/german/stem-word.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';

/** A synonym in its usual spelling, and its folded words. */
export interface Synonym {
  readonly label: string;
  readonly words: readonly string[];
}

const toFoldedWords = (text: string): string[] => tokenize(text).map(({ word }) => word);
/** Returns a key that is the same for all inflections of the words. */
const createSynonymKey = (words: readonly string[]): string => words.map(stemWord).join(' ');

function createTable(): Map<string, Synonym[]> {
  const synonymsByKey = new Map<string, Synonym[]>();
  const addSynonyms = (label: string, meanings: readonly string[]): void => {
    const key = createSynonymKey(toFoldedWords(label));
    const synonyms = meanings.map((meaning) => ({ label: meaning, words: toFoldedWords(meaning) }));
    const others = synonyms.filter((other) => createSynonymKey(other.words) !== key);
    synonymsByKey.set(key, [...(synonymsByKey.get(key) ?? []), ...others]);
  };
  for (const labels of SYNONYM_SETS) for (const label of labels) addSynonyms(label, labels);
  for (const [word, meanings] of ONE_WAY_SYNONYMS) addSynonyms(word, meanings);
  return synonymsByKey;
}

const table = createTable();

/** Number of words in the longest phrase with synonyms. */
export const MAX_SYNONYM_WORDS = Math.max(...[...table.keys()].map((key) => key.split(' ').length));

/** The spelling of each synonym that consists of a single word, by its folded word. */
export const SPELLING_BY_SYNONYM: ReadonlyMap<string, string> = new Map(
  [...SYNONYM_SETS.flat(), ...ONE_WAY_SYNONYMS.map(([word]) => word)].flatMap((label) => {
    const [word, second] = toFoldedWords(label);
    return word !== undefined && second === undefined ? [[word, label]] : [];
  }),
);

/** Returns the synonyms of a word or phrase, in any inflection. */
export const findSynonyms = (words: readonly string[]): readonly Synonym[] =>
  table.get(createSynonymKey(words)) ?? [];
