import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { grantRowAccess } from '../../api/src/db/grant-row-access.ts';
import { run } from '../process/run.mjs';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { findFreeSitePorts } from '../start/ports.mjs';
import { Service } from '../start/service.mjs';
import { describeDatabase, server } from './testing/database-under-test.mjs';

const pg = createRequire(join(ROOT, 'api/package.json'))('pg');
afterAll(() => server.stop?.());

const name = `gruenland_roles_${process.pid}`;
/** The apis' database role; only this test uses it. */
const roleName = `${name}_api`;
const APPEND_ONLY_TABLES = `'audit_log', 'contract_declarations', 'draw_records'`;
const getDatabaseUrl = (database, user) => {
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  if (user) Object.assign(url, { username: user, password: 'of the role, in tests alone' });
  return url.href;
};

async function runStatements(url, ...statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const runMigration = (env) =>
  run(PROJECT_NODE, [join(ROOT, 'api/src/migrate-command.ts')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
  });

describeDatabase('a role with access to rows but not to the schema', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gruenland-roles-'));
  const logFile = join(folder, 'api.log');
  let ownerUrl;
  let restrictedUrl;
  let env;
  let api;
  beforeAll(async () => {
    await runStatements(server.url, `CREATE DATABASE ${name}`);
    [ownerUrl, restrictedUrl] = [getDatabaseUrl(name), getDatabaseUrl(name, roleName)];
    const { api: port, smtp } = await findFreeSitePorts();
    env = {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      DATABASE_URL: restrictedUrl,
      MIGRATE_AT_START: 'off',
      AUTH_SECRET: 's'.repeat(32),
      SEARCH_FEED: 'off',
      API_PORT: `${port}`,
      SMTP_URL: `smtp://127.0.0.1:${smtp}`,
      SHED_DELAY_MS: '0',
      // Allows ten seconds, because the first statements take longer on a busy test machine.
      DATABASE_STATEMENT_MS: '10000',
    };
    const url = `http://127.0.0.1:${port}`;
    const report = () => {};
    const entry = 'api/src/main.ts';
    api = new Service({ name: 'api', entry, url, env, logFile, deadlineMs: 60_000, report });
  }, 60_000);
  afterAll(async () => {
    await api.stop(5000);
    await runStatements(
      server.url,
      `DROP DATABASE ${name} WITH (FORCE)`,
      `DROP ROLE IF EXISTS "${roleName}"`,
    );
    rmSync(folder, { recursive: true });
  }, 60_000);

  test('cannot start an api before the owner has created the schema', async () => {
    await runStatements(
      server.url,
      `CREATE ROLE "${roleName}" LOGIN PASSWORD 'of the role, in tests alone'`,
    );
    const earlyStartResult = await run(PROJECT_NODE, [join(ROOT, 'api/src/main.ts')], {
      cwd: ROOT,
      env,
    });
    expect(earlyStartResult.ok).toBe(false);
    expect(earlyStartResult.output).toContain('the schema is missing, and MIGRATE_AT_START is off');
    await runStatements(server.url, `DROP ROLE "${roleName}"`);
  }, 60_000);

  test('is created and gets its rights by the migration, repeatedly', async () => {
    const urls = { DATABASE_URL: restrictedUrl, DATABASE_OWNER_URL: ownerUrl };
    const readOnlyMigrationResult = await runMigration({ ...urls, READ_ONLY: 'on' });
    expect(readOnlyMigrationResult.output).toContain('nothing was changed');
    expect(
      await runStatements(ownerUrl, `SELECT 1 FROM pg_tables WHERE schemaname = 'public'`),
    ).toEqual([]);
    for (const ended of await Promise.all([runMigration(urls), runMigration(urls)])) {
      expect(ended.output).toContain(`up to date, every row is ${roleName}’s`);
      expect(ended.ok).toBe(true);
    }
  }, 120_000);

  test('is sufficient for an api: it answers, writes and runs tasks', async () => {
    const health = await api.start();
    expect(JSON.stringify(health)).toContain('database');
    const body = JSON.stringify({
      email: 'anna@hof.example',
      password: 'Klee-und-Weizen-7',
      displayName: 'Anna Acker',
      acceptTerms: true,
    });
    const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000' };
    const registerResponse = await fetch(`${api.url}/api/auth/register`, {
      method: 'POST',
      headers,
      body,
    });
    expect(registerResponse.status).toBeLessThan(300);
    expect(await runStatements(ownerUrl, 'SELECT email FROM users')).toEqual([
      { email: 'anna@hof.example' },
    ]);
    expect((await fetch(`${api.url}/api/kleinanzeigen/ads`)).status).toBe(200);
    await waitForCleanUpAndMailAttempt();
    expect(readFileSync(logFile, 'utf8')).not.toMatch(/permission denied|must be owner/);
  }, 60_000);

  /**
   * Waits until the daily clean-up tasks, which touch most tables, have run and an attempt was made
   * to send a mail.
   */
  async function waitForCleanUpAndMailAttempt() {
    for (let tries = 0; tries < 400; tries += 1) {
      const tasks = await runStatements(
        ownerUrl,
        'SELECT kind, state, attempts, last_error FROM tasks',
      );
      const wasMailAttempted = tasks.some(
        ({ kind, attempts }) => kind.startsWith('mail.') && attempts > 0,
      );
      const maintenanceTasks = tasks.filter(({ kind }) => kind === 'maintenance');
      const error = maintenanceTasks.find(({ last_error }) => last_error)?.last_error;
      if (error) throw new Error(error);
      // The first task enqueues a task for each step.
      const isMaintained =
        maintenanceTasks.length > 1 && maintenanceTasks.every(({ state }) => state === 'done');
      if (wasMailAttempted && isMaintained) return;
      await pause(50);
    }
    throw new Error('no task was done');
  }

  test('has access to every table and sequence', async () => {
    const missing = await runStatements(
      ownerUrl,
      `SELECT c.relname FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND CASE c.relkind
         WHEN 'r' THEN NOT has_table_privilege('${roleName}', c.oid, 'SELECT')
           OR NOT has_table_privilege('${roleName}', c.oid, 'INSERT')
           OR c.relname NOT IN (${APPEND_ONLY_TABLES})
             AND NOT (has_table_privilege('${roleName}', c.oid, 'UPDATE')
               AND has_table_privilege('${roleName}', c.oid, 'DELETE'))
         WHEN 'S' THEN NOT has_sequence_privilege('${roleName}', c.oid, 'USAGE') ELSE false END`,
    );
    expect(missing).toEqual([]);
  });

  test("the handbook's SQL statements are valid", async () => {
    const handbook = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const blocks = [...handbook.matchAll(/^```sql(?: night)?\n([^]*?)^```/gm)].map(
      ([, block]) => block,
    );
    const inlineStatements = [...handbook.matchAll(/`((?:SELECT|UPDATE) [^`]+)`/g)].map(
      ([, words]) => words,
    );
    const statements = [...blocks.join('').split(';'), ...inlineStatements]
      // What a person fills in. ALTER SYSTEM cannot be explained; `npm run nights` runs it.
      .map((words) => words.trim().replaceAll(/:'\w+'/g, "'0'"))
      .filter((words) => words !== '' && !words.startsWith('ALTER SYSTEM'));
    expect(statements.length).toBeGreaterThan(3);
    for (const statement of statements) await runStatements(ownerUrl, `EXPLAIN ${statement}`);
  });

  test.each([
    ['DROP TABLE users CASCADE'],
    ['ALTER TABLE users ADD COLUMN more text'],
    ['ALTER TABLE users DISABLE TRIGGER ALL'],
    ['TRUNCATE audit_log'],
    ['CREATE TABLE mine (id text)'],
    ['CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$'],
    ['DROP SCHEMA public CASCADE'],
    ['CREATE SCHEMA mine'],
    ['DELETE FROM drizzle.__drizzle_migrations'],
    ['CREATE ROLE mine SUPERUSER'],
    ["COPY users TO PROGRAM 'cat'"],
  ])('may not %s', async (statement) => {
    // Error code of PostgreSQL for `insufficient_privilege`.
    await expect(runStatements(restrictedUrl, statement)).rejects.toMatchObject({ code: '42501' });
  });

  describe('api finding F22: evidence is append-only for the apis', () => {
    test.each(['audit_log', 'contract_declarations', 'draw_records'])('%s', async (table) => {
      for (const statement of [`DELETE FROM ${table}`, `UPDATE ${table} SET id = id`]) {
        await expect(runStatements(restrictedUrl, statement)).rejects.toMatchObject({
          code: '42501',
        });
      }
    });

    test('in every moment of a migration, as other connections see it', async () => {
      const changeableTablesQuery = `SELECT table_name FROM unnest(ARRAY[${APPEND_ONLY_TABLES}]) AS table_name
        WHERE has_table_privilege('${roleName}', table_name, 'UPDATE, DELETE')`;
      const client = new pg.Client({ connectionString: ownerUrl });
      await client.connect();
      const seen = [];
      const query = async (...words) => {
        const answer = await client.query(...words);
        seen.push({
          statement: words[0],
          tables: await runStatements(ownerUrl, changeableTablesQuery),
        });
        return answer;
      };
      await grantRowAccess({ query }, restrictedUrl).finally(() => client.end());
      expect(seen.length).toBeGreaterThan(5);
      expect(seen.filter(({ tables }) => tables.length > 0)).toEqual([]);
    });

    test('a migration that fails leaves the rights as they were', async () => {
      const readTablePrivileges = () =>
        runStatements(ownerUrl, `SELECT relname, relacl::text FROM pg_class ORDER BY oid`);
      const tablePrivileges = await readTablePrivileges();
      const client = new pg.Client({ connectionString: ownerUrl });
      await client.connect();
      const query = (text, ...values) =>
        text.startsWith('REVOKE')
          ? Promise.reject(new Error('lost'))
          : client.query(text, ...values);
      try {
        await expect(grantRowAccess({ query }, restrictedUrl)).rejects.toThrow('lost');
        expect(await readTablePrivileges()).toEqual(tablePrivileges);
        // The connection is still usable, because the transaction was rolled back.
        await grantRowAccess(client, restrictedUrl);
      } finally {
        await client.end();
      }
    });

    test('old lines are deleted with the rights of the owner, younger ones are kept', async () => {
      const createInsertStatement = (id, days) =>
        `INSERT INTO audit_log (id, action, subject, at) VALUES ('${id}', 'test', 'x:1', now() - interval '${days} days')`;
      const [{ count }] = await runStatements(
        restrictedUrl,
        createInsertStatement('older', 1096),
        createInsertStatement('younger', 1094),
        'SELECT delete_expired_evidence() AS count',
      );
      expect(count).toBe(1);
      const remainingEntriesQuery = `SELECT id FROM audit_log WHERE action = 'test'`;
      expect(await runStatements(restrictedUrl, remainingEntriesQuery)).toEqual([
        { id: 'younger' },
      ]);
    });
  });

  test('api finding F24: foreign keys need no right to change or lock evidence', async () => {
    // PostgreSQL refuses this row lock, because a lock requires the right to change the row.
    const lockStatement = 'SELECT 1 FROM contract_declarations FOR UPDATE';
    await expect(runStatements(restrictedUrl, lockStatement)).rejects.toMatchObject({
      code: '42501',
    });
    const declaration = `INSERT INTO contract_declarations (id, kind, name, email, contract)
      VALUES ('d', 'cancellation', 'Anna', 'anna@hof.example', 'B1')`;
    const handling = `INSERT INTO contract_handlings (declaration_id, handled_by) VALUES ('d', 'x')`;
    const rows = await runStatements(
      restrictedUrl,
      declaration,
      handling,
      `DELETE FROM users WHERE email = 'anna@hof.example' RETURNING email`,
    );
    expect(rows).toHaveLength(1);
  });

  test('may not grant its rights to others', async () => {
    await runStatements(restrictedUrl, 'GRANT SELECT ON users TO PUBLIC');
    // PostgreSQL only warns when a role may not grant a right, so the test reads the granted
    // rights.
    const privilegeQuery = `SELECT has_table_privilege('public', 'users', 'SELECT') AS given`;
    expect(await runStatements(ownerUrl, privilegeQuery)).toEqual([{ given: false }]);
  });
});
