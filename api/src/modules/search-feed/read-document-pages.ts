import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';

import type { Executor } from '#db/database.ts';
import type { SearchDocuments } from '#module/module-declarations.ts';

/** Number of documents that are read at a time; more would only take more memory. */
const pageSize = 200;

/** Reads all searchable entries in pages, in the order of ids. */
export async function* readDocumentPages(
  db: Executor,
  { listIds, read }: SearchDocuments,
): AsyncGenerator<readonly SearchDocument[]> {
  for (let afterId = ''; ;) {
    const ids = await listIds(db, { afterId, limit: pageSize });
    const lastId = ids.at(-1);
    if (lastId === undefined) return;
    yield await read(db, ids);
    afterId = lastId;
  }
}

/** Reads all searchable entries at once, for commands and tests. */
export async function readAllDocuments(
  db: Executor,
  source: SearchDocuments,
): Promise<readonly SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for await (const page of readDocumentPages(db, source)) documents.push(...page);
  return documents;
}
