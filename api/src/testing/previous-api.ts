import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const runProgram = promisify(execFile);
const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
const fixturesFolder = path.join(repositoryRoot, 'e2e/fixtures/previous');
/**
 * A folder inside the repository, so that Node finds the packages that the unpacked api imports.
 */
const unpackedFolder = path.join(repositoryRoot, '.cache/previous');

/**
 * Unpacks the api of the previous release. It uses the contracts of that release and the packages
 * of this repository. `npm run fixtures` updates the archive.
 *
 * @returns the path of its `main.ts`
 * @throws Error when the archive does not match the checksum in the manifest
 */
export async function unpackPreviousApi(): Promise<string> {
  const manifest = await readFile(path.join(fixturesFolder, 'manifest.json'), 'utf8');
  const { archives } = JSON.parse(manifest) as { archives: { api: { sha256: string } } };
  const archive = path.join(fixturesFolder, 'api.tar.gz');
  const sha256 = createHash('sha256')
    .update(await readFile(archive))
    .digest('hex');
  if (sha256 !== archives.api.sha256)
    throw new Error('the archive of the previous api does not match its manifest');
  const folder = path.join(unpackedFolder, `api-${sha256.slice(0, 16)}`);
  if (!existsSync(folder)) await unpackArchive(archive, folder);
  return path.join(folder, 'api/src/main.ts');
}

/** Unpacks an archive atomically, because parallel test processes share the folder. */
async function unpackArchive(archive: string, folder: string): Promise<void> {
  await mkdir(unpackedFolder, { recursive: true });
  const temporaryFolder = await mkdtemp(path.join(unpackedFolder, 'draft-'));
  await runProgram('tar', ['-xzf', archive, '-C', temporaryFolder]);
  const packagesFolder = path.join(temporaryFolder, 'node_modules/@gruenland');
  await mkdir(packagesFolder, { recursive: true });
  await symlink('../../shared-contracts', path.join(packagesFolder, 'shared-contracts'));
  // Links the packages that only the api uses.
  await symlink('../../../../api/node_modules', path.join(temporaryFolder, 'api/node_modules'));
  // Other processes may unpack the same archive at the same time. The first rename wins.
  await rename(temporaryFolder, folder).catch(() => rm(temporaryFolder, { recursive: true }));
}
