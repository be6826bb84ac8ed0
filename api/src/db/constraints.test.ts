import { expect, test } from '@jest/globals';
import type { SQL } from 'drizzle-orm';
import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core';

import { readTables } from '#testing/database-tables.ts';

const tables = [...(await readTables()).values()].map((table) => getTableConfig(table));
const columns = tables.flatMap(({ name, columns: tableColumns }) =>
  tableColumns.map((column) => ({ key: `${name}.${column.name}`, table: name, column })),
);
const dialect = new PgDialect();

test('every column with fixed values has a CHECK that lists exactly these values', () => {
  const checkSqlByName = new Map(
    tables.flatMap(({ checks: tableChecks }) =>
      tableChecks.map(({ name, value }) => [name, dialect.sqlToQuery(value as SQL).sql] as const),
    ),
  );
  const columnsWithFixedValues = columns.filter(({ column }) => column.enumValues?.length);
  expect(columnsWithFixedValues.length).toBeGreaterThan(40);
  for (const { key, table, column } of columnsWithFixedValues) {
    const values = [
      ...(checkSqlByName.get(`${table}_${column.name}_check`) ?? '').matchAll(/'([^']*)'/g),
    ];
    expect([key, values.map(([, value]) => value)]).toEqual([key, column.enumValues]);
  }
});

test('columns of days are dates, columns of money are whole cents', () => {
  const getSqlTypes = (pattern: RegExp) =>
    columns
      .filter(({ column }) => pattern.test(column.name))
      .map(({ column }) => column.getSQLType());
  expect(new Set(getSqlTypes(/_cents$/))).toEqual(new Set(['bigint']));
  expect(new Set(getSqlTypes(/(?:^|_)(?:day|on|date)$/))).toEqual(new Set(['date']));
});
