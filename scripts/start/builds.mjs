import { join } from 'node:path';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { run } from '../process/run.mjs';

/** Timeout in milliseconds for building the shell, and for building all remotes. */
const BUILD_TIMEOUT_MS = 300_000;

/**
 * Builds the shell and every remote if they changed, and publishes changed remotes to the site's
 * release origin. Fast when nothing changed.
 *
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env Environment from `createServices`, which sets mode and
 *   data folder.
 * @param {(line: string) => void} options.onLine Called with one line of progress per package.
 * @param {AbortSignal} [options.signal] Aborts the builds.
 * @returns {Promise<{ shell: import('../process/run.mjs').CommandResult, remotes:
 *   import('../process/run.mjs').CommandResult }>}
 */
export async function buildChangedPackages({ env, onLine, signal }) {
  const runCli = (name) =>
    run(PROJECT_NODE, [join(ROOT, `federation/src/cli/${name}.ts`)], {
      cwd: ROOT,
      env,
      onLine,
      signal,
      timeoutMs: BUILD_TIMEOUT_MS,
    });
  const [shell, remotes] = await Promise.all([runCli('build-shell'), runCli('publish-changed')]);
  return { shell, remotes };
}
