import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Why packages must be installed, or undefined when `node_modules` is what package-lock.json
 * asks for. Compares with npm's own record of what it installed, so that an `npm install` by hand
 * counts; npm writes that record last, so that an install which was cut off does not.
 *
 * @param {string} root
 * @returns {'missing' | 'outdated' | undefined}
 */
export function whyInstall(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record) || !existsSync(join(root, 'node_modules/node/bin/node')))
    return 'missing';
  const wanted = packagesOf(join(root, 'package-lock.json'));
  try {
    return isInstalled(wanted, packagesOf(record)) ? undefined : 'outdated';
  } catch (error) {
    // The record of an npm that was cut off while it wrote.
    if (error instanceof SyntaxError) return 'outdated';
    throw error;
  }
}

/** Packages for other machines stay out (`optional`); every other one must be there as it is. */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    const found = installed[path];
    if (path === '' || (found === undefined && entry.optional)) return true;
    return found !== undefined && found.version === entry.version && found.link === entry.link;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
