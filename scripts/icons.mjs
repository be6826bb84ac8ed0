/** `npm run icons`: renders the site's icons after a change of `shell/site-files/favicon.svg`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMain, say } from './project/terminal.mjs';

await runMain(async () => {
  // This import is dynamic, so that `--help` works before packages are installed.
  const { drawIcons, SITE_FILES_FOLDER } = await import('./icons/draw-icons.mjs');
  for (const [name, content] of Object.entries(await drawIcons())) {
    await writeFile(join(SITE_FILES_FOLDER, name), content);
    say(`${name}  ${content.length} bytes`);
  }
});
