import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { contractingStatements } from '#testing/contracting-statements.ts';
import { migrationFiles, schemasAfterMigrations } from '#testing/migration-files.ts';
import type { Schema } from '#testing/migration-files.ts';
import { openTestDatabase } from '#testing/test-database.ts';

/**
 * Statements that do more than add, each with the reason why the previous release can live with it: a
 * release that stopped using what is removed came before.
 */
const accepted: Readonly<Record<string, string>> = {
  '0002_drop_moderation_queue_index: DROP INDEX "moderation_cases_queue_idx";':
    'only speeds up reads; moderation_cases_risk_idx serves the same query',
};

// Creating a database takes seconds on a busy machine.
jest.setTimeout(60_000);

const files = migrationFiles();

test('every later migration only adds, or is accepted with a reason', () => {
  const found = files.slice(1).flatMap(contractingStatements);
  const keys = found.map(({ tag, statement }) => `${tag}: ${statement.slice(0, 90)}`);
  expect(keys.toSorted()).toEqual(Object.keys(accepted).toSorted());
});

describe.each([
  ['ALTER TABLE "users" DROP COLUMN "x"', 'takes away'],
  ['ALTER TABLE "users" RENAME COLUMN "x" TO "y"', 'renames'],
  ['ALTER TABLE "users" ALTER COLUMN "x" SET DATA TYPE bigint', 'changes a type'],
  ['ALTER TABLE "users" ALTER COLUMN "x" SET NOT NULL', 'asks for'],
  ['ALTER TABLE "users" ADD COLUMN "x" text NOT NULL', 'asks for'],
  ['CREATE UNIQUE INDEX "k" ON "users" USING btree ("x")', 'refuses'],
  ['ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (x > 0)', 'refuses'],
  ['DROP TABLE "users"', 'takes away'],
  ['DELETE FROM users', 'deletes'],
])('%s', (statement, why) => {
  test('is reported', () => {
    const found = contractingStatements({ tag: 't', statements: [statement] });
    expect(found).toMatchObject([{ why: expect.stringContaining(why) }]);
  });
});

test.each([
  ['ALTER TABLE "users" ADD COLUMN "x" text DEFAULT \'DROP TABLE\' NOT NULL'],
  ['ALTER TABLE "users" ADD COLUMN "x" text'],
  ['CREATE INDEX "i" ON "users" USING btree ("deleted_at")'],
])('%s only adds', (statement) => {
  expect(contractingStatements({ tag: 't', statements: [statement] })).toEqual([]);
});

describe('an api of an earlier release, on the newest schema', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let schemas: readonly Schema[];
  let newest: Schema;
  beforeAll(async () => {
    database = await openTestDatabase();
    schemas = await schemasAfterMigrations(database.pool);
    newest = schemas.at(-1) ?? new Map();
  });
  afterAll(async () => database?.end());

  const releases = files.map(({ tag }, index) => [tag, index] as const);

  test.each(releases)('%s reads every column that it knows', async (_tag, index) => {
    expect(schemas[index]?.size).toBeGreaterThan(0);
    for (const [table, columns] of schemas[index] ?? []) {
      const names = [...columns.keys()].map((column) => `"${column}"`).join(', ');
      await database.pool.query(`SELECT ${names} FROM "${table}" LIMIT 0`);
    }
  });

  test.each(releases)('%s writes every row, as no unknown column is required', (_tag, index) => {
    const required = [...(schemas[index] ?? [])].flatMap(([table, columns]) =>
      [...(newest.get(table) ?? [])]
        .filter(([column, { isRequired }]) => isRequired && !columns.has(column))
        .map(([column]) => `${table}.${column}`),
    );
    expect(required).toEqual([]);
  });

  test.each(releases)('%s finds every column with the type that it knows', (_tag, index) => {
    const changed = [...(schemas[index] ?? [])].flatMap(([table, columns]) =>
      [...columns]
        .filter(([column, { type }]) => newest.get(table)?.get(column)?.type !== type)
        .map(([column, { type }]) => `${table}.${column} ${type}`),
    );
    expect(changed).toEqual([]);
  });
});
