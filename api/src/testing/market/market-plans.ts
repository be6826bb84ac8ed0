import type { Database } from '#db/database.ts';

/** A step of a plan as `EXPLAIN (FORMAT JSON)` tells it. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Step[];
}

/** Tables of which no list of the market may read every row. */
export const MARKET_TABLES: ReadonlySet<string> = new Set([
  'kleinanzeigen',
  'events',
  'event_dates',
  'job_postings',
]);

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

function wholeReads(step: Step, large: ReadonlySet<string>): string[] {
  const table = step['Relation Name'] ?? '';
  const own = step['Node Type'] === 'Seq Scan' && large.has(table) ? [table] : [];
  return [...own, ...(step.Plans ?? []).flatMap((part) => wholeReads(part, large))];
}

/** Notes the statements that `work` sends to the database. */
async function statementsOf(database: Database, work: () => Promise<void>): Promise<Statement[]> {
  const { pool } = database;
  const query = pool.query.bind(pool);
  const noted: Statement[] = [];
  const reads = /^\s*(?:select|with)\b/iu;
  pool.query = ((sent: { readonly text: string }, values: readonly unknown[] = []) => {
    // What is done in the background at the same time is none of a list's.
    if (reads.test(sent.text)) noted.push({ text: sent.text, values });
    return query(sent, [...values]);
  }) as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = query;
  }
  return noted;
}

/**
 * Statements of `work` whose plan reads a whole large table, row after row.
 * @returns one line for each: the table and the beginning of the statement
 */
export async function wholeTableReads(
  database: Database,
  work: () => Promise<void>,
  large = MARKET_TABLES,
): Promise<string[]> {
  const found: string[] = [];
  for (const { text, values } of await statementsOf(database, work)) {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': readonly { Plan: Step }[] }>(
      `explain (format json) ${text}`,
      [...values],
    );
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    for (const table of plan ? wholeReads(plan.Plan, large) : []) {
      found.push(`${table}: ${text.replaceAll(/\s+/gu, ' ').slice(0, 160)}`);
    }
  }
  return found;
}
