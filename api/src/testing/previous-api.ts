import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const fixtures = path.join(root, 'e2e/fixtures/previous');
/** Below the root: packages are found by that. */
const unpacked = path.join(root, '.cache/previous');

/**
 * `main.ts` of the previous release's api, with the contracts of its time and the packages of this
 * tree. Kept by `npm run fixtures`.
 *
 * @throws when the archive is not the one that the manifest names
 */
export async function previousApi(): Promise<string> {
  const manifest = await readFile(path.join(fixtures, 'manifest.json'), 'utf8');
  const { archives } = JSON.parse(manifest) as { archives: { api: { sha256: string } } };
  const archive = path.join(fixtures, 'api.tar.gz');
  const sha256 = createHash('sha256')
    .update(await readFile(archive))
    .digest('hex');
  if (sha256 !== archives.api.sha256)
    throw new Error('the previous api is not what its manifest says');
  const folder = path.join(unpacked, `api-${sha256.slice(0, 16)}`);
  if (!existsSync(folder)) await unpack(archive, folder);
  return path.join(folder, 'api/src/main.ts');
}

/** In one step: test processes share the folder. */
async function unpack(archive: string, folder: string): Promise<void> {
  await mkdir(unpacked, { recursive: true });
  const draft = await mkdtemp(path.join(unpacked, 'draft-'));
  await run('tar', ['-xzf', archive, '-C', draft]);
  const packages = path.join(draft, 'node_modules/@gruenland');
  await mkdir(packages, { recursive: true });
  await symlink('../../shared-contracts', path.join(packages, 'shared-contracts'));
  // Packages that only the api asks for lie in its room.
  await symlink('../../../../api/node_modules', path.join(draft, 'api/node_modules'));
  // Of several that unpacked it, the first to get here wins.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
}
