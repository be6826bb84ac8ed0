import { join } from 'node:path';

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '../..');

/**
 * The Node of the project (an npm package) for services and tools, independent of the machine's.
 */
export const PROJECT_NODE = join(ROOT, 'node_modules/node/bin/node');

/** Path of a tool installed by npm, for example `oxlint`. */
export function tool(name) {
  return join(ROOT, 'node_modules/.bin', name);
}

/** Node's compile cache, which makes restarts faster. */
export const COMPILED_CODE = join(ROOT, '.cache/node');
