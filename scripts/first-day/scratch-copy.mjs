import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { openRepository } from '../check/repository.mjs';
import { ROOT } from '../project/paths.mjs';

/**
 * Scope of this repository's packages. In `node_modules` of the copy, these packages are links to
 * the packages of the copy.
 */
const REPOSITORY_SCOPE = '@gruenland';

/**
 * Copies the repository with uncommitted changes to a new folder in which its commands can run. In
 * the copy, npm packages are links to the packages that are installed in the repository.
 *
 * @returns {{ folder: string, remove: () => void }}
 */
export function createScratchCopy() {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/copy-'));
  const { files, boundaries } = openRepository(ROOT);
  for (const file of files)
    cpSync(join(ROOT, file), join(folder, file), { preserveTimestamps: true });
  // Copies the results of the last type check; without them the copy would check all packages.
  const types = join(ROOT, '.cache/types');
  if (existsSync(types))
    cpSync(types, join(folder, '.cache/types'), { recursive: true, preserveTimestamps: true });
  linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const packageNames = Object.keys(boundaries.packages);
  for (const name of packageNames) {
    linkPackages(join(ROOT, name, 'node_modules'), join(folder, name, 'node_modules'));
    link(join(folder, name), join(folder, 'node_modules', REPOSITORY_SCOPE, name));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkPackages(from, to) {
  for (const name of listFolder(from)) {
    if (name !== REPOSITORY_SCOPE) link(join(from, name), join(to, name));
  }
}

function listFolder(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function link(target, path) {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}
