import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { PlainError, say, sayStep } from '../project/terminal.mjs';
import { buildChangedPackages } from '../start/builds.mjs';
import { waitForHealth } from '../start/health.mjs';
import { findFreeSitePorts } from '../start/ports.mjs';
import { createServices } from '../start/services.mjs';

const READY_TIMEOUT_MS = 60_000;

/**
 * Builds what changed, starts the built site on free ports, and waits until all remotes are live.
 * Ctrl-C stops it.
 *
 * @param {object} options
 * @param {string} options.name Name of the data folder below `.cache/`.
 * @param {NodeJS.ProcessEnv} [options.env] Environment in addition to that of this process.
 * @param {boolean} [options.startsShell] Whether to start the shell too; default true.
 * @returns {Promise<ReturnType<typeof createServices>>}
 * @throws {PlainError} when the build fails
 */
export async function startBenchSite({ name, env = {}, startsShell = true }) {
  const site = createServices({
    ports: await findFreeSitePorts(),
    dataDir: join(ROOT, '.cache', name),
    env: { ...process.env, ENV_FILE: '', ...env },
    report: (service, line) => process.stderr.write(`${service}: ${line}\n`),
  });
  process.once('SIGINT', () => void site.stop().finally(() => process.exit(130)));
  const { shell, remotes } = await buildChangedPackages({
    env: site.environment,
    onLine: (line) => say(`  build        ${line}`),
  });
  if (!shell.ok || !remotes.ok) throw new PlainError('✗ build        failed');
  try {
    const { shell: shellService, ...background } = site.services;
    await Promise.all(Object.values(background).map((service) => service.start()));
    if (startsShell) {
      await shellService.start();
      await waitForHealth(shellService.url, {
        deadlineMs: READY_TIMEOUT_MS,
        signal: AbortSignal.timeout(READY_TIMEOUT_MS),
        isReady: ({ remotes: states }) => states.every(({ state }) => state === 'live'),
      });
    }
    sayStep(true, 'services', Object.keys(site.services).join(', '));
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}
