/**
 * `node scripts/install/copy-manifests.mjs <folder>`: copies what npm needs to install the packages,
 * so that an image installs them again only after a change of these files. Requires only Node 20.
 */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';

/** Lists the lock file and the `package.json` of all packages, relative to the root folder. */
export function listManifests() {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const workspaceManifests = workspaces.map((name) => `${name}/package.json`);
  return ['package.json', 'package-lock.json', ...workspaceManifests];
}

const [folder] = process.argv.slice(2);
if (import.meta.main && folder) {
  for (const file of listManifests()) cpSync(join(ROOT, file), join(folder, file));
}
