import type { ClientBase } from 'pg';

/** Number of rows by table. */
export type TableCounts = Readonly<Record<string, number>>;

/**
 * Counts the rows of every table of the site, and of the migration log, in the client's
 * transaction.
 */
export async function countTables(client: ClientBase): Promise<TableCounts> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'drizzle') AND table_type = 'BASE TABLE' ORDER BY 1, 2`,
  );
  const counts: Record<string, number> = {};
  for (const { schema, name } of rows) {
    const { rows: countRows } = await client.query<{ count: string }>(
      `SELECT count(*) AS count FROM "${schema}"."${name}"`,
    );
    counts[schema === 'public' ? name : `${schema}.${name}`] = Number(countRows[0]?.count ?? 0);
  }
  return counts;
}
