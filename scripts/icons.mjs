/** `npm run icons`: renders the site's icons after a change of `shell/site-files/favicon.svg`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawIcons, SITE_FILES } from './icons/draw-icons.mjs';
import { runMain, say } from './project/terminal.mjs';

await runMain(async () => {
  for (const [name, content] of Object.entries(await drawIcons())) {
    await writeFile(join(SITE_FILES, name), content);
    say(`${name}  ${content.length} bytes`);
  }
});
