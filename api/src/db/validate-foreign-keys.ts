import type { ClientBase } from 'pg';

/**
 * Validates the foreign keys that migrations added as NOT VALID. Validation reads whole tables but
 * does not block writes. Adding a key without NOT VALID would block writes until the commit.
 * @param ownerClient connection as the owner of the tables
 * @throws Error of PostgreSQL that names the key, if a row violates it
 */
export async function validateForeignKeys(ownerClient: ClientBase): Promise<void> {
  const { rows } = await ownerClient.query<{ statement: string }>(`
    SELECT format('ALTER TABLE %s VALIDATE CONSTRAINT %I', conrelid::regclass, conname) AS statement
    FROM pg_constraint
    WHERE contype = 'f' AND NOT convalidated AND connamespace = 'public'::regnamespace`);
  for (const { statement } of rows) await ownerClient.query(statement);
}
