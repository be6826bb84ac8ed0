import type { ClientBase } from 'pg';

const CREATE_ROLE = 'CREATE ROLE %1$I LOGIN PASSWORD %2$L';
const GRANTS = [
  'GRANT USAGE ON SCHEMA public, drizzle TO %1$I',
  'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO %1$I',
  'GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO %1$I',
  'GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO %1$I',
];

/**
 * Gives the role of the apis every row of every table, and nothing of the schema: it makes, changes and
 * drops no table, empties none at once, and switches no trigger off. Made where it is missing; asked for
 * again after each migration, for the tables that are new.
 *
 * @param owner Who owns the schema; to make a role they must be allowed to.
 * @param apiUrl What the apis open the database by.
 */
export async function grantRowAccess(owner: ClientBase, apiUrl: string): Promise<void> {
  const { username, password } = new URL(apiUrl);
  const role = decodeURIComponent(username);
  const existing = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const templates = existing.rows.length === 0 ? [CREATE_ROLE, ...GRANTS] : GRANTS;
  for (const template of templates) {
    // The server puts the names in, as no parameter may stand there.
    const { rows } = await owner.query<{ statement: string }>(
      'SELECT format($1, $2::text, $3::text) AS statement',
      [template, role, decodeURIComponent(password)],
    );
    for (const { statement } of rows) await owner.query(statement);
  }
}
