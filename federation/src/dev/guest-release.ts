import { createHash } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { copyFile, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument, ReleaseFile } from '@gruenland/shared-contracts/release.ts';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { Stats } from 'webpack';
import { containerName, NODE_BUNDLE, REMOTE_CHUNK, REMOTE_ENTRY } from '#build/remote-preset.ts';
import { writeStylesheet } from '#build/stylesheet.ts';
import { chunkScripts, viewScripts } from '#build/view-scripts.ts';
import { integrityOf } from '#release/integrity.ts';
import { signProof } from '#release/signature.ts';
import type { BuildMode } from '#shared-packages.ts';

/** A release of a dev server, ready to be handed to a shell. */
export interface GuestRelease {
  readonly id: string;
  readonly document: string;
  readonly bundle: string;
  readonly proof: string;
  readonly styles: readonly string[];
}

export interface GuestBuild {
  readonly name: string;
  readonly mode: BuildMode;
  /** Folder with `web/` and `node/` of the build. */
  readonly out: string;
  readonly web: Stats;
}

const ENTRY_COPY = /^remoteEntry\..+\.js$/;
/** Builds whose entry stays; a page that was just rendered names the newest or the one before. */
const KEPT_ENTRIES = 10;
const HOT_UPDATE = /\.hot-update\.(js|json)$/;

/**
 * Describes and signs what was just built. The entry gets a name of its own: a page that the shell
 * renders a moment later still finds the entry whose hash it names.
 */
export async function guestRelease(
  { name, mode, out, web }: GuestBuild,
  privateKey: KeyObject,
): Promise<GuestRelease> {
  const bundle = await readFile(join(out, 'node', NODE_BUNDLE));
  const entry = await nameEntry(join(out, 'web'));
  const styles = await placeStyles(out, mode);
  const json = web.toJson({ all: false, chunkGroups: true, chunkGroupMaxAssets: Infinity });
  const scripts = web.compilation
    .getAssets()
    .map((asset) => asset.name)
    .filter(isScript);
  const files = await describe(join(out, 'web'), [...scripts, entry, ...styles]);
  const id = createHash('sha256')
    .update(bundle)
    .update(JSON.stringify(files))
    .digest('hex')
    .slice(0, 16);
  const views = Object.entries(viewScripts(json)).map(([view, all]) => [
    view,
    all.filter(isScript),
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
      container: containerName(name, 'dev'),
      remote: chunkScripts(json, REMOTE_CHUNK).filter(isScript),
      views: Object.fromEntries(views) as Record<string, string[]>,
      styles,
      files,
    },
    node: { entry: NODE_BUNDLE, files: { [NODE_BUNDLE]: fileOf(bundle) } },
  };
  const text = JSON.stringify(document);
  const proof = signProof(name, { id, integrity: integrityOf(Buffer.from(text)) }, privateKey);
  return {
    id,
    document: text,
    bundle: bundle.toString('utf8'),
    proof: JSON.stringify(proof),
    styles,
  };
}

function isScript(file: string): boolean {
  return file.endsWith('.js') && file !== REMOTE_ENTRY && !HOT_UPDATE.test(file);
}

async function nameEntry(folder: string): Promise<string> {
  const source = join(folder, REMOTE_ENTRY);
  const hash = createHash('sha256')
    .update(await readFile(source))
    .digest('hex')
    .slice(0, 10);
  const name = `remoteEntry.${hash}.js`;
  await copyFile(source, join(folder, name));
  await removeOldEntries(folder);
  return name;
}

/** A day of saving leaves hundreds of them. */
async function removeOldEntries(folder: string): Promise<void> {
  const entries = (await readdir(folder)).filter((file) => ENTRY_COPY.test(file));
  const aged = await Promise.all(
    entries.map(async (file) => ({ file, written: (await stat(join(folder, file))).mtimeMs })),
  );
  const old = aged.toSorted((a, b) => b.written - a.written).slice(KEPT_ENTRIES);
  await Promise.all(old.map(({ file }) => rm(join(folder, file))));
}

/** The stylesheet comes from the server's build, and what it points to lies beside it. */
async function placeStyles(out: string, mode: BuildMode): Promise<string[]> {
  const web = join(out, 'web');
  const styles: string[] = [];
  for (const file of await readdir(join(out, 'node'))) {
    const source = join(out, 'node', file);
    if (file.endsWith('.css'))
      styles.push(await writeStylesheet(await readFile(source), web, mode));
    else if (file !== NODE_BUNDLE) await copyFile(source, join(web, file));
  }
  return styles;
}

async function describe(
  folder: string,
  names: readonly string[],
): Promise<Record<string, ReleaseFile>> {
  const entries = names.map(
    async (name) => [name, fileOf(await readFile(join(folder, name)))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function fileOf(bytes: Buffer): ReleaseFile {
  return { integrity: integrityOf(bytes), bytes: bytes.length };
}
