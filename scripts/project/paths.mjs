import { join } from 'node:path';

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '../..');

/**
 * The project's Node (an npm package), used for services and tools whatever Node the machine has.
 */
export const PROJECT_NODE = join(ROOT, 'node_modules/node/bin/node');

/** Path of a tool installed by npm, for example `oxlint`. */
export function tool(name) {
  return join(ROOT, 'node_modules/.bin', name);
}

/** Folder of Node's compile cache, which makes restarts faster. */
export const COMPILED_CODE = join(ROOT, '.cache/node');
