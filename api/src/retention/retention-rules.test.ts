import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PgTable } from 'drizzle-orm/pg-core';

import { readTables } from '#testing/database-tables.ts';
import { retentionSamples } from '#testing/retention-samples.ts';
import type { InsertSample, RetentionSample } from '#testing/retention-samples.ts';
import { insertSampleRow, readSampleRow } from '#testing/sample-rows.ts';
import type { SampleValues } from '#testing/sample-rows.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { runMaintenance } from '#testing/wait-for-tasks.ts';

import { retentionRules } from './retention-rules.ts';

const dayMs = 86_400_000;
const tables = await readTables();
const periods = Object.entries(retentionRules).flatMap(([table, rule]) =>
  (rule.periods ?? []).map((period, index) => ({
    ...period,
    table,
    sample: retentionSamples[table]?.[index],
  })),
);

interface InsertedSample {
  readonly table: PgTable;
  readonly sample: RetentionSample;
  /**
   * The retention period of `oldValues` ended two days ago. That of `youngValues` ends in two days.
   */
  readonly oldValues: SampleValues;
  readonly youngValues: SampleValues;
}

let api: TestApi;
const insertedSamples = new Map<string, InsertedSample>();

const findTable = (name: string): PgTable => {
  const table = tables.get(name);
  if (!table) throw new Error(`unknown table ${name}`);
  return table;
};
const insertRow: InsertSample = (table, values) =>
  insertSampleRow(api.database.drizzle, findTable(table), values);

async function insertSample(table: string, sample: RetentionSample, days: number) {
  const at = new Date(Date.now() - days * dayMs);
  const row = await insertRow(table, await sample.row(at, insertRow));
  await sample.more?.(row, at, insertRow);
  return row;
}

beforeAll(async () => {
  api = await startTestApi();
  for (const { table, rows, days, sample } of periods) {
    if (!sample) throw new Error(`no sample for ${table}: ${rows}`);
    insertedSamples.set(`${table}: ${rows}`, {
      table: findTable(table),
      sample,
      oldValues: await insertSample(table, sample, days + 2),
      youngValues: await insertSample(table, sample, days - 2),
    });
  }
  await runMaintenance(api);
}, 90_000);
afterAll(() => api?.end());

const readTexts = async <Row extends object>(query: string): Promise<Row[]> =>
  (await api.database.pool.query<Row>(query)).rows;

/**
 * Returns what the row must be after the erasure: undefined if it is deleted, otherwise a row whose
 * cleared column has another value.
 */
const describeErasedRow = (
  { clearedColumn: cleared }: RetentionSample,
  row: SampleValues,
): unknown => cleared && expect.not.objectContaining({ [cleared]: row[cleared] });

describe('api finding F17: every table has a retention rule', () => {
  test('and no rule is for a missing table', async () => {
    const rows = await readTexts<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const names = rows.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(50);
    expect(Object.keys(retentionRules).toSorted()).toEqual(names.toSorted());
  });

  test.each(Object.entries(retentionRules))('%s: the rule says what ends the rows', (_, rule) => {
    const definedRetentions = [rule.periods, rule.deletedWith, rule.retentionNote].filter(Boolean);
    expect(definedRetentions.length).toBeGreaterThan(0);
  });

  test('rows that are deleted with others have the foreign key that does so', async () => {
    const keys = await readTexts<{ key: string }>(`
      SELECT DISTINCT conrelid::regclass || ' with ' || confrelid::regclass AS key
      FROM pg_constraint WHERE contype = 'f' AND confdeltype = 'c'`);
    const deletedWith = Object.entries(retentionRules).flatMap(([table, rule]) =>
      (rule.deletedWith ?? []).map((owner) => `${table} with ${owner}`),
    );
    expect(deletedWith.toSorted()).toEqual(keys.map(({ key }) => key).toSorted());
  });

  test.each(periods)('$table: $rows: go after $days days', async ({ table, rows }) => {
    const insertedSample = insertedSamples.get(`${table}: ${rows}`);
    if (!insertedSample) throw new Error('no rows');
    const { sample, oldValues, youngValues } = insertedSample;
    const read = (row: SampleValues) =>
      readSampleRow(api.database.drizzle, insertedSample.table, row);
    const oldRow = await read(oldValues);
    const youngRow = await read(youngValues);
    expect(youngRow).toEqual(youngValues);
    expect(oldRow).toEqual(describeErasedRow(sample, oldValues));
  });
});
