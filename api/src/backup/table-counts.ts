import type { ClientBase } from 'pg';

/** Number of rows by table. */
export type RowCountsByTable = Readonly<Record<string, number>>;

/**
 * Counts the rows of every table of the site, and of the migration log, in the client's
 * transaction.
 */
export async function countRowsByTable(client: ClientBase): Promise<RowCountsByTable> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'drizzle') AND table_type = 'BASE TABLE' ORDER BY 1, 2`,
  );
  const rowCounts: Record<string, number> = {};
  for (const { schema, name } of rows) {
    const { rows: resultRows } = await client.query<{ count: string }>(
      `SELECT count(*) AS count FROM "${schema}"."${name}"`,
    );
    rowCounts[schema === 'public' ? name : `${schema}.${name}`] = Number(resultRows[0]?.count ?? 0);
  }
  return rowCounts;
}
