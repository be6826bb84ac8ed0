import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns why packages must be installed; undefined when `node_modules` matches package-lock.json.
 * Compares package-lock.json with the list of installed packages that npm writes at the end of each
 * installation: a manual `npm install` counts, an interrupted one does not.
 *
 * @param {string} root
 * @returns {'missing' | 'outdated' | undefined}
 */
export function getInstallReason(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record) || !existsSync(join(root, 'node_modules/node/bin/node')))
    return 'missing';
  const lockedPackages = getPackages(join(root, 'package-lock.json'));
  try {
    return areLockedPackagesInstalled(lockedPackages, getPackages(record)) ? undefined : 'outdated';
  } catch (error) {
    // The list is incomplete, because npm was interrupted while writing it.
    if (error instanceof SyntaxError) return 'outdated';
    throw error;
  }
}

/**
 * Whether the installed packages match the lock file. Only `optional` packages may be missing,
 * because they may be meant for other systems.
 */
export function areLockedPackagesInstalled(lockedPackages, installedPackages) {
  return Object.entries(lockedPackages).every(([path, entry]) => {
    const found = installedPackages[path];
    if (path === '' || (found === undefined && entry.optional)) return true;
    return found !== undefined && found.version === entry.version && found.link === entry.link;
  });
}

function getPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
