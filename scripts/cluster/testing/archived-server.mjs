import { execFile } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findServiceAccount } from '../../install/system-packages.mjs';
import { ROOT } from '../../project/paths.mjs';
import { postgresFolder } from './describe-programs.mjs';

const execute = promisify(execFile);
/** Timeout in milliseconds of each program. */
const TIMEOUT_MS = 60_000;
/** Folder of the scripts in the container. */
const SCRIPTS_PATH = '/gruenland';

/**
 * Creates a PostgreSQL server in a temporary folder, with the settings of a container and with the
 * scripts of `deploy/postgres`. It has its own pair of keys and accepts connections by a socket.
 *
 * @param {readonly string[]} command The container's command, beginning with `postgres`.
 */
export async function createArchivedServer(command) {
  const folder = mkdtempSync(join(tmpdir(), 'gruenland-archive-'));
  const [scripts, data, archive] = ['scripts', 'data', 'archive'].map((name) => join(folder, name));
  const [publicKey, privateKey] = [join(folder, 'public.asc'), join(folder, 'private.asc')];
  cpSync(join(ROOT, 'deploy/postgres'), scripts, { recursive: true });
  mkdirSync(archive);
  const identity = await findServiceAccount('postgres');
  for (const path of [folder, archive]) {
    if (identity) chownSync(path, identity.uid, identity.gid);
  }
  const env = {
    PATH: `${postgresFolder}${delimiter}${process.env['PATH']}`,
    LC_ALL: 'C.UTF-8',
    HOME: folder,
    PGDATA: data,
    PGHOST: folder,
    PGUSER: 'gruenland',
    PGDATABASE: 'postgres',
    ARCHIVE_DIR: archive,
    ARCHIVE_KEY: publicKey,
    ARCHIVE_PRIVATE_KEY: privateKey,
    BASE_BACKUPS_KEPT: '2',
  };
  const run = async (program, args) => {
    const options = { ...identity, cwd: folder, timeout: TIMEOUT_MS, env };
    return (await execute(program, args, options)).stdout.trim();
  };
  const createKeys = async () => {
    const gpg = (...words) => run('gpg', ['--batch', '--quiet', '--passphrase', '', ...words]);
    await gpg('--quick-generate-key', 'archive', 'future-default', 'default', 'never');
    await gpg('--armor', '--output', publicKey, '--export', 'archive');
    await gpg('--armor', '--output', privateKey, '--export-secret-keys', 'archive');
    await run('gpgconf', ['--kill', 'all']);
  };
  await createKeys();
  await run('initdb', ['-D', data, '-U', 'gruenland', '--auth=trust', '--no-sync', '-E', 'UTF8']);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    ...command
      .filter((word) => word.includes('='))
      .map((word) => word.replace('${ARCHIVE_MODE:-off}', 'on'))
      .map((word) => word.replace(`${SCRIPTS_PATH}/`, `${scripts}/`)),
  ];
  const options = settings.map((setting) => `-c '${setting}'`).join(' ');
  const stop = () => run('pg_ctl', ['-m', 'immediate', '-w', 'stop']);
  return {
    archive,
    start: () => run('pg_ctl', ['-w', '-l', join(folder, 'log'), '-o', options, 'start']),
    /** Stops the server like a power failure. */
    stop,
    /** Runs statements and returns the only value of the last one. */
    query: (statements) =>
      run('psql', [
        '-XAtq',
        '-v',
        'ON_ERROR_STOP=1',
        ...statements.split('; ').flatMap((one) => ['-c', one]),
      ]),
    runScript: (name, ...args) => run(join(scripts, name), args),
    remove: async () => {
      await stop().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
