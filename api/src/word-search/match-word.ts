import { decompound } from '@gruenland/shared-contracts/german/decompound.ts';
import { getMasculineForm } from '@gruenland/shared-contracts/german/masculine-form.ts';
import { splitDigitsFromLetters } from '@gruenland/shared-contracts/german/tokenize.ts';
import type { Vocabulary } from '@gruenland/shared-contracts/german/vocabulary.ts';

import { createCategoryLexeme, createMainLexeme, createWordLexeme } from './entry-lexemes.ts';
import type { ListCategories } from './list-categories.ts';
import { findSynonyms } from './trade-synonym-table.ts';
import type { Synonym } from './trade-synonym-table.ts';
import { findCompoundsByFirstPart, findCompoundsByHead, findForms } from './word-forms.ts';

/** The ways in which an entry can match a search word, best first. */
export const MATCH_TIERS = [
  'title',
  'category',
  'text',
  'synonymInTitle',
  'synonymInText',
  'compoundInTitle',
  'compoundInText',
] as const;
export type MatchTier = (typeof MATCH_TIERS)[number];

/** Alternatives that match a search word, by tier. Each alternative is a fragment of a tsquery. */
export type WordMatches = Readonly<Record<MatchTier, string[]>>;

/** The words with which a search word is compared: those of a list and of its categories. */
export interface ListLanguage {
  readonly vocabulary: Vocabulary;
  readonly categories: ListCategories;
}

const createLexemeQuery = (lexeme: string): string => `'${lexeme}'`;
/** Lexemes consist of letters, digits, `=`, `#` and `-`, so they need no escaping. */
const toLexemeQueries = (
  words: readonly string[],
  createLexeme: (word: string) => string,
): string[] => words.map((word) => createLexemeQuery(createLexeme(word)));
const joinWithOr = (alternatives: readonly string[]): string => `(${alternatives.join(' | ')})`;
const joinWithAnd = (conditions: readonly string[]): string => `(${conditions.join(' & ')})`;

/**
 * Returns alternatives for entries that contain all words of a synonym. `createLexeme` decides in
 * which texts they must occur.
 */
function matchSynonymWords(
  { words }: Synonym,
  { vocabulary }: ListLanguage,
  createLexeme: (word: string) => string,
): string[] {
  const formsByWord = words.map((word) =>
    findForms(word, vocabulary).filter((form) => vocabulary.has(form)),
  );
  return formsByWord.every((forms) => forms.length > 0)
    ? [joinWithAnd(formsByWord.map((forms) => joinWithOr(toLexemeQueries(forms, createLexeme))))]
    : [];
}

/** Returns alternatives for entries that contain the synonym or are in a category with its name. */
export function matchSynonym(
  synonym: Synonym,
  language: ListLanguage,
): Pick<WordMatches, 'synonymInTitle' | 'synonymInText'> {
  const [word, secondWord] = synonym.words;
  const keys =
    word !== undefined && secondWord === undefined ? language.categories.findByWord(word) : [];
  return {
    synonymInTitle: [
      ...matchSynonymWords(synonym, language, createMainLexeme),
      ...toLexemeQueries(keys, createCategoryLexeme),
    ],
    synonymInText: matchSynonymWords(synonym, language, createWordLexeme),
  };
}

/** Returns the alternative for entries that contain both parts of a compound, in any form. */
function matchParts(parts: readonly string[], language: ListLanguage): string {
  const { vocabulary, categories } = language;
  return joinWithAnd(
    parts.map((part) => {
      const words = [
        ...findForms(part, vocabulary),
        ...findCompoundsByHead(part, vocabulary),
        ...findCompoundsByFirstPart(part, vocabulary),
      ];
      const synonyms = findSynonyms([part]).flatMap((synonym) => [
        ...matchSynonymWords(synonym, language, createWordLexeme),
        ...toLexemeQueries(
          synonym.words.flatMap((word) => findCompoundsByFirstPart(word, vocabulary)),
          createWordLexeme,
        ),
      ]);
      const categoryKeys = categories.findByWord(part);
      return joinWithOr([
        ...toLexemeQueries(words, createWordLexeme),
        ...toLexemeQueries(categoryKeys, createCategoryLexeme),
        ...synonyms,
      ]);
    }),
  );
}

function matchCompounds(
  word: string,
  forms: readonly string[],
  language: ListLanguage,
): Pick<WordMatches, 'compoundInTitle' | 'compoundInText'> {
  const { vocabulary, categories } = language;
  const isOtherWord = (other: string) => !forms.includes(other);
  const isTradeWord = (part: string) => findSynonyms([part]).length > 0;
  const parts = decompound(word, vocabulary, isTradeWord);
  const compounds = findCompoundsByHead(word, vocabulary).filter(isOtherWord);
  const otherCompounds = findCompoundsByFirstPart(word, vocabulary).filter(isOtherWord);
  return {
    compoundInTitle: [
      ...toLexemeQueries(compounds, createMainLexeme),
      ...toLexemeQueries(categories.findByHead(word), createCategoryLexeme),
    ],
    compoundInText: [
      ...toLexemeQueries(compounds, createWordLexeme),
      ...toLexemeQueries(otherCompounds, createMainLexeme),
      ...(parts ? [matchParts(parts, language)] : []),
    ],
  };
}

/** Returns all alternatives that match a folded search word. */
export function matchWord(word: string, language: ListLanguage): WordMatches {
  const forms = findForms(word, language.vocabulary);
  const synonyms = findSynonyms([word]).map((synonym) => matchSynonym(synonym, language));
  const numberParts = splitDigitsFromLetters(word);
  const matchTexts = (createLexeme: (form: string) => string): string[] => [
    ...toLexemeQueries(forms, createLexeme),
    ...(numberParts.length > 0 ? [joinWithAnd(toLexemeQueries(numberParts, createLexeme))] : []),
  ];
  return {
    title: matchTexts(createMainLexeme),
    category: toLexemeQueries(language.categories.findByWord(word), createCategoryLexeme),
    text: matchTexts(createWordLexeme),
    synonymInTitle: synonyms.flatMap(({ synonymInTitle }) => synonymInTitle),
    synonymInText: synonyms.flatMap(({ synonymInText }) => synonymInText),
    ...matchCompounds(getMasculineForm(word) ?? word, forms, language),
  };
}

/** Returns whether published entries or categories contain the word in any form. */
export function isKnownWord(word: string, { vocabulary, categories }: ListLanguage): boolean {
  return (
    findForms(word, vocabulary).some((form) => vocabulary.has(form)) ||
    categories.findByWord(word).length > 0
  );
}
