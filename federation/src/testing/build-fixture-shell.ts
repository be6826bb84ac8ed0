import { buildShell } from '#build/build-shell.ts';

/**
 * Builds the shell package in the folder of the first argument; the second is the output folder.
 */
const [root = '', out = ''] = process.argv.slice(2);
await buildShell('production', { root, out });
