import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finishShellBuild } from '@gruenland/federation/build/finish-shell-build.ts';
import { computeInputHash } from '@gruenland/federation/build/input-hash.ts';
import { runWebpack } from '@gruenland/federation/build/run-webpack.ts';
import { listViewScripts } from '@gruenland/federation/build/view-scripts.ts';
import { ROOT } from '../../project/paths.mjs';
import { formatRemoteModules } from './format-remote-modules.mjs';
import { createPlainPreset, RELEASES_FILE, REMOTE_MODULES_FILE } from './plain-preset.mjs';

/**
 * Output folder of the plain build. The server file has the same path in it as in the shell's
 * build.
 */
export const PLAIN_FOLDER = join(ROOT, '.cache/build/bench-plain');

const SOURCE_FOLDERS = ['shared-contracts/src', 'shared-ui/src', 'shell/src', 'federation/src'];

/**
 * Builds shell and remotes as one plain bundle. Does nothing if the existing bundle has the same
 * sources.
 *
 * @param {readonly string[]} remotes Names of the remotes.
 */
export async function buildPlain(remotes) {
  const sources = remotes.map((name) => `${name}/src`);
  const inputs = [...SOURCE_FOLDERS, ...sources, 'scripts/bench/plain', 'package-lock.json'];
  const id = await computeInputHash(ROOT, inputs, ['plain']);
  const known = await readFile(join(PLAIN_FOLDER, 'manifest.json'), 'utf8').catch(() => '{}');
  if (JSON.parse(known).id === id) return;
  const draft = `${PLAIN_FOLDER}.draft-${process.pid}`;
  try {
    await buildIntoFolder(draft, id, remotes);
    await rm(PLAIN_FOLDER, { recursive: true, force: true });
    await rename(draft, PLAIN_FOLDER);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function buildIntoFolder(outFolder, id, remotes) {
  const { web, starter, node } = createPlainPreset(outFolder);
  await mkdir(join(outFolder, 'web'), { recursive: true });
  await writeFile(join(outFolder, REMOTE_MODULES_FILE), formatRemoteModules(remotes));
  const [webStats, starterStats] = await Promise.all([web, starter, node].map(runWebpack));
  const { files, scripts } = await finishShellBuild({
    root: join(ROOT, 'shell'),
    outFolder,
    id,
    mode: 'production',
    webStats,
    starterStats,
    shouldCompress: true,
  });
  const views = listViewScripts(webStats.toJson({ all: false, chunkGroups: true }));
  const entry = scripts.at(-1).file;
  const createRelease = (name) => ({
    name,
    id,
    web: { entry, container: name, remote: [], views, styles: [], files },
  });
  const documents = Object.fromEntries(remotes.map((name) => [name, createRelease(name)]));
  await writeFile(join(outFolder, RELEASES_FILE), JSON.stringify(documents));
}
