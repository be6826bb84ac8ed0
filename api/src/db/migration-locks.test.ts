import { describe, expect, test } from '@jest/globals';

import { findLockingStatements } from '#testing/locking-statements.ts';

import { readMigrations } from './migration-files.ts';

/** Statements that were written before this rule and ran on no large table. */
const acceptedStatements = /^(?:0004_foreign_keys|0005_list_words): /u;

test('no migration after the baseline blocks requests for longer than a moment', () => {
  const lockingStatements = readMigrations().slice(1).flatMap(findLockingStatements);
  const lines = lockingStatements.map(
    ({ tag, statement, why }) => `${tag}: ${statement}\n  ${why}`,
  );
  expect(lines.filter((line) => !acceptedStatements.test(line))).toEqual([]);
});

const findReasons = (...statements: string[]) =>
  findLockingStatements({ tag: 't', statements }).map(({ why }) => why);

describe.each([
  ['CREATE INDEX "i" ON "ads" USING btree ("x")', 'CONCURRENTLY'],
  ['CREATE UNIQUE INDEX "i" ON ads ("x")', 'CONCURRENTLY'],
  ['ALTER TABLE "ads" ADD CONSTRAINT "c" CHECK (x > 0)', 'NOT VALID'],
  ['ALTER TABLE "ads" ADD CONSTRAINT "c" FOREIGN KEY ("x") REFERENCES "y"("id")', 'NOT VALID'],
  ['ALTER TABLE "ads" ADD CONSTRAINT "c" UNIQUE ("x")', 'builds the index'],
  ['ALTER TABLE "ads" ADD PRIMARY KEY ("x")', 'builds the index'],
  ['ALTER TABLE "ads" ALTER COLUMN "x" SET DATA TYPE bigint', 'rewrites'],
  ['ALTER TABLE "ads" ALTER COLUMN "x" SET NOT NULL', 'reads all rows'],
  ['ALTER TABLE "ads" ADD COLUMN "x" text GENERATED ALWAYS AS (title) STORED', 'rewrites'],
  ['ALTER TABLE "ads" ADD COLUMN "x" uuid DEFAULT gen_random_uuid()', 'rewrites'],
  ['UPDATE "ads" SET x = 1', 'batches'],
  ['DELETE FROM ads WHERE x', 'batches'],
  ['REINDEX INDEX "i"', 'blocks everything'],
])('%s', (statement, reason) => {
  test('is reported', () => {
    expect(findReasons(statement)).toEqual([expect.stringContaining(reason)]);
  });
});

test.each([
  ['CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "ads" ("x")'],
  ['ALTER TABLE "ads" ADD COLUMN "x" text DEFAULT \'UPDATE ads\' NOT NULL'],
  ['ALTER TABLE "ads" ADD CONSTRAINT "c" CHECK (x > 0) NOT VALID'],
  ['ALTER TABLE "ads" ADD CONSTRAINT "c" UNIQUE USING INDEX "i"'],
  ['CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ DELETE FROM ads $$'],
  ['CREATE TRIGGER t AFTER UPDATE ON "ads" FOR EACH ROW EXECUTE FUNCTION f()'],
])('%s only takes a short lock', (statement) => {
  expect(findReasons(statement)).toEqual([]);
});

test('a table that the migration creates itself may get any index', () => {
  expect(findReasons('CREATE TABLE "new" ("id" text)', 'CREATE INDEX "i" ON "new" ("id")')).toEqual(
    [],
  );
});
