import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findServiceAccount, ensurePostgresPrograms } from '../install/system-packages.mjs';

const execute = promisify(execFile);
const TIMEOUT_MS = 60_000;

/**
 * Returns the program of a PostgreSQL server with its data in the given folder. It accepts
 * connections from this machine only, and its writes are durable, as in production.
 *
 * @param {{ folder: string, port: number, signal: AbortSignal }} options
 * @returns {Promise<{ program: import('../start/program.mjs').Program, url: string, ready: () =>
 *   Promise<void> } | undefined>} undefined if PostgreSQL is not installed; `ready` throws while
 *   the server does not accept connections
 */
export async function createPostgresProgram({ folder, port, signal }) {
  const binFolder = await ensurePostgresPrograms(signal);
  if (!binFolder) return undefined;
  const identity = await findServiceAccount('postgres');
  mkdirSync(folder, { recursive: true });
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const run = (program, args) =>
    execute(join(binFolder, program), args, {
      ...identity,
      signal,
      cwd: folder,
      timeout: TIMEOUT_MS,
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
    });
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await run('initdb', ['-D', data, '-U', 'gruenland', '--auth=trust', '-E', 'UTF8']);
  }
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    // So that a replica that was away for a while can follow again.
    'wal_keep_size=256MB',
    'log_min_messages=fatal',
  ];
  const args = ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])];
  return {
    // SIGINT is PostgreSQL's fast shutdown: it ends sessions cleanly.
    program: { command: join(binFolder, 'postgres'), args, identity, stopSignal: 'SIGINT' },
    url: `postgres://gruenland@127.0.0.1:${port}/postgres`,
    ready: async () => {
      await run('pg_isready', [
        '-h',
        '127.0.0.1',
        '-p',
        `${port}`,
        '-U',
        'gruenland',
        '-d',
        'postgres',
        '-q',
      ]);
    },
  };
}
