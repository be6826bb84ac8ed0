import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { say } from '../project/terminal.mjs';

const execute = promisify(execFile);

/** Milliseconds for packages to come and be unpacked. */
const INSTALL_MS = 300_000;

/** Where distributions put PostgreSQL's programs. */
const POSTGRES_FOLDERS = [
  '/usr/lib/postgresql',
  '/usr/local/pgsql',
  '/opt/homebrew/opt/postgresql',
];

/** Where distributions put the programs of a server. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Installs packages of the distribution: as root on Debian and its kin, nowhere else. What keeps apt
 * from it (no network, somebody else at it) is said.
 *
 * @param {readonly string[]} packages
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} whether they are there now
 */
async function installPackages(packages, signal) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, signal, timeout: INSTALL_MS };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  try {
    // Without the lists of packages at first: they are often there already.
    await execute('apt-get', install, options).catch(async () => {
      await execute('apt-get', ['update'], options);
      await execute('apt-get', install, options);
    });
    return true;
  } catch (error) {
    const said = String(error.stderr || error.message)
      .trim()
      .split('\n')
      .at(-1);
    say(`  apt-get      could not install ${packages.join(', ')}: ${said}`);
    return false;
  }
}

/**
 * A server's program, installed where it is missing and we may.
 *
 * @param {string} name Of the program.
 * @param {readonly string[]} packages That bring it.
 * @returns {Promise<string | undefined>} its path
 */
export async function serverProgram(name, packages, signal) {
  const find = () => FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  return (await installPackages(packages, signal)) ? find() : undefined;
}

/** Folder with `initdb` and `pg_ctl`, the newest version first; installed like other programs. */
export async function postgresPrograms(signal) {
  const found = findPostgres();
  if (found) return found;
  return (await installPackages(['postgresql'], signal)) ? findPostgres() : undefined;
}

function findPostgres() {
  for (const folder of POSTGRES_FOLDERS.filter((path) => existsSync(path))) {
    const versions = readdirSync(folder).toSorted((a, b) => Number(b) - Number(a));
    const found = [folder, ...versions.map((version) => join(folder, version))]
      .map((path) => join(path, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb')));
    if (found) return found;
  }
  return undefined;
}

/**
 * Whom a server runs as that refuses to be root: the account that its package brings.
 *
 * @returns {Promise<{ uid: number, gid: number } | undefined>} undefined for who is not root
 */
export async function accountFor(name) {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag) => Number((await execute('id', [flag, name])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}
