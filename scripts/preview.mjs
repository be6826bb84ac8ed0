/**
 * `npm run preview -- [path]`: prints a link that shows the drafts of the page. The link is valid
 * for one hour. Reads the same environment and `.env` as the site. Requires only Node 20.
 */
import { createPreviewLink } from './preview/preview-link.mjs';
import { runMain, say } from './project/terminal.mjs';
import { readEnvironment } from './start/environment-file.mjs';

await runMain(() => {
  const path = process.argv[2] ?? '/';
  say(createPreviewLink(path, readEnvironment(), Math.floor(Date.now() / 1000)));
});
