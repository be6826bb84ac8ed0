import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { say } from '../project/terminal.mjs';

const execute = promisify(execFile);

/** Timeout in milliseconds for each apt-get command. */
const INSTALL_TIMEOUT_MS = 300_000;

/** Folders in which common distributions install PostgreSQL's programs. */
const POSTGRES_FOLDERS = [
  '/usr/lib/postgresql',
  '/usr/local/pgsql',
  '/opt/homebrew/opt/postgresql',
];

/** Folders in which common distributions install server programs. */
const PROGRAM_FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Installs packages of the distribution if this process runs as root on a Debian-based system. When
 * apt-get fails, prints its error (no network, locked by another process).
 *
 * @param {readonly string[]} packages
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} whether the packages are installed now
 */
export async function installPackages(packages, signal) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, signal, timeout: INSTALL_TIMEOUT_MS };
  const installArgs = ['install', '-y', '--no-install-recommends', ...packages];
  try {
    // Updates the package lists only if the first attempt fails, because the lists often exist
    // already.
    await execute('apt-get', installArgs, options).catch(async () => {
      await execute('apt-get', ['update'], options);
      await execute('apt-get', installArgs, options);
    });
    return true;
  } catch (error) {
    const message = String(error.stderr || error.message)
      .trim()
      .split('\n')
      .at(-1);
    say(`  apt-get      could not install ${packages.join(', ')}: ${message}`);
    return false;
  }
}

/**
 * Finds a server program. If it is missing, installs it when this process runs as root on Debian.
 *
 * @param {string} name File name of the program.
 * @param {readonly string[]} packages Debian packages that contain the program.
 * @returns {Promise<string | undefined>} path of the program
 */
export async function ensureServerProgram(name, packages, signal) {
  const find = () =>
    PROGRAM_FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  return (await installPackages(packages, signal)) ? find() : undefined;
}

/**
 * Finds the folder that contains `initdb` and `pg_ctl`, of the newest version if there are several.
 * If PostgreSQL is missing, installs it when this process runs as root on Debian.
 */
export async function ensurePostgresPrograms(signal) {
  const found = findPostgresFolder();
  if (found) return found;
  return (await installPackages(['postgresql'], signal)) ? findPostgresFolder() : undefined;
}

function findPostgresFolder() {
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
 * Finds the user account for a server that refuses to run as root. The server's package creates
 * this account.
 *
 * @returns {Promise<{ uid: number, gid: number } | undefined>} undefined when this process does not
 *   run as root
 */
export async function findServiceAccount(name) {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag) => Number((await execute('id', [flag, name])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}
