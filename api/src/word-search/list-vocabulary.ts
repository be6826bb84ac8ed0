import { and, asc, eq, gt } from 'drizzle-orm';

import { Vocabulary } from '@gruenland/shared-contracts/german/vocabulary.ts';

import type { Executor } from '#db/database.ts';
import { listWords } from '#db/tables/list-words.ts';
import type { ListKind } from '#db/tables/list-words.ts';

/** How long new words of a list may be unknown to this process. */
const maxAgeMs = 1000;
/**
 * Number of ids that are read again. Concurrent transactions may commit lower ids after higher ones.
 */
const overlap = 200;

/** Returns the current vocabulary of a list. */
export type ReadVocabulary = () => Promise<Vocabulary>;

/**
 * Keeps the words of a list's published entries in memory. Reads only the words that were added
 * since the last call.
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
      .where(and(eq(listWords.kind, kind), gt(listWords.id, lastId - overlap)))
      .orderBy(asc(listWords.id));
    for (const { word } of rows) if (!vocabulary.has(word)) vocabulary.add(word);
    lastId = rows.at(-1)?.id ?? lastId;
    readAt = startedAt;
  }

  return async () => {
    if (now() - readAt >= maxAgeMs) {
      pendingRead ??= readNewWords().finally(() => {
        pendingRead = null;
      });
      await pendingRead;
    }
    return vocabulary;
  };
}
