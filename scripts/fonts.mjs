/**
 * `npm run fonts`: writes the parts of the fonts that German texts need, for the stylesheet of
 * shared-ui. Run it after an update of the font packages.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './project/paths.mjs';
import { runMain, say } from './project/terminal.mjs';

await runMain(async () => {
  // This import is dynamic, so that `--help` works before packages are installed.
  const { createFontFiles, FONTS_FOLDER } = await import('./fonts/create-font-files.mjs');
  for (const [name, bytes] of Object.entries(await createFontFiles())) {
    await writeFile(join(ROOT, FONTS_FOLDER, name), bytes);
    say(`${FONTS_FOLDER}/${name}  ${bytes.length} bytes`);
  }
});
