import { sql } from 'drizzle-orm';

import { getTerms } from '@gruenland/shared-contracts/german/tokenize.ts';

/** The searchable texts of a list entry, by how much they say about what the entry is. */
export interface EntryTexts {
  /** Title, brand, model, place: what the entry is and where. */
  readonly main: readonly (string | null | undefined)[];
  /** Everything else, for example the description. */
  readonly other: readonly (string | null | undefined)[];
  /** Keys of the categories. Their names are compared when people search. */
  readonly categories: readonly string[];
}

/** Lexeme of a folded word anywhere in the entry. */
export const createWordLexeme = (word: string): string => word;
/** Lexeme of a folded word in the main texts. */
export const createMainLexeme = (word: string): string => `=${word}`;
export const createCategoryLexeme = (key: string): string => `#${key}`;

const getTermsOfTexts = (texts: EntryTexts['main']): string[] => getTerms(texts.join('\n'));

/** Returns the lexemes that stand for an entry in the `lexemes` column of its table. */
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

/** Returns the SQL expression for a `lexemes` column. It contains no positions and no weights. */
export const createLexemesExpression = (texts: EntryTexts) =>
  sql`array_to_tsvector(${sql.param(createLexemes(texts))}::text[])` as never;
