import { sql } from 'drizzle-orm';

import { getTerms } from '@gruenland/shared-contracts/german/tokenize.ts';

/** The searchable texts of a list entry, ranked by how well they say what the entry is. */
export interface EntryTexts {
  /** Texts that say what the entry is and where: title, brand, model, place. */
  readonly main: readonly (string | null | undefined)[];
  /** All other texts, for example the description. */
  readonly other: readonly (string | null | undefined)[];
  /** Keys of the categories. The search compares search words with the names of the categories. */
  readonly categories: readonly string[];
}

/** Creates the lexeme of a folded word that occurs anywhere in the entry. */
export const createWordLexeme = (word: string): string => word;
/** Creates the lexeme of a folded word that occurs in the main texts. */
export const createMainLexeme = (word: string): string => `=${word}`;
export const createCategoryLexeme = (key: string): string => `#${key}`;

const getTermsOfTexts = (texts: EntryTexts['main']): string[] => getTerms(texts.join('\n'));

/** Returns the lexemes of an entry for the `lexemes` column of its table. */
export function createLexemes({ main, other, categories }: EntryTexts): string[] {
  const mainWords = getTermsOfTexts(main);
  return [
    ...new Set([
      ...mainWords.map(createMainLexeme),
      ...[...mainWords, ...getTermsOfTexts(other)].map(createWordLexeme),
      ...categories.map(createCategoryLexeme),
    ]),
  ];
}

/**
 * Returns the SQL expression for the value of a `lexemes` column. It contains no positions and no
 * weights.
 */
export const createLexemesExpression = (texts: EntryTexts) =>
  sql`array_to_tsvector(${sql.param(createLexemes(texts))}::text[])` as never;
