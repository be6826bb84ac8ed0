import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import type { Integrity, ReleaseFile } from '@gruenland/shared-contracts/release.ts';
import type { BuildMode } from '#shared-packages.ts';
import { writeCompressedFiles } from './file-table.ts';
import { LICENCE_FILE, createLicenceList } from './licence-list.ts';
import { computeInputHash } from './input-hash.ts';
import { listLockedPackages } from './locked-packages.ts';
import { runWebpack } from './run-webpack.ts';
import { listShellInputs } from './shell-inputs.ts';
import { SHELL_BUNDLE, SHELL_ENTRY, createShellConfigs, STARTER_ENTRY } from './shell-preset.ts';
import { moveMaps } from './source-maps.ts';
import { moveStyles } from './stylesheet.ts';
import { getBuildFolder, WORKSPACE } from './workspace.ts';

export interface ManifestAsset {
  readonly file: string;
  readonly integrity: Integrity;
}

/** Browser files of the shell, for its server; stored as `manifest.json` of a shell build. */
export interface ShellManifest {
  /** Hash of the inputs of the build. */
  readonly id: string;
  /** Build time in milliseconds since 1970. */
  readonly timestamp: number;
  /** The starter script, which every document contains and which loads the other scripts. */
  readonly starter: ManifestAsset;
  /** Scripts in load order. */
  readonly scripts: readonly ManifestAsset[];
  readonly styles: readonly ManifestAsset[];
  /** Names of all font files; the document preloads those that the first page uses. */
  readonly fonts: readonly string[];
  /** Hash and size of every file below `/assets/`, by name. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
}

/**
 * Builds the shell into its folder below `.cache/build`, or reuses an existing build of the same
 * inputs.
 */
export async function buildShell(
  mode: BuildMode,
  options: { readonly root?: string; readonly out?: string } = {},
): Promise<{ folder: string; manifest: ShellManifest; isReused: boolean }> {
  const root = options.root ?? join(WORKSPACE, 'shell');
  const folder = options.out ?? getBuildFolder('shell', mode);
  const id = await computeInputHash(WORKSPACE, await listShellInputs(), [
    'shell',
    mode,
    await listLockedPackages(),
  ]);
  const existingManifest = await readManifest(folder);
  if (existingManifest?.id === id) return { folder, manifest: existingManifest, isReused: true };

  const draftFolder = `${folder}.draft-${process.pid}`;
  try {
    const manifest = await buildInto(root, draftFolder, id, mode);
    await replaceFolder(draftFolder, folder);
    return { folder, manifest, isReused: false };
  } finally {
    await rm(draftFolder, { recursive: true, force: true });
  }
}

async function buildInto(
  root: string,
  out: string,
  id: string,
  mode: BuildMode,
): Promise<ShellManifest> {
  const { web, starter, node, sandbox } = createShellConfigs({ root }, { mode, out });
  await mkdir(join(out, 'web'), { recursive: true });
  const [webStats, starterStats] = await Promise.all([web, starter, node, sandbox].map(runWebpack));
  await moveMaps(out);
  await cp(join(root, 'site-files'), join(out, 'site'), { recursive: true });
  await writeFile(
    join(out, 'site', LICENCE_FILE),
    await createLicenceList(join(WORKSPACE, 'package-lock.json')),
  );
  const webFolder = join(out, 'web');
  const styles = await moveStyles(join(out, 'node'), webFolder, { bundle: SHELL_BUNDLE, mode });
  const files = await writeCompressedFiles(webFolder);
  const getAsset = (file: string): ManifestAsset => {
    const knownFile = files[file];
    if (!knownFile) throw new Error(`The shell's build has no file ${file}`);
    return { file, integrity: knownFile.integrity };
  };
  const scripts = getScripts(webStats, SHELL_ENTRY);
  const manifest: ShellManifest = {
    id,
    timestamp: Date.now(),
    starter: getAsset(getScripts(starterStats, STARTER_ENTRY)[0] ?? STARTER_ENTRY),
    scripts: scripts.map(getAsset),
    styles: styles.map(getAsset),
    fonts: Object.keys(files).filter((file) => file.endsWith('.woff2')),
    files,
  };
  await writeDocuments(out, manifest);
  return manifest;
}

function getScripts(stats: Stats | undefined, entry: string): string[] {
  const { entrypoints } = stats?.toJson({ all: false, entrypoints: true }) ?? {};
  const names = (entrypoints?.[entry]?.assets ?? []).map(({ name }) => name);
  return names.filter((file) => file.endsWith('.js'));
}

async function writeDocuments(out: string, manifest: ShellManifest): Promise<void> {
  const { id, timestamp } = manifest;
  await mkdir(join(out, 'builds/meta'), { recursive: true });
  await writeFile(join(out, 'builds/latest.json'), `${JSON.stringify({ id, timestamp })}\n`);
  await writeFile(join(out, `builds/meta/${id}.json`), `${JSON.stringify(manifest)}\n`);
  await writeFile(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}

async function replaceFolder(draftFolder: string, folder: string): Promise<void> {
  const oldFolder = `${folder}.old-${process.pid}`;
  await rename(folder, oldFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(draftFolder, folder);
  await rm(oldFolder, { recursive: true, force: true });
}

async function readManifest(folder: string): Promise<ShellManifest | null> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ShellManifest);
}
