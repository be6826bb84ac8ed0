import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltRelease } from './built-release.ts';
import { readBuild } from './built-release.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const FIXTURES = join(root, 'e2e/fixtures/previous');

/**
 * Where they are unpacked: as deep below the root as a build lies, because a shell's bundle finds
 * the packages of the tree by that.
 */
const UNPACKED = join(root, '.cache/previous');

interface FixtureManifest {
  /** Commit all of them were built from. */
  readonly commit: string;
  readonly archives: Readonly<Record<string, { readonly id: string; readonly sha256: string }>>;
}

/** The previous release of a remote, as `npm run fixtures` kept it. */
export async function previousRelease(remote: string): Promise<BuiltRelease> {
  return readBuild(await unpacked(remote));
}

/** Bundle of the previous shell's server. */
export async function previousShellServer(): Promise<string> {
  return join(await unpacked('shell'), 'node/server.cjs');
}

/** @throws when an archive is not the one that the manifest names */
async function unpacked(room: string): Promise<string> {
  const { archives } = JSON.parse(
    await readFile(join(FIXTURES, 'manifest.json'), 'utf8'),
  ) as FixtureManifest;
  const known = archives[room];
  if (!known) throw new Error(`there is no previous release of ${room}`);
  const archive = join(FIXTURES, `${room}.tar.gz`);
  const sha256 = createHash('sha256')
    .update(await readFile(archive))
    .digest('hex');
  if (sha256 !== known.sha256) throw new Error(`${archive} is not what its manifest says`);
  const folder = join(UNPACKED, `${room}-${sha256.slice(0, 16)}`);
  if (!existsSync(folder)) await unpack(archive, folder);
  return folder;
}

/** In one step: the workers of a test run share the folder. */
async function unpack(archive: string, folder: string): Promise<void> {
  await mkdir(UNPACKED, { recursive: true });
  const draft = await mkdtemp(join(UNPACKED, 'draft-'));
  await run('tar', ['-xzf', archive, '-C', draft]);
  await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}
