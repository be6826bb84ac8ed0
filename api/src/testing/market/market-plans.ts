import type { Database } from '#db/database.ts';

/** A node of a query plan in the result of `EXPLAIN (FORMAT JSON)`. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The tables that list queries must not scan completely. */
const MARKET_TABLES: ReadonlySet<string> = new Set([
  'ads',
  'events',
  'event_occurrences',
  'job_postings',
]);

interface RecordedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

function listFullScans(step: PlanNode, largeTables: ReadonlySet<string>): string[] {
  const table = step['Relation Name'] ?? '';
  const scansOfNode = step['Node Type'] === 'Seq Scan' && largeTables.has(table) ? [table] : [];
  return [
    ...scansOfNode,
    ...(step.Plans ?? []).flatMap((part) => listFullScans(part, largeTables)),
  ];
}

/** Runs `operation` and returns the read queries that it sends to the database. */
async function recordStatements(
  database: Database,
  operation: () => Promise<void>,
): Promise<RecordedStatement[]> {
  const { pool } = database;
  const query = pool.query.bind(pool);
  const recordedStatements: RecordedStatement[] = [];
  const selectStatementPattern = /^\s*(?:select|with)\b/iu;
  pool.query = ((sentQuery: { readonly text: string }, values: readonly unknown[] = []) => {
    // Ignores writes, because background work sends them.
    if (selectStatementPattern.test(sentQuery.text))
      recordedStatements.push({ text: sentQuery.text, values });
    return query(sentQuery, [...values]);
  }) as typeof pool.query;
  try {
    await operation();
  } finally {
    pool.query = query;
  }
  return recordedStatements;
}

/**
 * Runs `operation` and finds statements whose query plan scans a whole large table.
 *
 * @returns a line for each such scan: the table and the start of the statement
 */
export async function findFullTableScans(
  database: Database,
  operation: () => Promise<void>,
  largeTables = MARKET_TABLES,
): Promise<string[]> {
  const foundScans: string[] = [];
  for (const { text, values } of await recordStatements(database, operation)) {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      `explain (format json) ${text}`,
      [...values],
    );
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    for (const table of plan ? listFullScans(plan.Plan, largeTables) : []) {
      foundScans.push(`${table}: ${text.replaceAll(/\s+/gu, ' ').slice(0, 160)}`);
    }
  }
  return foundScans;
}
