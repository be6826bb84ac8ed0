import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import type { Integrity, ReleaseFile } from '@gruenland/shared-contracts/release.ts';
import type { BuildMode } from '#shared-packages.ts';
import { STYLE_MODULES_FILE } from '#release/style-module.ts';
import { createFileTable, writeCompressedFiles } from './file-table.ts';
import { LICENCE_FILE, createLicenceList } from './licence-list.ts';
import { SHELL_ENTRY, STARTER_ENTRY, STYLEGUIDE_CHUNK } from './shell-preset.ts';
import { moveMaps } from './source-maps.ts';
import { moveStyles } from './stylesheet.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

export interface ManifestAsset {
  readonly file: string;
  readonly integrity: Integrity;
}

/**
 * Browser files of the shell. The shell's server reads this list from `manifest.json` in the build.
 */
export interface ShellManifest {
  /** Hash of the build's inputs. */
  readonly id: string;
  /** Build time in milliseconds since 1970. */
  readonly timestamp: number;
  /** The starter script. Every document contains it, and it loads the other scripts. */
  readonly starter: ManifestAsset;
  /** Scripts in load order. */
  readonly scripts: readonly ManifestAsset[];
  readonly styles: readonly ManifestAsset[];
  /** Stylesheets that only the style guide needs, in addition to `styles`. */
  readonly styleguideStyles: readonly ManifestAsset[];
  /** Names of all font files. The document preloads the fonts that the first page uses. */
  readonly fonts: readonly string[];
  /** Hash and size of every file below `/assets/`, keyed by file name. */
  readonly files: Readonly<Record<string, ReleaseFile>>;
}

/** Output of webpack, and the options for the remaining steps of a shell build. */
export interface ShellOutput {
  /** Package folder of the shell. */
  readonly root: string;
  /** Folder with webpack's output. The remaining files are added to this folder. */
  readonly outFolder: string;
  readonly id: string;
  readonly mode: BuildMode;
  readonly webStats: Stats | undefined;
  readonly starterStats: Stats | undefined;
  /** Whether to write compressed copies of the files, which takes seconds. */
  readonly shouldCompress: boolean;
}

/** Adds everything to webpack's output that the shell's server needs, and returns the manifest. */
export async function finishShellBuild(output: ShellOutput): Promise<ShellManifest> {
  const { root, outFolder, id, mode, webStats, starterStats, shouldCompress } = output;
  await moveMaps(outFolder);
  await cp(join(root, 'site-files'), join(outFolder, 'site'), { recursive: true });
  await writeFile(
    join(outFolder, 'site', LICENCE_FILE),
    await createLicenceList(join(WORKSPACE_ROOT, 'package-lock.json')),
  );
  const webFolder = join(outFolder, 'web');
  const { [`${STYLEGUIDE_CHUNK}.css`]: styleguideStyles, ...pageStyles } = await moveStyles(
    join(outFolder, 'node'),
    webFolder,
    mode,
  );
  const styles = Object.values(pageStyles);
  await writeFile(
    join(outFolder, STYLE_MODULES_FILE),
    JSON.stringify(styles.flatMap(({ modules }) => modules)),
  );
  const files = await (shouldCompress ? writeCompressedFiles : createFileTable)(webFolder);
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
    styles: styles.map(({ file }) => getAsset(file)),
    styleguideStyles: styleguideStyles ? [getAsset(styleguideStyles.file)] : [],
    fonts: Object.keys(files).filter((file) => file.endsWith('.woff2')),
    files,
  };
  await writeManifestFiles(outFolder, manifest);
  return manifest;
}

function getScripts(stats: Stats | undefined, entry: string): string[] {
  const { entrypoints } = stats?.toJson({ all: false, entrypoints: true }) ?? {};
  const names = (entrypoints?.[entry]?.assets ?? []).map(({ name }) => name);
  return names.filter((file) => file.endsWith('.js'));
}

async function writeManifestFiles(outFolder: string, manifest: ShellManifest): Promise<void> {
  const { id, timestamp } = manifest;
  await mkdir(join(outFolder, 'builds/meta'), { recursive: true });
  await writeFile(join(outFolder, 'builds/latest.json'), `${JSON.stringify({ id, timestamp })}\n`);
  await writeFile(join(outFolder, `builds/meta/${id}.json`), `${JSON.stringify(manifest)}\n`);
  await writeFile(join(outFolder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}

/**
 * Moves a draft folder to the path of another folder and deletes that folder. No folder has the
 * path for a moment.
 */
export async function replaceFolder(draftFolder: string, folder: string): Promise<void> {
  const oldFolder = `${folder}.old-${process.pid}`;
  await rename(folder, oldFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(draftFolder, folder);
  await rm(oldFolder, { recursive: true, force: true });
}
