import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureInstalled } from '../install/ensure-installed.mjs';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { runMain } from '../project/terminal.mjs';
import { readEnvironment } from '../start/environment-file.mjs';

/**
 * Runs a package's command file with this process's arguments and terminal and with the variables
 * in `.env`, then exits with its exit code.
 *
 * @param {string} entry Path of the file from the root of the repository.
 */
export async function runEntry(entry) {
  await runMain(async () => {
    await ensureInstalled();
    const run = spawn(PROJECT_NODE, [join(ROOT, entry), ...process.argv.slice(2)], {
      cwd: ROOT,
      stdio: 'inherit',
      env: readEnvironment(),
    });
    const [code] = await once(run, 'close');
    process.exitCode = code ?? 1;
  });
}
