import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findServiceAccount, ensurePostgresPrograms } from '../install/system-packages.mjs';

const execute = promisify(execFile);

/** Timeout in milliseconds for starting PostgreSQL. */
const START_TIMEOUT_MS = 60_000;

/** Linux's folder in memory. Copying a database there takes half of the CPU time of the kernel. */
const MEMORY_FOLDER = '/dev/shm';
/** Bytes that must be free to use the folder in memory: the databases of a run take less than 1 GB. */
const MIN_FREE_MEMORY_BYTES = 6e9;

/**
 * Returns the folder for the data of a server whose tests do not measure the disk: in memory if there
 * is enough.
 */
export function findMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    const freeBytes = Math.min(bavail * bsize, freemem());
    return freeBytes > MIN_FREE_MEMORY_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Starts a PostgreSQL server for tests, in a temporary folder and on its own port, without durable
 * writes; `stop` deletes the folder. If `TEST_DATABASE_URL` is set, returns that server instead. If
 * PostgreSQL is missing, installs it when this process runs as root on Debian.
 *
 * @param {AbortSignal} signal
 * @param {object} [options]
 * @param {readonly string[]} [options.settings] Further settings of the server, as `name=value`.
 * @param {string} [options.parentFolder] Folder in which the temporary folder is created.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { reason: string }>}
 */
export async function startPostgres(signal, options = {}) {
  const externalUrl = process.env['TEST_DATABASE_URL'];
  if (externalUrl) return { url: externalUrl, stop: async () => {} };
  try {
    const bin = await ensurePostgresPrograms(signal);
    return bin ? await start(bin, signal, options) : { reason: 'PostgreSQL is not installed' };
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split('\n');
    return { reason: `PostgreSQL did not start: ${line}` };
  }
}

async function start(bin, signal, { settings: furtherSettings = [], parentFolder = tmpdir() }) {
  const folder = mkdtempSync(join(parentFolder, 'gruenland-postgres-'));
  const owner = await findServiceAccount('postgres');
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program, args) =>
    execute(join(bin, program), args, {
      ...owner,
      signal,
      cwd: folder,
      timeout: START_TIMEOUT_MS,
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
    });
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await run('initdb', ['-D', data, '-U', 'tests', '--auth=trust', '--no-sync', '-E', 'UTF8']);
    const port = await findFreePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=200',
      ...furtherSettings,
    ];
    const options = `-p ${port} ${settings.map((setting) => `-c ${setting}`).join(' ')}`;
    // The server logs to a file: with a pipe, `pg_ctl` would wait for the pipe to close.
    await run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
    return {
      // Clients connect through the socket in the folder, which takes a third less CPU time than TCP.
      url: `postgres://tests@127.0.0.1:${port}/postgres?host=${encodeURIComponent(folder)}`,
      stop: async () => {
        const stop = ['-D', data, '-m', 'immediate', 'stop'];
        await execute(join(bin, 'pg_ctl'), stop, { ...owner, cwd: folder }).catch(() => {});
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
