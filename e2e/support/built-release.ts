import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLatest, parseRelease } from '@gruenland/federation/release/parse-documents.ts';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';

/** A release and all its files in memory, by the file names in the release document. */
export interface BuiltRelease {
  readonly document: ReleaseDocument;
  readonly web: ReadonlyMap<string, Buffer>;
  readonly node: ReadonlyMap<string, Buffer>;
}

/** Reads the live release of a remote from a release folder. */
export async function readLiveRelease(releasesDir: string, remote: string): Promise<BuiltRelease> {
  const buildsDir = join(releasesDir, remote, 'builds');
  const { id } = parseLatest(await readFile(join(buildsDir, 'latest.json'), 'utf8'));
  const document = parseRelease(await readFile(join(buildsDir, 'meta', `${id}.json`), 'utf8'));
  const [web, node] = await Promise.all(
    ['web', 'node'].map((side) => readFolder(join(buildsDir, id, side))),
  );
  return { document, web: web!, node: node! };
}

/** Reads a release from its build folder with `release.json`, `web/` and `node/`. */
export async function readBuild(folder: string): Promise<BuiltRelease> {
  const document = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
  const [web, node] = await Promise.all(
    ['web', 'node'].map((side) => readFolder(join(folder, side))),
  );
  return { document, web: web!, node: node! };
}

/**
 * Reads the files of a folder. Omits precompressed copies, which would no longer match when a test
 * changes the files.
 */
async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await readdir(folder)).filter((name) => !/\.(?:br|gz)$/.test(name));
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return new Map(names.map((name, index) => [name, contents[index]!]));
}
