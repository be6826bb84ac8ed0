import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltRelease } from './built-release.ts';
import { readBuild } from './built-release.ts';

const runProgram = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const FIXTURES_FOLDER = join(root, 'e2e/fixtures/previous');

/**
 * Folder for unpacked archives. It is nested as deeply as a build folder, because a shell's server
 * bundle finds packages relative to its own path.
 */
const UNPACK_FOLDER = join(root, '.cache/previous');

interface FixtureManifest {
  /** The commit from which all archives were built. */
  readonly commit: string;
  readonly archives: Readonly<Record<string, { readonly id: string; readonly sha256: string }>>;
}

/** Reads the previous release of a remote from the archive that `npm run fixtures` stored. */
export async function readPreviousRelease(remote: string): Promise<BuiltRelease> {
  return readBuild(await unpackFixture(remote));
}

/** Returns the path of the server bundle of the previous shell release. */
export async function getPreviousShellServer(): Promise<string> {
  return join(await unpackFixture('shell'), 'node/server.cjs');
}

/**
 * Unpacks a stored archive unless it is already unpacked.
 *
 * @returns the folder with its content
 * @throws Error if the archive does not match the hash in the manifest
 */
async function unpackFixture(packageName: string): Promise<string> {
  const { archives } = JSON.parse(
    await readFile(join(FIXTURES_FOLDER, 'manifest.json'), 'utf8'),
  ) as FixtureManifest;
  const archiveEntry = archives[packageName];
  if (!archiveEntry) throw new Error(`no previous release of ${packageName} exists`);
  const archive = join(FIXTURES_FOLDER, `${packageName}.tar.gz`);
  const sha256 = createHash('sha256')
    .update(await readFile(archive))
    .digest('hex');
  if (sha256 !== archiveEntry.sha256)
    throw new Error(`the hash of ${archive} differs from its manifest`);
  const folder = join(UNPACK_FOLDER, `${packageName}-${sha256.slice(0, 16)}`);
  if (!existsSync(folder)) await extractArchive(archive, folder);
  return folder;
}

/** Unpacks an archive atomically, because the workers of a test run share the folder. */
async function extractArchive(archive: string, folder: string): Promise<void> {
  await mkdir(UNPACK_FOLDER, { recursive: true });
  const temporaryFolder = await mkdtemp(join(UNPACK_FOLDER, 'draft-'));
  await runProgram('tar', ['-xzf', archive, '-C', temporaryFolder]);
  await rename(temporaryFolder, folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(temporaryFolder, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}
