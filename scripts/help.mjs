/** `npm run help`: lists the commands of package.json, each with one line. */
import { formatCommandList } from './help/format-help.mjs';
import { runMain, say } from './project/terminal.mjs';

await runMain(() => say(formatCommandList()));
