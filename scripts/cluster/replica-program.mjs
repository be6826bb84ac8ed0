import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findServiceAccount, ensurePostgresPrograms } from '../install/system-packages.mjs';

const execute = promisify(execFile);
const TIMEOUT_MS = 60_000;

/**
 * Copies the primary if the folder is empty and then follows it. `hot_standby_feedback` keeps rows
 * that a list still reads.
 */
const COPY_AND_RUN = `set -e
bin=$1 data=$2 primary=$3 port=$4
if [ ! -e "$data/standby.signal" ]; then
  rm -rf "$data"
  until "$bin/pg_basebackup" --pgdata="$data" --dbname="$primary" --write-recovery-conf --checkpoint=fast --no-password
  do rm -rf "$data"; sleep 0.5; done
fi
exec "$bin/postgres" -D "$data" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \\
  -c max_connections=100 -c hot_standby_feedback=on -c log_min_messages=fatal`;

/**
 * Returns the program of a PostgreSQL server that follows another one and answers reads.
 *
 * @param {{ folder: string, port: number, primaryUrl: string, signal: AbortSignal }} options
 * @returns {Promise<{ program: import('../start/program.mjs').Program, url: string, ready: () =>
 *   Promise<void> } | undefined>} undefined if PostgreSQL is not installed; `ready` throws while
 *   the replica does not accept connections
 */
export async function createReplicaProgram({ folder, port, primaryUrl, signal }) {
  const bin = await ensurePostgresPrograms(signal);
  if (!bin) return undefined;
  const identity = await findServiceAccount('postgres');
  mkdirSync(folder, { recursive: true });
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const args = ['-c', COPY_AND_RUN, 'replica', bin, data, primaryUrl, `${port}`];
  return {
    program: { command: '/bin/sh', args, identity, stopSignal: 'SIGINT' },
    url: `postgres://gruenland_api@127.0.0.1:${port}/postgres`,
    ready: async () => {
      if (!existsSync(join(data, 'standby.signal'))) throw new Error('the primary is being copied');
      const address = ['-h', '127.0.0.1', '-p', `${port}`, '-d', 'postgres', '-q'];
      await execute(join(bin, 'pg_isready'), address, { ...identity, signal, timeout: TIMEOUT_MS });
    },
  };
}
