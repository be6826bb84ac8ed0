import { buildShell } from '#build/build-shell.ts';

/** Builds the shell package in the first argument into the folder in the second. */
const [root = '', out = ''] = process.argv.slice(2);
await buildShell('production', { root, out });
