import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';

import type { Executor } from '#db/database.ts';
import type { ListKind } from '#db/tables/list-words.ts';

import { createWordLexeme } from './entry-lexemes.ts';
import { createWordQuery } from './create-word-query.ts';
import type { WordQuery } from './create-word-query.ts';
import { ListCategories } from './list-categories.ts';
import type { ListCategory } from './list-categories.ts';
import { createVocabularyReader } from './list-vocabulary.ts';

/** A table whose published entries people search by words. */
export interface WordTable {
  readonly kind: ListKind;
  readonly table: PgTable & { readonly lexemes: SQLWrapper };
  /**
   * Condition of published entries. It is literal SQL, so that PostgreSQL uses the partial index.
   */
  readonly publishedCondition: SQL;
  /** SQL of the text in which the words of an entry occur as people spell them. */
  readonly text: SQL;
}

/**
 * Maximum number of entries that are counted per similar word. Among more frequent words, the count
 * no longer tells which one is meant.
 */
const maxCountedEntries = 100;

/** Returns the SQL condition for entries that match a tsquery, such as a tier of `WordQuery`. */
export const createMatchCondition = (lexemes: SQLWrapper, query: string): SQL =>
  sql`${lexemes} @@ ${query}::tsquery`;

/** Reads search words. Returns null if the text contains no word. */
export type ReadWords = (
  text: string,
  categories: readonly ListCategory[],
) => Promise<WordQuery | null>;

/** Creates the function that reads search words for a table. */
export function createWordReader(db: Executor, wordTable: WordTable): ReadWords {
  const { kind, table, publishedCondition, text: entryText } = wordTable;
  const readVocabulary = createVocabularyReader(db, kind);

  /**
   * Counts the entries that contain each word, up to `maxCountedEntries`. The words must consist of
   * letters only.
   */
  async function countEntries(words: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await db.execute<{ word: string; count: number }>(sql`
      select word, (
        select count(*)::int from (
          select 1 from ${table}
          where ${publishedCondition} and ${table.lexemes} @@ quote_literal(word)::tsquery
          limit ${maxCountedEntries}
        ) as entries
      ) as count from unnest(${sql.param(words)}::text[]) as word`);
    return new Map(rows.map(({ word, count }) => [word, count]));
  }

  async function findSpelling(word: string): Promise<string | null> {
    const matchCondition = createMatchCondition(table.lexemes, `'${createWordLexeme(word)}'`);
    const { rows } = await db.execute<{ content: string }>(sql`
      select ${entryText} as content from ${table}
      where ${publishedCondition} and ${matchCondition} limit 1`);
    const content = rows[0]?.content ?? '';
    const token = tokenize(content).find((other) => other.word === word);
    return token ? content.slice(token.start, token.end) : null;
  }

  return async (text, categories) =>
    createWordQuery(text, {
      vocabulary: await readVocabulary(),
      categories: new ListCategories(categories),
      countEntries,
      findSpelling,
    });
}
