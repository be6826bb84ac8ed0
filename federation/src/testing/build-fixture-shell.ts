import { buildShell } from '#build/build-shell.ts';

/** Builds a shell package. Arguments: folder of the package, output folder. */
const [root = '', outFolder = ''] = process.argv.slice(2);
await buildShell('production', { root, outFolder });
