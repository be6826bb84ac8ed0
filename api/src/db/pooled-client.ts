import pg from 'pg';

/**
 * A connection to a pooler that gives each transaction another connection of the server. It sends
 * no prepared statement by name: the next use could reach a connection that does not know the name.
 */
export class PooledClient extends pg.Client {
  // Typed as the parent's method, which has many signatures.
  override query: pg.Client['query'] = ((query: unknown, ...rest: unknown[]) => {
    const unnamed =
      typeof query === 'object' && query !== null && 'name' in query
        ? Object.assign(query, { name: undefined })
        : query;
    return (pg.Client.prototype.query as (...args: unknown[]) => unknown).call(
      this,
      unnamed,
      ...rest,
    );
  }) as pg.Client['query'];
}

/**
 * Checks the limits of a pooler's connections. Without them, a slow statement would keep one of the
 * few connections for ever.
 *
 * @param statementTimeoutMs the limit that the api sets on direct connections
 * @throws Error if the pooler sets another limit
 */
export async function requirePoolerLimits(
  pool: pg.Pool,
  statementTimeoutMs: number,
): Promise<void> {
  const { rows } = await pool.query<{ setting: string }>(
    `SELECT setting FROM pg_settings WHERE name = 'statement_timeout'`,
  );
  if (Number(rows[0]?.setting) === statementTimeoutMs) return;
  throw new Error(
    `the pooler's connections have a statement_timeout of ${rows[0]?.setting} ms: its connect_query must set ${statementTimeoutMs}`,
  );
}
