import { join } from 'node:path';

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** The Node of the project (a package), which services and tools run on whatever the machine has. */
export const PROJECT_NODE = join(ROOT, 'node_modules/node/bin/node');

/** A tool that npm installed, for example `oxlint`. */
export function tool(name) {
  return join(ROOT, 'node_modules/.bin', name);
}

/** Where Node keeps the code that it has compiled: a service that starts again starts faster. */
export const COMPILED_CODE = join(ROOT, '.cache/node');
