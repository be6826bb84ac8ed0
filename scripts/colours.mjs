/**
 * `npm run colours`: puts the colours of `shared-ui/src/tokens/tokens.css` into the files that no
 * build compiles, and renders the icons.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './project/paths.mjs';
import { runMain, say } from './project/terminal.mjs';

await runMain(async () => {
  const { createColouredFiles } = await import('./colours/coloured-files.mjs');
  const read = (file) =>
    existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';
  let changedCount = 0;
  for (const [file, text] of Object.entries(createColouredFiles(read))) {
    if (text === read(file)) continue;
    await writeFile(join(ROOT, file), text);
    changedCount += 1;
    say(file);
  }
  // The module is imported only now, because it renders the icons from a drawing that the lines
  // above write.
  const { drawIcons, SITE_FILES_FOLDER } = await import('./icons/draw-icons.mjs');
  for (const [name, content] of Object.entries(await drawIcons())) {
    const path = join(SITE_FILES_FOLDER, name);
    if (existsSync(path) && readFileSync(path).equals(content)) continue;
    await writeFile(path, content);
    changedCount += 1;
    say(`shell/site-files/${name}`);
  }
  say(changedCount === 0 ? 'all files have the colours of tokens.css' : `${changedCount} written`);
});
