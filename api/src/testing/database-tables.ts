import { readdirSync } from 'node:fs';
import path from 'node:path';

import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

const folder = path.join(import.meta.dirname, '../db/tables');

/** Loads all tables that the code declares. The keys are their names in the database. */
export async function readTables(): Promise<ReadonlyMap<string, PgTable>> {
  const modules = await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file): Promise<Record<string, unknown>> => import(path.join(folder, file))),
  );
  const tables = modules
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, PgTable));
  return new Map(tables.map((table) => [getTableConfig(table).name, table]));
}
