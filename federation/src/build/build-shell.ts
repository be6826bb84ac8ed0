import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildMode } from '#shared-packages.ts';
import { assertStylesComplete } from './assert-styles-complete.ts';
import { finishShellBuild, replaceFolder } from './finish-shell-build.ts';
import type { ShellManifest } from './finish-shell-build.ts';
import { computeInputHash } from './input-hash.ts';
import { listLockedPackages } from './locked-packages.ts';
import { runWebpack } from './run-webpack.ts';
import { listShellInputs } from './shell-inputs.ts';
import { createShellConfigs } from './shell-preset.ts';
import { getBuildFolder, WORKSPACE_ROOT } from './workspace.ts';

/**
 * Builds the shell into its folder below `.cache/build`, or reuses an existing build of the same
 * inputs.
 */
export async function buildShell(
  mode: BuildMode,
  options: { readonly root?: string; readonly outFolder?: string } = {},
): Promise<{ folder: string; manifest: ShellManifest; isReused: boolean }> {
  const root = options.root ?? join(WORKSPACE_ROOT, 'shell');
  const folder = options.outFolder ?? getBuildFolder('shell', mode);
  const id = await computeInputHash(WORKSPACE_ROOT, await listShellInputs(), [
    'shell',
    mode,
    await listLockedPackages(),
  ]);
  const existingManifest = await readManifest(folder);
  if (existingManifest?.id === id) return { folder, manifest: existingManifest, isReused: true };

  const draftFolder = `${folder}.draft-${process.pid}`;
  try {
    const manifest = await buildIntoFolder(root, draftFolder, id, mode);
    await replaceFolder(draftFolder, folder);
    return { folder, manifest, isReused: false };
  } finally {
    await rm(draftFolder, { recursive: true, force: true });
  }
}

async function buildIntoFolder(
  root: string,
  outFolder: string,
  id: string,
  mode: BuildMode,
): Promise<ShellManifest> {
  const { web, starter, node, sandbox } = createShellConfigs({ root }, { mode, outFolder });
  await mkdir(join(outFolder, 'web'), { recursive: true });
  const [webStats, starterStats, nodeStats] = await Promise.all(
    [web, starter, node, sandbox].map(runWebpack),
  );
  if (webStats && nodeStats) assertStylesComplete(webStats, nodeStats);
  return finishShellBuild({
    root,
    outFolder,
    id,
    mode,
    webStats,
    starterStats,
    shouldCompress: true,
  });
}

async function readManifest(folder: string): Promise<ShellManifest | null> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ShellManifest);
}
