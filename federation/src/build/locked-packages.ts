import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from './workspace.ts';

interface LockEntry {
  /** Whether the entry is a package of this repository. */
  readonly link?: boolean;
}

/**
 * Lists the npm packages of `package-lock.json` with their entries, one line each. Packages of this
 * repository are left out, so that a new remote does not change the builds of other remotes.
 *
 * @param root folder of `package-lock.json`
 */
export async function listLockedPackages(root = WORKSPACE_ROOT): Promise<string> {
  const text = await readFile(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { readonly packages: Record<string, LockEntry> };
  return Object.entries(packages)
    .filter(([path, { link }]) => /(^|\/)node_modules\//.test(path) && !link)
    .map(([path, entry]) => `${path} ${JSON.stringify(entry)}`)
    .join('\n');
}
