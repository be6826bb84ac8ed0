import { buildShell } from '#build/build-shell.ts';

/** Builds the shell room given as first argument into the folder given as second. */
const [root = '', out = ''] = process.argv.slice(2);
await buildShell('production', { root, out });
