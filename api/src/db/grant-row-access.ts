import type { ClientBase } from 'pg';

const CREATE_ROLE_TEMPLATE = 'CREATE ROLE %1$I LOGIN PASSWORD %2$L';
/**
 * Tables in which the api's database role only inserts and reads rows. The role that owns the
 * schema deletes old rows.
 */
const APPEND_ONLY_TABLES = ['audit_log', 'contract_declarations', 'draw_records'] as const;

const GRANT_TEMPLATES = [
  'GRANT USAGE ON SCHEMA public, drizzle TO %1$I',
  'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO %1$I',
  'GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO %1$I',
  'GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO %1$I',
  'GRANT EXECUTE ON FUNCTION delete_expired_evidence() TO %1$I',
  `REVOKE UPDATE, DELETE ON ${APPEND_ONLY_TABLES.join(', ')} FROM %1$I`,
];

/**
 * Grants the role of the apis SELECT and INSERT on every table, and UPDATE and DELETE on all but
 * the append-only tables. The role may not change the schema (no DDL, no TRUNCATE, no disabling of
 * triggers). Creates the role if it does not exist. Run this after each migration for new tables.
 * One transaction contains all statements: between GRANT and REVOKE, running apis could otherwise
 * change the append-only tables. If a statement fails, the rights stay as they were.
 *
 * @param ownerClient Connection as the owner of the schema, with CREATEROLE if the role must be created.
 * @param apiUrl Connection string of the apis; contains the role's name and password.
 */
export async function grantRowAccess(ownerClient: ClientBase, apiUrl: string): Promise<void> {
  await ownerClient.query('BEGIN');
  try {
    await runGrants(ownerClient, new URL(apiUrl));
    await ownerClient.query('COMMIT');
  } catch (error) {
    // Ignores a failed ROLLBACK: PostgreSQL rolls back by itself when the connection is lost. The
    // caller gets the original error.
    await ownerClient.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function runGrants(ownerClient: ClientBase, { username, password }: URL): Promise<void> {
  const role = decodeURIComponent(username);
  const existingRoleResult = await ownerClient.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [
    role,
  ]);
  const templates =
    existingRoleResult.rows.length === 0
      ? [CREATE_ROLE_TEMPLATE, ...GRANT_TEMPLATES]
      : GRANT_TEMPLATES;
  for (const template of templates) {
    // PostgreSQL builds the statement, because role names cannot be query parameters.
    const { rows } = await ownerClient.query<{ statement: string }>(
      'SELECT format($1, $2::text, $3::text) AS statement',
      [template, role, decodeURIComponent(password)],
    );
    for (const { statement } of rows) await ownerClient.query(statement);
  }
}
