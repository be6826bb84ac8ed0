/**
 * `npm run containers`: builds every image of the Dockerfile, starts `docker-compose.yml` with them,
 * publishes the remotes and tries the site: a browser story, releases, restarts and kills under load,
 * and the docker commands of docs/operations.md.
 * Prints the sizes of images and the memory of processes, reads all logs for errors, and removes all
 * containers, networks and volumes, also after a failure or Ctrl-C. The last line is
 * `N passed, M failed`.
 *
 * Uses Docker if its daemon answers, otherwise podman, which root on Debian gets installed. Where no
 * image registry can be reached, base images are made from Debian's packages (decision 128).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { onStop } from './process/interrupt.mjs';
import { PROJECT_NODE, ROOT } from './project/paths.mjs';
import { PlainError, runMain } from './project/terminal.mjs';

await runMain(async () => {
  const args = readKeep() ? ['--keep'] : [];
  await ensureInstalled();
  const file = join(ROOT, 'scripts/containers/run-containers.mjs');
  const child = spawn(PROJECT_NODE, [file, ...args], { stdio: 'inherit' });
  // The child process removes the containers before it ends, so this process waits for it.
  onStop(() => child.kill('SIGTERM'));
  const [code] = await once(child, 'close');
  process.exitCode = code ?? 1;
});

/** Whether the site is to stay running until Ctrl-C. */
function readKeep() {
  try {
    return parseArgs({ options: { keep: { type: 'boolean' } } }).values.keep === true;
  } catch (error) {
    throw new PlainError(`✗ ${error.message}`);
  }
}
