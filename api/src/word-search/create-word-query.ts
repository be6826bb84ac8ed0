import type { UnderstoodWords } from '@gruenland/shared-contracts/api/understood-words.ts';
import { isStopWord } from '@gruenland/shared-contracts/german/stop-words.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';
import type { Token } from '@gruenland/shared-contracts/german/tokenize.ts';

import { findSimilarWords, findTradeSpelling } from './correct-word.ts';
import { isKnownWord, MATCH_TIERS, matchSynonym, matchWord } from './match-word.ts';
import type { ListLanguage, WordMatches } from './match-word.ts';
import { findSynonyms, MAX_SYNONYM_WORDS } from './trade-synonym-table.ts';

/** Maximum number of search words. The search ignores further words. */
const MAX_WORDS = 8;
/** Maximum number of synonyms that the page shows to the visitor. */
const MAX_NAMED_SYNONYMS = 3;

/** A list whose entries can be searched by words. */
export interface SearchableList extends ListLanguage {
  /** Returns how many published entries contain each folded word, up to a limit. */
  countEntries(words: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Returns how a published entry spells a folded word; null if no entry contains it. */
  findSpelling(word: string): Promise<string | null>;
}

/** A search in the form of full-text queries of PostgreSQL (tsquery) on a `lexemes` column. */
export interface WordQuery {
  /** Disjoint queries, one for each kind of match; the best matches come first. */
  readonly tiers: readonly string[];
  /** The query that matches whatever one of `tiers` matches. */
  readonly any: string;
  readonly understood: UnderstoodWords;
}

interface SearchWord extends Token {
  readonly matches: WordMatches;
  /** The word without the typo, in its usual spelling. Null if the word is not corrected. */
  readonly correction: string | null;
}

/**
 * Creates the query for German search words. It finds inflections, spellings, compounds, synonyms
 * and names of categories. It corrects one typo in words of at least five letters that the list
 * does not contain.
 *
 * @returns null if the text contains no word
 */
export async function createWordQuery(
  text: string,
  list: SearchableList,
): Promise<WordQuery | null> {
  const allTokens = tokenize(text).slice(0, MAX_WORDS);
  const contentTokens = allTokens.filter(({ word }) => !isStopWord(word));
  const tokens = contentTokens.length > 0 ? contentTokens : allTokens;
  if (tokens.length === 0) return null;
  const words = await Promise.all(tokens.map((token) => readWord(token, list)));
  addJoinedWords(words, list);
  const alsoSearchedSynonyms = addPhraseSynonyms(words, list);
  const { tiers, any } = createTiers(words);
  return {
    tiers,
    any,
    understood: { also: alsoSearchedSynonyms, suggestion: createSuggestion(text, words) },
  };
}

async function readWord(token: Token, list: SearchableList): Promise<SearchWord> {
  const { word } = token;
  const matches = matchWord(word, list);
  const isKnown =
    isKnownWord(word, list) || matches.synonymInTitle.length + matches.synonymInText.length > 0;
  const correction = isKnown ? null : await findCorrection(word, list);
  if (correction === null) return { ...token, matches, correction };
  const correctedMatches = matchWord(correction, list);
  // Still searches for the misspelt word, because it may have been published since this process
  // loaded the vocabulary.
  correctedMatches.title.push(...matches.title);
  correctedMatches.text.push(...matches.text);
  const spelling = findTradeSpelling(correction, list) ?? (await list.findSpelling(correction));
  return { ...token, matches: correctedMatches, correction: spelling ?? correction };
}

/** Returns the similar word that occurs in the most entries. */
async function findCorrection(word: string, list: SearchableList): Promise<string | null> {
  const similarWords = findSimilarWords(word, list);
  if (similarWords.length === 0) return null;
  const counts = await list.countEntries(similarWords);
  const getRank = (similarWord: string) => counts.get(similarWord) ?? 0;
  return similarWords.toSorted((a, b) => getRank(b) - getRank(a))[0] ?? null;
}

/**
 * Adds the joined form of two neighbouring words, so that `Front lader` also finds `Frontlader`.
 */
function addJoinedWords(words: readonly SearchWord[], list: ListLanguage): void {
  for (const [index, { word, matches }] of words.entries()) {
    const next = words[index + 1];
    if (!next || !list.vocabulary.has(word + next.word)) continue;
    const joinedMatches = matchWord(word + next.word, list);
    for (const target of [matches, next.matches]) {
      target.title.push(...joinedMatches.title);
      target.text.push(...joinedMatches.text);
    }
  }
}

/**
 * Adds the synonyms of a phrase to each of its words, so that `John Deere` also finds `JD`.
 * @returns the synonyms that the list contains
 */
function addPhraseSynonyms(words: readonly SearchWord[], list: ListLanguage): string[] {
  const labels = new Set<string>();
  const isListed = (synonymWords: readonly string[]) =>
    synonymWords.every((word) => isKnownWord(word, list));
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= MAX_SYNONYM_WORDS; length += 1) {
      const phrase = words.slice(start, start + length);
      if (phrase.length < length) break;
      for (const synonym of findSynonyms(phrase.map(({ word }) => word))) {
        if (isListed(synonym.words)) labels.add(synonym.label);
        if (length === 1) continue;
        const { synonymInTitle, synonymInText } = matchSynonym(synonym, list);
        for (const { matches } of phrase) {
          matches.synonymInTitle.push(...synonymInTitle);
          matches.synonymInText.push(...synonymInText);
        }
      }
    }
  }
  return [...labels].slice(0, MAX_NAMED_SYNONYMS);
}

/**
 * Joins the alternatives of a tsquery. Omits the lexeme of a word in titles if the same word in any
 * text is an alternative. PostgreSQL estimates the cost of fewer alternatives better.
 */
function joinAlternatives(alternatives: readonly string[]): string {
  const uniqueAlternatives = new Set(alternatives);
  const neededAlternatives = [...uniqueAlternatives].filter(
    (alternative) =>
      !uniqueAlternatives.has(alternative.replace(/^'=/u, "'")) || !alternative.startsWith("'="),
  );
  return `(${neededAlternatives.join(' | ')})`;
}

function createTiers(words: readonly SearchWord[]): Pick<WordQuery, 'tiers' | 'any'> {
  const tiers: string[] = [];
  let any = '';
  for (const index of MATCH_TIERS.keys()) {
    const includedTiers = MATCH_TIERS.slice(0, index + 1);
    const query = words
      .map(({ matches }) => joinAlternatives(includedTiers.flatMap((tier) => matches[tier])))
      .join(' & ');
    if (query !== any) tiers.push(any === '' ? query : `(${query}) & !(${any})`);
    any = query;
  }
  return { tiers, any };
}

/** Returns the text with all misspelt words corrected. Returns null if no word has a correction. */
function createSuggestion(text: string, words: readonly SearchWord[]): string | null {
  let suggestion = text;
  for (const { start, end, correction } of words.toReversed()) {
    if (correction !== null)
      suggestion = suggestion.slice(0, start) + correction + suggestion.slice(end);
  }
  return suggestion === text ? null : suggestion;
}
