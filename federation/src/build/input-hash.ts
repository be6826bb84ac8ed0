import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Matches files that never affect a build: tests, types of stylesheets, Markdown, hidden files and
 * npm packages.
 */
const EXCLUDED_PATTERN = /\.test\.tsx?$|\.d\.css\.ts$|\.md$|(^|\/)(\.|node_modules(\/|$))/;

/** Returns whether a file in an input folder affects the build. */
export function isBuildInput(file: string): boolean {
  return !EXCLUDED_PATTERN.test(file);
}

/**
 * Hashes a set of inputs to 16 hex digits. The hash does not depend on the location of the
 * repository.
 *
 * @param root folder that paths are relative to
 * @param paths files and folders below `root`; a missing file counts as empty
 * @param labels further inputs, for example the build mode
 */
export async function computeInputHash(
  root: string,
  paths: readonly string[],
  labels: readonly string[],
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(labels));
  for (const path of paths) {
    for (const file of await listInputFiles(join(root, path))) {
      const name = relative(root, file).replaceAll('\\', '/');
      const content = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      hash.update(`\n${name} ${content}`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Lists the input files below a path as absolute paths, sorted. If the path is a file, the list
 * contains only this file; if it does not exist, the list is empty.
 */
export async function listInputFiles(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => isBuildInput(relative(path, file)))
      .toSorted();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
