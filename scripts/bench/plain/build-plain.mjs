import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCompressedFiles } from '@gruenland/federation/build/file-table.ts';
import { computeInputHash } from '@gruenland/federation/build/input-hash.ts';
import { runWebpack } from '@gruenland/federation/build/run-webpack.ts';
import { moveStyles } from '@gruenland/federation/build/stylesheet.ts';
import { listViewScripts } from '@gruenland/federation/build/view-scripts.ts';
import { SHELL_ENTRY } from '@gruenland/federation/build/shell-preset.ts';
import { ROOT } from '../../project/paths.mjs';
import { formatRemoteModules } from './format-remote-modules.mjs';
import { createPlainPreset, REMOTE_MODULES_FILE } from './plain-preset.mjs';

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
  const { web, node } = createPlainPreset(outFolder);
  const webFolder = join(outFolder, 'web');
  await mkdir(webFolder, { recursive: true });
  await writeFile(join(outFolder, REMOTE_MODULES_FILE), formatRemoteModules(remotes));
  const [webStats] = await Promise.all([runWebpack(web), runWebpack(node)]);
  const styles = await moveStyles(join(outFolder, 'node'), webFolder, 'production');
  const files = await writeCompressedFiles(webFolder);
  const stats = webStats.toJson({ all: false, entrypoints: true, chunkGroups: true });
  const scripts = stats.entrypoints[SHELL_ENTRY].assets.map(({ name }) => name);
  const asset = (file) => ({ file, integrity: files[file].integrity });
  await writeDocument(outFolder, 'manifest.json', {
    id,
    timestamp: Date.now(),
    scripts: scripts.filter((file) => file.endsWith('.js')).map(asset),
    styles: Object.values(styles).map(asset),
    styleguideStyles: [],
    fonts: Object.keys(files).filter((file) => file.endsWith('.woff2')),
    files,
  });
  const views = listViewScripts(stats);
  const release = (name) => ({
    name,
    id,
    web: { entry: scripts.at(-1), container: name, remote: [], views, styles: [], files },
  });
  const documents = Object.fromEntries(remotes.map((name) => [name, release(name)]));
  await writeDocument(outFolder, 'releases.json', documents);
}

async function writeDocument(outFolder, name, content) {
  await writeFile(join(outFolder, name), JSON.stringify(content));
}
