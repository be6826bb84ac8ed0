import { sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';

import type { WordTable } from './searchable-list.ts';

/** Number of words per statement. Larger batches could exceed the statement timeout. */
const batchSize = 200;

/** Deletes the words that no published entry contains any more. */
export async function deleteUnlistedWords(
  db: Executor,
  { kind, table, publishedCondition }: WordTable,
): Promise<void> {
  let lastWord = '';
  for (;;) {
    const { rows } = await db.execute<{ word: string }>(sql`
      select word from list_words where kind = ${kind} and word > ${lastWord}
      order by word limit ${batchSize}`);
    const words = rows.map(({ word }) => word);
    const last = words.at(-1);
    if (last === undefined) return;
    await db.execute(sql`
      delete from list_words where kind = ${kind} and word = any(${sql.param(words)}::text[])
        and not exists (select 1 from ${table}
          where ${publishedCondition} and ${table.lexemes} @@ quote_literal(word)::tsquery)`);
    lastWord = last;
  }
}
