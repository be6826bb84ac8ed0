import { createHash } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { copyFile, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument, ReleaseFile } from '@gruenland/shared-contracts/release.ts';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { Stats } from 'webpack';
import { getContainerName, NODE_BUNDLE, REMOTE_CHUNK, REMOTE_ENTRY } from '#build/remote-preset.ts';
import { writeStylesheet } from '#build/stylesheet.ts';
import { listChunkScripts, listViewScripts } from '#build/view-scripts.ts';
import { computeIntegrity } from '#release/integrity.ts';
import { signRelease } from '#release/signature.ts';
import type { BuildMode } from '#shared-packages.ts';

/** A build of the dev server, described and signed as a release. */
export interface DevBuild {
  readonly id: string;
  readonly document: string;
  readonly bundle: string;
  readonly signature: string;
  readonly styles: readonly string[];
}

export interface DevBuildInput {
  readonly name: string;
  readonly mode: BuildMode;
  /** Folder with `web/` and `node/` of the build. */
  readonly outFolder: string;
  readonly web: Stats;
}

const ENTRY_COPY_PATTERN = /^remoteEntry\..+\.js$/;
/** Number of entry copies to keep. A page that was just rendered may still name an older copy. */
const MAX_ENTRY_COPIES = 10;
const HOT_UPDATE_PATTERN = /\.hot-update\.(js|json)$/;

/**
 * Describes and signs the current build. Copies the entry script to a file whose name contains the
 * script's hash, so that a page rendered just before the next build still finds its entry script.
 */
export async function createDevBuild(
  { name, mode, outFolder, web }: DevBuildInput,
  privateKey: KeyObject,
): Promise<DevBuild> {
  const bundle = await readFile(join(outFolder, 'node', NODE_BUNDLE));
  const entry = await copyEntryScript(join(outFolder, 'web'));
  const styles = await copyStyles(outFolder, mode);
  const json = web.toJson({ all: false, chunkGroups: true, chunkGroupMaxAssets: Infinity });
  const scripts = web.compilation
    .getAssets()
    .map((asset) => asset.name)
    .filter(isScript);
  const files = await readFileTable(join(outFolder, 'web'), [...scripts, entry, ...styles]);
  const id = createHash('sha256')
    .update(bundle)
    .update(JSON.stringify(files))
    .digest('hex')
    .slice(0, 16);
  const views = Object.entries(listViewScripts(json)).map(([view, viewFiles]) => [
    view,
    viewFiles.filter(isScript),
  ]);
  const document: ReleaseDocument = {
    name,
    id,
    contract: CONTRACT_VERSION,
    builtAt: new Date().toISOString(),
    commit: null,
    previous: null,
    web: {
      entry,
      container: getContainerName(name, 'dev'),
      remote: listChunkScripts(json, REMOTE_CHUNK).filter(isScript),
      views: Object.fromEntries(views) as Record<string, string[]>,
      styles,
      files,
    },
    node: { entry: NODE_BUNDLE, files: { [NODE_BUNDLE]: createReleaseFile(bundle) } },
  };
  const text = JSON.stringify(document);
  const signature = signRelease(
    name,
    { id, integrity: computeIntegrity(Buffer.from(text)) },
    privateKey,
  );
  return {
    id,
    document: text,
    bundle: bundle.toString('utf8'),
    signature: JSON.stringify(signature),
    styles,
  };
}

function isScript(file: string): boolean {
  return file.endsWith('.js') && file !== REMOTE_ENTRY && !HOT_UPDATE_PATTERN.test(file);
}

async function copyEntryScript(folder: string): Promise<string> {
  const source = join(folder, REMOTE_ENTRY);
  const hash = createHash('sha256')
    .update(await readFile(source))
    .digest('hex')
    .slice(0, 10);
  const name = `remoteEntry.${hash}.js`;
  await copyFile(source, join(folder, name));
  await removeOldEntryCopies(folder);
  return name;
}

/** Deletes the oldest entry copies, because every save creates one. */
async function removeOldEntryCopies(folder: string): Promise<void> {
  const entries = (await readdir(folder)).filter((file) => ENTRY_COPY_PATTERN.test(file));
  const datedEntries = await Promise.all(
    entries.map(async (file) => ({ file, writtenMs: (await stat(join(folder, file))).mtimeMs })),
  );
  const obsoleteEntries = datedEntries
    .toSorted((a, b) => b.writtenMs - a.writtenMs)
    .slice(MAX_ENTRY_COPIES);
  await Promise.all(obsoleteEntries.map(({ file }) => rm(join(folder, file))));
}

/** Copies the stylesheet and its assets from the server build to the web folder. */
async function copyStyles(outFolder: string, mode: BuildMode): Promise<string[]> {
  const web = join(outFolder, 'web');
  const styles: string[] = [];
  for (const file of await readdir(join(outFolder, 'node'))) {
    const source = join(outFolder, 'node', file);
    if (file.endsWith('.css'))
      styles.push(await writeStylesheet(await readFile(source), web, mode));
    else if (file !== NODE_BUNDLE && !file.endsWith('.map'))
      await copyFile(source, join(web, file));
  }
  return styles;
}

async function readFileTable(
  folder: string,
  names: readonly string[],
): Promise<Record<string, ReleaseFile>> {
  const entries = names.map(
    async (name) => [name, createReleaseFile(await readFile(join(folder, name)))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function createReleaseFile(bytes: Buffer): ReleaseFile {
  return { integrity: computeIntegrity(bytes), bytes: bytes.length };
}
