/**
 * `npm run search -- rebuild` reads everything anew and puts it in place of the old index, without a
 * gap; `npm run search -- push` sends settings, replicas and synonyms; `sync` writes what differs.
 * Reads the same environment and `.env` as the site; against the hosted service it is the same.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { PROJECT_NODE, ROOT } from './project/paths.mjs';
import { runMain } from './project/terminal.mjs';
import { readEnvironment } from './start/environment-file.mjs';

await runMain(async () => {
  await ensureInstalled();
  const command = join(ROOT, 'api/src/search-command.ts');
  const run = spawn(PROJECT_NODE, [command, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: readEnvironment(),
  });
  const [code] = await once(run, 'close');
  process.exitCode = code ?? 1;
});
