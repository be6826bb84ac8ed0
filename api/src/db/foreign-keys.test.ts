import { rm } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { migrateDatabase } from '#db/migrate.ts';
import { copyMigrationsBefore } from '#testing/migration-files.ts';
import { openTestDatabase } from '#testing/test-database.ts';

/** Columns that refer to a record or a staff member without a foreign key, each with the reason. */
const columnsWithoutForeignKey: Readonly<Record<string, string>> = {
  'accounts.account_id': 'id at the provider',
  'accounts.provider_id': 'name of a provider in the configuration',
  'ad_photos.draft_id': 'id in ad_drafts or event_photo_drafts; removeOrphans finds lost photos',
  'audit_log.actor': 'evidence outlives the account; also partners and commands',
  'contract_handlings.handled_by': 'evidence of who decided outlives the account',
  'draw_records.actor': 'evidence outlives the account; a trigger rejects changes',
  'kill_switches.author': 'names who is responsible; outlives the account',
  'moderation_cases.appeal_decided_by': 'names who is responsible; outlives the account',
  'moderation_cases.decided_by': 'names who is responsible; outlives the account',
  'moderation_cases.subject_id':
    'id in one of five tables; the case outlives the entry (DSA Art. 20)',
  'newsletter_issues.author': 'names who is responsible; outlives the account',
  'newsletter_issues.list_id': 'id of a list in the code',
  'newsletter_subscriptions.list_id': 'id of a list in the code',
  'passkeys.credential_id': 'id that the device created',
  'print_subscriptions.product_id': 'id of a product in the code',
  'redirects.author': 'names who is responsible; outlives the account',
  'reports.target_id': 'id in one of five tables; the report outlives the entry (DSA Art. 16)',
  'saved_search_hits.item_id': 'id in one of three tables; deleted after its period',
  'saved_search_hits.mail_id': 'id of a mail, which is not stored',
  'search_outbox.item_id': 'id in one of three tables; also of deleted rows',
  'service_request_handlings.handled_by': 'names who is responsible; outlives the account',
  'service_request_handlings.subject_id': 'id in print_subscriptions or print_requests',
  'sessions.family_id': 'id of a device, which has no table',
  'tasks.locked_by': 'id of a process',
  'tasks.request_id': 'id of a request, which is not stored',
  'telemetry_errors.request_id': 'id of a request, which is not stored',
  'users.vat_id': 'number of the tax office',
  'watchlist_items.item_id': 'id in one of four sources; the item may have been deleted',
  'watchlist_items.visitor_id': 'id of a cookie',
};

// Creating a database takes seconds on a busy machine.
jest.setTimeout(60_000);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.end());

const readTexts = async (query: string): Promise<string[]> =>
  (await database.pool.query<{ text: string }>(query)).rows.map(({ text }) => text);

const notValidatedKeysQuery = 'SELECT conname AS text FROM pg_constraint WHERE NOT convalidated';

describe('api finding F24: rows with an owner have a foreign key', () => {
  test('every column with an id has one, or is listed with a reason', async () => {
    const columns = await readTexts(`
      SELECT c.relname || '.' || a.attname AS text
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
        AND NOT a.attisdropped AND a.attname ~ '(_id|_by)$|^(author|actor)$'
        AND NOT EXISTS (SELECT 1 FROM pg_constraint k
          WHERE k.contype = 'f' AND k.conrelid = c.oid AND a.attnum = ANY (k.conkey))`);
    expect(columns.toSorted()).toEqual(Object.keys(columnsWithoutForeignKey).toSorted());
  });

  test('every key is validated', async () => {
    const keys = await readTexts(
      `SELECT conname AS text FROM pg_constraint WHERE NOT convalidated`,
    );
    expect(keys).toEqual([]);
  });

  test('an index finds the rows of an owner that is deleted', async () => {
    const keys = await readTexts(`
      SELECT k.conname AS text FROM pg_constraint k
      WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
        AND k.confrelid <> 'ad_categories'::regclass
        AND NOT EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = k.conrelid
          AND i.indpred IS NULL AND i.indkey[0] = k.conkey[1])`);
    expect(keys).toEqual([]);
  });

  test('the migration erases rows of deleted accounts and keeps all others', async () => {
    const { folder } = await copyMigrationsBefore('0004_foreign_keys');
    await database.pool.query('DROP SCHEMA public, drizzle CASCADE; CREATE SCHEMA public');
    await migrateDatabase(database, { folder });
    await database.pool.query(`
      INSERT INTO users (id, email, display_name) VALUES ('u', 'u@hof.example', 'U');
      INSERT INTO interest_profiles (user_id) VALUES ('u'), ('gone');
      INSERT INTO watchlist_items (id, user_id, visitor_id, kind, item_id, title) VALUES
        ('of-user', 'u', NULL, 'ad', '1', 'T'), ('of-visitor', NULL, 'v', 'ad', '1', 'T'),
        ('of-deleted', 'gone', NULL, 'ad', '1', 'T');
      INSERT INTO conversations (id, ad_title, asker_user_id, asker_key, asker_name, state) VALUES
        ('c', 'T', 'u', 'k', 'N', 'open'), ('of-deleted', 'T', 'gone', 'k', 'N', 'open')`);
    await migrateDatabase(database);
    await rm(folder, { recursive: true });
    expect(await readTexts('SELECT user_id AS text FROM interest_profiles')).toEqual(['u']);
    const watchlistItemIds = await readTexts('SELECT id AS text FROM watchlist_items ORDER BY id');
    expect(watchlistItemIds).toEqual(['of-user', 'of-visitor']);
    const askersQuery = `SELECT id || ' ' || coalesce(asker_user_id, '-') AS text FROM conversations ORDER BY id`;
    expect(await readTexts(askersQuery)).toEqual(['c u', 'of-deleted -']);
    expect(await readTexts(notValidatedKeysQuery)).toEqual([]);
  });
});
