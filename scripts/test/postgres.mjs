import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Where distributions put the server's programs. */
const FOLDERS = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt/postgresql'];

/** Milliseconds for the package, and for the server to come up. */
const INSTALL_MS = 300_000;
const START_MS = 60_000;

/**
 * A PostgreSQL server of the tests' own: in a folder and at a port of its own, without the safety of
 * the disk, gone afterwards. Where there is none, root on Debian gets it installed.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { reason: string }>}
 */
export async function startPostgres(signal) {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  try {
    const bin = findPrograms() ?? (await install(signal));
    return bin ? await start(bin, signal) : { reason: 'PostgreSQL is not installed here' };
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split('\n');
    return { reason: `PostgreSQL could not be started: ${line}` };
  }
}

/** Folder with `initdb` and `pg_ctl`, the newest version first. */
function findPrograms() {
  for (const folder of FOLDERS.filter((path) => existsSync(path))) {
    const versions = readdirSync(folder).toSorted((a, b) => Number(b) - Number(a));
    const found = [folder, ...versions.map((version) => join(folder, version))]
      .map((path) => join(path, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb')));
    if (found) return found;
  }
  return undefined;
}

async function install(signal) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, signal, timeout: INSTALL_MS };
  const packages = ['install', '-y', '--no-install-recommends', 'postgresql'];
  // Without the lists of packages at first: they are often there already.
  await execute('apt-get', packages, options).catch(async () => {
    await execute('apt-get', ['update'], options);
    await execute('apt-get', packages, options);
  });
  return findPrograms();
}

async function start(bin, signal) {
  const folder = mkdtempSync(join(tmpdir(), 'gruenland-postgres-'));
  const owner = await unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program, args) =>
    execute(join(bin, program), args, {
      ...owner,
      signal,
      cwd: folder,
      timeout: START_MS,
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
    });
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await run('initdb', ['-D', data, '-U', 'tests', '--auth=trust', '--no-sync', '-E', 'UTF8']);
    const port = await freePort();
    const settings =
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off ` +
      '-c synchronous_commit=off -c full_page_writes=off -c max_connections=200';
    // Its log goes to a file: a pipe would keep the starter waiting for it to close.
    await run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
    return {
      url: `postgres://tests@127.0.0.1:${port}/postgres`,
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

/** PostgreSQL refuses to run as root; the distribution's package brings an account for it. */
async function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag) => Number((await execute('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
