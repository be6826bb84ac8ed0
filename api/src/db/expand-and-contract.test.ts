import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { findBreakingStatements } from '#testing/breaking-statements.ts';
import { readSchemasAfterMigrations } from '#testing/migration-files.ts';
import type { Schema } from '#testing/migration-files.ts';
import { openTestDatabase } from '#testing/test-database.ts';

import { readMigrations } from './migration-files.ts';

/**
 * Accepted migration statements that change or remove something, each with the reason why the
 * previous version of the api still works. A statement may remove only what that version does not
 * use.
 */
const acceptedStatements: readonly (readonly [statements: RegExp, reason: string])[] = [
  [
    /^0002_drop_moderation_queue_index: DROP INDEX "moderation_cases_queue_idx";$/u,
    'only speeds up reads; moderation_cases_risk_idx serves the same query',
  ],
  [
    /^0004_foreign_keys: (?:-- .*)?ALTER TABLE "\w+" ADD CONSTRAINT "\w+" FOREIGN KEY .* NOT VALID;$/u,
    'the previous release writes ids of existing rows only, and erases rows before their owner',
  ],
  [
    /^0004_foreign_keys: (?:-- .*)?DELETE FROM "\w+" WHERE .*NOT EXISTS \(SELECT 1 FROM "(?:users|newsletter_subscriptions|print_subscriptions)"/u,
    'nobody can read these rows: their owner was deleted',
  ],
  [
    /^0005_list_words: (?:-- .*)?CREATE TRIGGER discard_stale_lexemes BEFORE UPDATE ON/u,
    'sets a column to null that the previous release does not know',
  ],
];

// Creating a database takes seconds on a busy machine.
jest.setTimeout(60_000);

const files = readMigrations();

test('every migration after the baseline only adds, or is listed with a reason', () => {
  const breakingStatements = files.slice(1).flatMap(findBreakingStatements);
  const keys = breakingStatements.map(({ tag, statement }) => `${tag}: ${statement}`);
  const isAccepted = (key: string) => acceptedStatements.some(([pattern]) => pattern.test(key));
  expect(keys.filter((key) => !isAccepted(key))).toEqual([]);
  const unusedPatterns = acceptedStatements.filter(
    ([pattern]) => !keys.some((key) => pattern.test(key)),
  );
  expect(unusedPatterns).toEqual([]);
});

describe.each([
  ['ALTER TABLE "users" DROP COLUMN "x"', 'removes'],
  ['ALTER TABLE "users" RENAME COLUMN "x" TO "y"', 'renames'],
  ['ALTER TABLE "users" ALTER COLUMN "x" SET DATA TYPE bigint', 'changes a column type'],
  ['ALTER TABLE "users" ALTER COLUMN "x" SET NOT NULL', 'requires'],
  ['ALTER TABLE "users" ADD COLUMN "x" text NOT NULL', 'requires'],
  ['CREATE UNIQUE INDEX "k" ON "users" USING btree ("x")', 'rejects'],
  ['ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (x > 0)', 'rejects'],
  ['DROP TABLE "users"', 'removes'],
  ['DELETE FROM users', 'deletes'],
])('%s', (statement, reason) => {
  test('is reported', () => {
    const breakingStatements = findBreakingStatements({ tag: 't', statements: [statement] });
    expect(breakingStatements).toMatchObject([{ why: expect.stringContaining(reason) }]);
  });
});

test.each([
  ['ALTER TABLE "users" ADD COLUMN "x" text DEFAULT \'DROP TABLE\' NOT NULL'],
  ['ALTER TABLE "users" ADD COLUMN "x" text'],
  ['CREATE INDEX "i" ON "users" USING btree ("deleted_at")'],
])('%s only adds', (statement) => {
  expect(findBreakingStatements({ tag: 't', statements: [statement] })).toEqual([]);
});

describe('an api of an earlier release on the newest schema', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let schemas: readonly Schema[];
  let newestSchema: Schema;
  beforeAll(async () => {
    database = await openTestDatabase();
    schemas = await readSchemasAfterMigrations(database.pool);
    newestSchema = schemas.at(-1) ?? new Map();
  });
  afterAll(async () => database?.end());

  const migrationsWithIndex = files.map(({ tag }, index) => [tag, index] as const);

  test.each(migrationsWithIndex)('%s can read all of its columns', async (_tag, index) => {
    expect(schemas[index]?.size).toBeGreaterThan(0);
    for (const [table, columns] of schemas[index] ?? []) {
      const names = [...columns.keys()].map((column) => `"${column}"`).join(', ');
      await database.pool.query(`SELECT ${names} FROM "${table}" LIMIT 0`);
    }
  });

  test.each(migrationsWithIndex)('%s can insert rows: no new column is required', (_tag, index) => {
    const requiredColumns = [...(schemas[index] ?? [])].flatMap(([table, columns]) =>
      [...(newestSchema.get(table) ?? [])]
        .filter(([column, { isRequired }]) => isRequired && !columns.has(column))
        .map(([column]) => `${table}.${column}`),
    );
    expect(requiredColumns).toEqual([]);
  });

  test.each(migrationsWithIndex)(
    '%s finds all of its columns with unchanged types',
    (_tag, index) => {
      const changedColumns = [...(schemas[index] ?? [])].flatMap(([table, columns]) =>
        [...columns]
          .filter(([column, { type }]) => newestSchema.get(table)?.get(column)?.type !== type)
          .map(([column, { type }]) => `${table}.${column} ${type}`),
      );
      expect(changedColumns).toEqual([]);
    },
  );
});
