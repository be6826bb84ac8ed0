import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';

import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';

import type { SearchDocuments } from '#module/module-declarations.ts';
import { silentLogger } from '#testing/silent-log.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { startOutboxFeed } from './outbox-feed.ts';
import type { OutboxFeed } from './outbox-feed.ts';
import type { SearchWriter } from './search-writer.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database?.end());

let feed: OutboxFeed | undefined;
/** All writes to the index in their order. */
let writes: string[] = [];
beforeEach(async () => {
  writes = [];
  await database.pool.query('DELETE FROM search_outbox');
});
afterEach(() => feed?.close());

const createDocument = (objectID: string) => ({ objectID, title: objectID }) as SearchDocument;
const addToOutbox = (ids: readonly string[]) =>
  database.pool.query(
    `INSERT INTO search_outbox (kind, item_id) SELECT 'ads', unnest($1::text[])`,
    [ids],
  );
const createIds = (count: number) =>
  Array.from({ length: count }, (_, index) => `ad-${String(index).padStart(4, '0')}`);
const isOutboxEmpty = async () =>
  (await database.pool.query('SELECT 1 FROM search_outbox')).rows.length === 0;

const formatIds = (ids: readonly string[]) =>
  ids.length > 2 ? `${ids[0]} … ${ids.at(-1)}` : ids.join(', ');

/** Starts a feed whose index already contains `indexedIds`. Its writes are recorded. */
function startFeed(source: Omit<SearchDocuments, 'kind'>, indexedIds: readonly string[] = []) {
  const unseenIds = new Set(indexedIds);
  const writer: Pick<SearchWriter, 'compareIndex' | 'write'> = {
    compareIndex: async () => ({
      writePage: async (documents) => {
        const ids = documents.map(({ objectID }) => objectID);
        for (const id of ids) unseenIds.delete(id);
        writes.push(`page ${formatIds(ids)}`);
        return ids;
      },
      getUnseenIds: () => [...unseenIds],
    }),
    write: async (_kind, ids, documents) => {
      const writtenIds = documents.map(({ objectID }) => objectID);
      const deletedIds = ids.filter((id) => !writtenIds.includes(id));
      if (deletedIds.length > 0) writes.push(`delete ${formatIds(deletedIds)}`);
      if (writtenIds.length > 0) writes.push(`write ${formatIds(writtenIds)}`);
    },
  };
  feed = startOutboxFeed(database.drizzle, [{ kind: 'ads', ...source }], {
    writer: writer as SearchWriter,
    pushSettingsOnce: async () => {},
    log: silentLogger,
  });
}

/** A source with these entries, read like those of the database. */
const createSource = (ids: readonly string[]): Omit<SearchDocuments, 'kind'> => ({
  listIds: async (_db, range) =>
    'ids' in range
      ? range.ids.filter((id) => ids.includes(id))
      : ids.filter((id) => id > range.afterId).slice(0, range.limit),
  read: async (_db, readIds) => readIds.filter((id) => ids.includes(id)).map(createDocument),
});

test('a blocked entry leaves the index before a thousand changed ones are written', async () => {
  const ids = createIds(1100);
  await addToOutbox(ids);
  startFeed(createSource(ids.slice(0, -1)));
  await waitUntil('the outbox is empty', isOutboxEmpty);
  expect(writes.slice(0, 3)).toEqual([
    'delete ad-1099',
    'write ad-0000 … ad-0499',
    'write ad-0500 … ad-0999',
  ]);
});

test('a change during a comparison is written before the next page', async () => {
  const source = createSource(createIds(500));
  startFeed({
    ...source,
    read: async (db, ids) => {
      if (ids[0] === 'ad-0200') await addToOutbox(['blocked']);
      return source.read(db, ids);
    },
  });
  await waitUntil('the comparison', () => writes.includes('page ad-0400 … ad-0499'));
  expect(writes).toEqual([
    'page ad-0000 … ad-0199',
    'page ad-0200 … ad-0399',
    'delete blocked',
    'page ad-0400 … ad-0499',
  ]);
});

test('a comparison deletes what no page contained, unless it became searchable since', async () => {
  const source = createSource(['a']);
  startFeed(
    {
      ...source,
      read: async (db, ids) => [
        ...(await source.read(db, ids)),
        ...ids.filter((id) => id === 'published-since').map(createDocument),
      ],
    },
    ['a', 'ended', 'published-since'],
  );
  await waitUntil('the comparison', () => writes.length === 3);
  expect(writes).toEqual(['page a', 'delete ended', 'write published-since']);
});

test('a comparison that fails keeps no change waiting', async () => {
  const source = createSource(['a']);
  startFeed({
    ...source,
    listIds: async () => {
      throw new Error('statement timeout');
    },
  });
  for (const id of ['a', 'ended']) {
    await addToOutbox([id]);
    await waitUntil(`${id} is written`, isOutboxEmpty);
  }
  expect(writes).toEqual(['write a', 'delete ended']);
});
