import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Drizzle } from '#db/database.ts';

/** The values of a row. Keys are the property names in `db/tables`. */
export type SampleValues = Readonly<Record<string, unknown>>;

let lastSampleNumber = 0;
const yearMs = 365 * 86_400_000;

/**
 * Returns a value that the column accepts. Timestamps are a year ahead, so that no sample has
 * expired.
 */
function createSampleValue(column: PgColumn): unknown {
  if (column.enumValues?.length) return column.enumValues[0];
  const type = column.getSQLType();
  if (type === 'text') return `sample-${(lastSampleNumber += 1)}`;
  if (type === 'text[]') return [];
  if (type === 'jsonb') return {};
  if (type === 'boolean') return false;
  if (type === 'date') return '2026-01-01';
  if (type === 'tsvector') return sql`''::tsvector`;
  if (type === 'bytea') return Buffer.from('sample');
  if (type.startsWith('timestamp')) return new Date(Date.now() + yearMs);
  return 1;
}

/**
 * Inserts a row with values for all required columns. First inserts the rows to which its foreign
 * keys must refer.
 *
 * @returns the inserted row
 */
export async function insertSampleRow(
  db: Drizzle,
  table: PgTable,
  values: SampleValues = {},
): Promise<SampleValues> {
  const { foreignKeys } = getTableConfig(table);
  const row: Record<string, unknown> = { ...values };
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    const isRequired = column.notNull && !column.hasDefault && !column.generated;
    if (!isRequired || column.generatedIdentity || key in row) continue;
    const reference = foreignKeys
      .map((foreignKey) => foreignKey.reference())
      .find(({ columns }) => columns[0]?.name === column.name);
    row[key] = reference
      ? (await insertSampleRow(db, reference.foreignTable))['id']
      : createSampleValue(column);
  }
  const [insertedRow] = await db.insert(table).values(row).returning();
  if (!insertedRow) throw new Error(`no row was inserted into ${getTableConfig(table).name}`);
  return insertedRow;
}

/** Reads a row that `insertSampleRow` has inserted. Returns undefined if the row was deleted. */
export async function readSampleRow(
  db: Drizzle,
  table: PgTable,
  row: SampleValues,
): Promise<SampleValues | undefined> {
  const compositeKeyColumns = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns);
  const conditions = Object.entries(getTableColumns(table))
    .filter(
      ([, column]) =>
        column.primary || compositeKeyColumns.some(({ name }) => name === column.name),
    )
    .map(([key, column]) => eq(column, row[key]));
  const [foundRow] = await db
    .select()
    .from(table)
    .where(and(...conditions));
  return foundRow;
}
