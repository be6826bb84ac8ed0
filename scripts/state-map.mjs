/**
 * `npm run state-map`: writes the outlines of the German states for the map of shared-ui. Run it
 * after an update of the package `@svg-maps/germany`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './project/paths.mjs';
import { runMain, say } from './project/terminal.mjs';

await runMain(async () => {
  // This import is dynamic, so that `--help` works before packages are installed.
  const { createStatesModule, STATES_FILE } = await import('./state-map/create-states-module.mjs');
  const module = await createStatesModule();
  await writeFile(join(ROOT, STATES_FILE), module);
  say(`${STATES_FILE}  ${module.length} bytes, ${gzipSync(module).length} after gzip`);
});
