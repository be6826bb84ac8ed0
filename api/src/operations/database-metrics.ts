import { sql } from 'drizzle-orm';
import type { Registry } from 'prom-client';

import { findNewestBackupTime } from '#backup/backup-record.ts';
import type { Database } from '#db/database.ts';
import { countWaitingTasks } from '#queue/task.repository.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import { addReadGauge } from './read-gauge-metrics.ts';
import type { GaugeReader } from './read-gauge-metrics.ts';
import { readSiteState } from './site-state.ts';

export interface DatabaseMetricsOptions {
  readonly database: Database;
  readonly encryption: Encryption;
  /** Whether the settings of this api refuse writes. */
  readonly isReadOnly: boolean;
}

/** Returns a function that shares one call of `read` among all callers at a time. */
function shareCalls<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined;
  return () => (promise ??= read().finally(() => (promise = undefined)));
}

/** Reads how many connections the database server has, of all programs, and its limit. */
async function readServerConnections({ drizzle }: Database) {
  const { rows } = await drizzle.execute<{ used: number; max: number }>(sql`
    SELECT sum(numbackends)::int AS used, current_setting('max_connections')::int AS max
    FROM pg_stat_database`);
  return rows[0];
}

/** Adds gauges for the database: connections, tasks, backups, search and state of the site. */
export function addDatabaseGauges(
  registry: Registry,
  { database, encryption, isReadOnly }: DatabaseMetricsOptions,
): void {
  const { drizzle, pool } = database;
  const readCounts = shareCalls(async () => countWaitingTasks(drizzle));
  const readState = shareCalls(async () => readSiteState(drizzle, encryption));

  addReadGauge(registry, 'gruenland_tasks', 'Tasks by state', ['state'], async (setGauge) => {
    const { waiting, failed } = await readCounts();
    setGauge({ state: 'waiting' }, waiting);
    setGauge({ state: 'failed' }, failed);
  });
  const taskAgeHelp = 'Age of the oldest due task in seconds';
  addReadGauge(registry, 'gruenland_tasks_oldest_due_seconds', taskAgeHelp, [], async (setGauge) =>
    setGauge({}, (await readCounts()).oldestDueSeconds),
  );
  const backupHelp = 'When the newest backup was made, in seconds since 1970; 0 before the first';
  addReadGauge(registry, 'gruenland_backup_timestamp_seconds', backupHelp, [], async (setGauge) => {
    const backupTime = await findNewestBackupTime(drizzle);
    if (backupTime) setGauge({}, backupTime.getTime() / 1000);
  });
  const help = 'Connections to the database by use, and what waits for one';
  const setConnections: GaugeReader = async (setGauge) => {
    for (const { use, open, idle, wanted } of pool.connectionCounts) {
      setGauge({ use, state: 'open' }, open);
      setGauge({ use, state: 'idle' }, idle);
      setGauge({ use, state: 'wanted' }, wanted);
    }
  };
  addReadGauge(registry, 'gruenland_database_connections', help, ['use', 'state'], setConnections);
  const ping = async () => drizzle.execute(sql`SELECT 1`);
  const upHelp = 'Whether the database answers: 1 or 0';
  addReadGauge(registry, 'gruenland_database_up', upHelp, [], async (setGauge) => {
    const isAnswering = await ping().then(
      () => true,
      () => false,
    );
    setGauge({}, isAnswering ? 1 : 0);
  });
  const readOnlyHelp = 'Whether forms are refused: 1 or 0';
  addReadGauge(registry, 'gruenland_read_only', readOnlyHelp, [], async (setGauge) =>
    setGauge({}, isReadOnly || (await readState()).isReadOnly ? 1 : 0),
  );
  const decryptHelp = 'Whether DATA_SECRET decrypts what the database contains: 1 or 0';
  addReadGauge(registry, 'gruenland_data_readable', decryptHelp, [], async (setGauge) =>
    setGauge({}, (await readState()).canDecrypt ? 1 : 0),
  );
  const searchHelp = 'Age of the oldest change that the search does not contain, in seconds';
  addReadGauge(registry, 'gruenland_search_behind_seconds', searchHelp, [], async (setGauge) =>
    setGauge({}, (await readState()).searchDelaySeconds),
  );
  if (database.kind !== 'postgres') return;
  const serverHelp = 'Connections of the database server, of all programs, and its limit';
  addReadGauge(
    registry,
    'gruenland_server_connections',
    serverHelp,
    ['state'],
    async (setGauge) => {
      const connections = await readServerConnections(database);
      setGauge({ state: 'used' }, connections?.used ?? 0);
      setGauge({ state: 'max' }, connections?.max ?? 0);
    },
  );
  if (pool.isReplicaUsed === null) return;
  const replicaHelp = 'Whether lists are read from the replica: 1 or 0';
  addReadGauge(registry, 'gruenland_replica_used', replicaHelp, [], async (setGauge) =>
    setGauge({}, pool.isReplicaUsed ? 1 : 0),
  );
}
