import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { contractingStatements } from '#testing/contracting-statements.ts';
import { migrationFiles, tablesAfter } from '#testing/migration-files.ts';
import { openTestDatabase } from '#testing/test-database.ts';

/**
 * What is no mere addition, and why the release before could live with it. A new line needs the same:
 * since when nothing used what goes away.
 */
const accepted: Readonly<Record<string, string>> = {
  '0008_anmeldungen: CREATE UNIQUE INDEX "event_dates_id_key" ON "event_dates" USING btree ("id");':
    'of a column that is new with it and fills itself with random ids: old writers cannot collide',
  '0012_bewerbungen: CREATE UNIQUE INDEX "job_applications_person_key" ON "job_applications" USING btree ("post':
    'narrower than the one it takes the place of: it refuses less than before',
  '0012_bewerbungen: DROP INDEX "job_applications_person_key";':
    'made again in the same transaction; no ON CONFLICT named it',
  '0020_survey_voters: ALTER TABLE "survey_votes" ALTER COLUMN "voter" DROP NOT NULL;':
    'old readers only count votes and compare the voter, they never show it',
  '0020_survey_voters: CREATE UNIQUE INDEX "survey_votes_device_key" ON "survey_votes" USING btree ("survey","dev':
    'of a column that is new with it and that old writers leave empty',
  '0026_markt-listen: DROP INDEX "kleinanzeigen_position_idx";':
    'for reading alone; another takes its place in the same migration',
  '0027_offene_siegel: CREATE UNIQUE INDEX "draw_seals_open_key" ON "draw_seals" USING btree ("draw") WHERE "draw':
    'of a table that the release before had brought; one open seal per draw is all its code writes',
  '0038_was-verlangt-wird: DROP INDEX "kleinanzeigen_category_price_idx";':
    'for reading alone; another with what is asked takes its place in the same migration',
  '0038_was-verlangt-wird: DROP INDEX "kleinanzeigen_price_idx";':
    'for reading alone; another with what is asked takes its place in the same migration',
  '0038_was-verlangt-wird: DROP INDEX "kleinanzeigen_facets_idx";':
    'for reading alone; another with what is asked takes its place in the same migration',
  '0038_was-verlangt-wird: DROP INDEX "kleinanzeigen_position_facets_idx";':
    'for reading alone; another with what is asked takes its place in the same migration',
};

// A first start of a database takes its time on a busy machine.
jest.setTimeout(60_000);

const files = migrationFiles();

test('every migration only adds, or says why it may take away', () => {
  const found = files.flatMap(contractingStatements);
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
  test('is noticed', () => {
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

describe('an api of any release before', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  /** Of the newest schema, by table. */
  const present = new Map<
    string,
    Map<string, { readonly needed: boolean; readonly type: string }>
  >();
  beforeAll(async () => {
    database = await openTestDatabase();
    const { rows } = await database.pool.query(`
      SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS type,
        a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AS needed
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
        AND NOT a.attisdropped`);
    for (const { table, column, type, needed } of rows) {
      const columns = present.get(table) ?? new Map();
      present.set(table, columns.set(column, { needed, type }));
    }
  });
  afterAll(async () => database?.end());

  const releases = files.map(({ tag }, index) => [tag, index] as const);

  test.each(releases)('%s still reads every column it knew', async (_tag, index) => {
    for (const { name, columns } of tablesAfter(index)) {
      const names = columns.map((column) => `"${column.name}"`).join(', ');
      await database.pool.query(`SELECT ${names} FROM "${name}" LIMIT 0`);
    }
    expect(present.size).toBeGreaterThan(0);
  });

  test.each(releases)('%s still writes every row it wrote', (_tag, index) => {
    const missing = tablesAfter(index).flatMap(({ name, columns }) => {
      const known = new Set(columns.map((column) => column.name));
      return [...(present.get(name) ?? [])]
        .filter(([column, { needed }]) => needed && !known.has(column))
        .map(([column]) => `${name}.${column}`);
    });
    expect(missing).toEqual([]);
  });

  test.each(releases)('%s finds every column of the type it knew', (_tag, index) => {
    const others = tablesAfter(index).flatMap(({ name, columns }) =>
      columns
        .filter((column) => {
          const type = present.get(name)?.get(column.name)?.type ?? 'none';
          return !sameType(column.type, type);
        })
        .map((column) => `${name}.${column.name} ${column.type}`),
    );
    expect(others).toEqual([]);
  });
});

/** drizzle says `timestamp (3) with time zone`, PostgreSQL the same without the space. */
function sameType(known: string, present: string): boolean {
  const tidy = (type: string) => type.replaceAll(/\s+\(/gu, '(').toLowerCase();
  const serial: Readonly<Record<string, string>> = { serial: 'integer', bigserial: 'bigint' };
  const wanted = tidy(known);
  return (serial[wanted] ?? wanted) === tidy(present);
}
