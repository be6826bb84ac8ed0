import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { ROOT } from '../project/paths.mjs';
import { addTarballUrls } from './add-tarball-urls.mjs';

/** npm reads this file instead of package-lock.json. It exists only during an installation. */
const SHRINKWRAP_FILE = join(ROOT, 'npm-shrinkwrap.json');

// Hides warnings about the machine's Node version, because the project installs its own Node.
const QUIET_OPTIONS = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the packages in package-lock.json without changing that file. Runs `npm ci` if packages
 * are missing. If packages are outdated, installs only those that differ, which takes seconds
 * instead of minutes.
 *
 * @param {'missing' | 'outdated'} reason
 * @param {AbortSignal} [signal] Stops npm.
 */
export async function installPackagesWithNpm(reason, signal) {
  if (reason === 'missing') return installAllPackages(signal);
  // Deletes npm's list of installed packages: if npm is interrupted, the next run uses `npm ci`.
  rmSync(join(ROOT, 'node_modules/.package-lock.json'));
  return runNpm(['install', '--no-save', ...QUIET_OPTIONS], signal);
}

async function installAllPackages(signal) {
  const command = ['ci', ...QUIET_OPTIONS];
  if (await writeShrinkwrap(signal)) {
    const ended = await runNpm(command, signal).finally(removeShrinkwrap);
    if (ended.ok || signal?.aborted) return ended;
  }
  // A registry may store its tarballs elsewhere.
  return runNpm(command, signal);
}

/** Deletes the file of an installation. A killed one leaves it, and npm would prefer it from then on. */
export function removeShrinkwrap() {
  rmSync(SHRINKWRAP_FILE, { force: true });
}

/** Writes the lock file with the URLs of all packages. @returns whether the registry is known */
async function writeShrinkwrap(signal) {
  const { ok, output } = await runNpm(['config', 'get', 'registry', '--loglevel=error'], signal);
  const registryUrl = /^https?:\/\/\S+$/m.exec(output)?.[0];
  if (!ok || registryUrl === undefined || signal?.aborted) return false;
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  writeFileSync(SHRINKWRAP_FILE, JSON.stringify(addTarballUrls(lock, registryUrl)));
  return true;
}

/** Runs the npm that runs this program, otherwise the one on the PATH. */
function runNpm(words, signal) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...words], { cwd: ROOT, signal })
    : run('npm', words, { cwd: ROOT, signal });
}
