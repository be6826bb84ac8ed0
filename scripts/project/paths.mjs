import { join } from 'node:path';
import { assertNodeVersion } from './assert-node-version.mjs';

// Exits with a message in older versions of Node, which lack `import.meta.dirname`.
assertNodeVersion(process.version);

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '../..');

/**
 * The Node program that npm has installed for this project. Services and tools run on it, whichever
 * Node the machine has.
 */
export const PROJECT_NODE = join(ROOT, 'node_modules/node/bin/node');

/** Returns the path of a tool that npm has installed, for example `oxlint`. */
export function getToolPath(name) {
  return join(ROOT, 'node_modules/.bin', name);
}

/** Folder of Node's compile cache, which shortens restarts. */
export const COMPILE_CACHE_FOLDER = join(ROOT, '.cache/node');
