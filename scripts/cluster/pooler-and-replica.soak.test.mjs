import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runInBackground } from '../../api/src/db/background-work.ts';
import { isDatabaseUnavailableError } from '../../api/src/db/database.ts';
import { openPostgres } from '../../api/src/db/open-database.ts';
import { requirePoolerLimits } from '../../api/src/db/pooled-client.ts';
import { readFromReplica } from '../../api/src/db/replica.ts';
import { Service } from '../start/service.mjs';
import { createPoolerProgram } from './pooler-program.mjs';
import { createPostgresProgram } from './postgres-program.mjs';
import { createReadinessCheck } from './readiness-check.mjs';
import { createReplicaProgram } from './replica-program.mjs';
import { describePrograms } from './testing/describe-programs.mjs';

const { signal } = new AbortController();
const log = { debug() {}, info() {}, warn() {}, error() {} };
const STATEMENT_TIMEOUT_MS = 800;
/** Milliseconds for which a killed server is gone. */
const RESTART_MS = 3000;

describePrograms('an api behind PgBouncer, with a replica', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gruenland-pooler-'));
  chmodSync(folder, 0o755);
  /** @type {Record<string, Service>} */
  const services = {};
  let primary;
  let replicaOwnerUrl;
  let database;

  async function start(name, { program, ready }) {
    services[name] = new Service({
      name,
      url: '',
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
      deadlineMs: 60_000,
      restartsForever: true,
      backOffMs: [RESTART_MS],
      logFile: join(folder, 'logs', `${name}.log`),
      report: () => {},
      program,
      ready: createReadinessCheck(ready),
    });
    await services[name].start();
  }

  beforeAll(async () => {
    const [port, poolerPort, replicaPort] = await Promise.all([1, 2, 3].map(findFreePort));
    primary = await createPostgresProgram({ folder: join(folder, 'primary'), port, signal });
    await start('primary', primary);
    const owner = openPostgres(primary.url, log);
    await owner.pool.query('CREATE ROLE gruenland_api LOGIN');
    await owner.pool.query('CREATE TABLE notes (id int PRIMARY KEY, text text)');
    await owner.pool.query('GRANT ALL ON notes TO gruenland_api');
    await owner.close();
    const poolerFolder = join(folder, 'pooler');
    const pooler = { folder: poolerFolder, port: poolerPort, serverPort: port, signal };
    await start('pooler', await createPoolerProgram(pooler));
    const replicaFolder = join(folder, 'replica');
    const replica = await createReplicaProgram({
      folder: replicaFolder,
      port: replicaPort,
      primaryUrl: primary.url,
      signal,
    });
    await start('replica', replica);
    replicaOwnerUrl = replica.url.replace('gruenland_api@', 'gruenland@');
    const roleUrl = primary.url.replace('gruenland@', 'gruenland_api@');
    database = openPostgres(roleUrl, log, STATEMENT_TIMEOUT_MS, {
      poolerUrl: roleUrl.replace(`:${port}/`, `:${poolerPort}/`),
      replicaUrl: replica.url,
    });
  }, 120_000);
  afterAll(async () => {
    await database?.close();
    for (const name of ['pooler', 'replica', 'primary']) await services[name]?.stop(10_000);
    rmSync(folder, { recursive: true, force: true });
  });

  const readValue = async (text) => Object.values((await database.pool.query(text)).rows[0])[0];
  /** Returns the server that answers a list. */
  const readServer = async () => {
    const isReplica = await readFromReplica(() => readValue('SELECT pg_is_in_recovery()'));
    return isReplica ? 'replica' : 'primary';
  };
  async function waitForServer(name) {
    const deadline = Date.now() + 20_000;
    while ((await readServer()) !== name) {
      if (Date.now() > deadline) throw new Error(`lists are not read from the ${name}`);
      await pause(50);
    }
  }

  test('requests have their limits through the pooler, and background work has its own', async () => {
    await requirePoolerLimits(database.pool, STATEMENT_TIMEOUT_MS);
    await expect(requirePoolerLimits(database.pool, 900)).rejects.toThrow('connect_query must set');
    await expect(readValue('SELECT pg_sleep(2)')).rejects.toThrow('statement timeout');
    expect(await runInBackground(() => readValue('SHOW statement_timeout'))).toBe('30s');
  });

  test('prepared statements and transactions work when connections change', async () => {
    const countTwice = async (index) => {
      const client = await database.pool.connect();
      try {
        await client.query('BEGIN');
        await client.query({ name: 'add', text: 'INSERT INTO notes VALUES ($1)', values: [index] });
        await client.query('COMMIT');
      } finally {
        client.release();
      }
      const named = { name: 'read', text: 'SELECT id FROM notes WHERE id = $1', values: [index] };
      return (await database.pool.query(named)).rows[0].id;
    };
    const indexes = Array.from({ length: 60 }, (_, index) => index);
    expect(await Promise.all(indexes.map(countTwice))).toEqual(indexes);
  });

  test('only lists are read from the replica', async () => {
    await waitForServer('replica');
    expect(await readValue('SELECT pg_is_in_recovery()')).toBe(false);
    await readFromReplica(() =>
      database.drizzle.transaction((tx) => tx.execute('DELETE FROM notes')),
    );
  });

  test('a replica that lags too far is not read until it has followed', async () => {
    const replica = (text) => readFromReplica(() => database.pool.query(text));
    await waitForServer('replica');
    const pauses = openPostgres(replicaOwnerUrl, log);
    await pauses.pool.query('SELECT pg_wal_replay_pause()');
    await database.pool.query(`INSERT INTO notes VALUES (1, 'neu')`);
    expect((await replica('SELECT * FROM notes')).rows).toEqual([]);
    await waitForServer('primary');
    expect((await replica('SELECT * FROM notes')).rows).toHaveLength(1);
    await pauses.pool.query('SELECT pg_wal_replay_resume()');
    await pauses.close();
    await waitForServer('replica');
    expect((await replica('SELECT * FROM notes')).rows).toHaveLength(1);
  }, 60_000);

  test('without the replica, and without the primary, no list fails', async () => {
    const failures = [];
    const reading = new AbortController();
    const read = async () => {
      while (!reading.signal.aborted) {
        await readServer().catch((error) => failures.push(error.message));
        await pause(5);
      }
    };
    const readers = [read(), read(), read()];
    process.kill(services.replica.pid, 'SIGKILL');
    await waitForServer('primary');
    await waitForServer('replica');

    // SIGQUIT ends PostgreSQL at once, like a crash.
    process.kill(services.primary.pid, 'SIGQUIT');
    const error = await readValue('SELECT pg_sleep(0.1)').catch((reason) => reason);
    // The api answers such an error with 503.
    expect([error.message, isDatabaseUnavailableError(error)]).toEqual([error.message, true]);
    for (let count = 0; count < 20; count += 1) expect(await readServer()).toBe('replica');
    reading.abort();
    await Promise.all(readers);
    expect(failures).toEqual([]);
  }, 120_000);
});

function findFreePort() {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
