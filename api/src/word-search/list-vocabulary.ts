import { and, asc, eq, gt } from 'drizzle-orm';

import { Vocabulary } from '@gruenland/shared-contracts/german/vocabulary.ts';

import type { Executor } from '#db/database.ts';
import { listWords } from '#db/tables/list-words.ts';
import type { ListKind } from '#db/tables/list-words.ts';

/** Maximum milliseconds until this process knows a new word of a list. */
const maxVocabularyAgeMs = 1000;
/**
 * Number of ids that are read again each time, because a transaction with a lower id may commit
 * after one with a higher id.
 */
const rereadIdCount = 200;

/** Reads the current vocabulary of a list. */
export type ReadVocabulary = () => Promise<Vocabulary>;

/**
 * Creates the function that reads the vocabulary of a list. It keeps the words of published entries
 * in memory and reads only those that were added since the last call.
 */
export function createVocabularyReader(
  db: Executor,
  kind: ListKind,
  now: () => number = Date.now,
): ReadVocabulary {
  const vocabulary = new Vocabulary();
  let lastId = 0;
  let readAt = -Infinity;
  let pendingRead: Promise<void> | null = null;

  async function readNewWords(): Promise<void> {
    const startedAt = now();
    const rows = await db
      .select({ id: listWords.id, word: listWords.word })
      .from(listWords)
      .where(and(eq(listWords.kind, kind), gt(listWords.id, lastId - rereadIdCount)))
      .orderBy(asc(listWords.id));
    for (const { word } of rows) if (!vocabulary.has(word)) vocabulary.add(word);
    lastId = rows.at(-1)?.id ?? lastId;
    readAt = startedAt;
  }

  return async () => {
    if (now() - readAt >= maxVocabularyAgeMs) {
      pendingRead ??= readNewWords().finally(() => {
        pendingRead = null;
      });
      await pendingRead;
    }
    return vocabulary;
  };
}
