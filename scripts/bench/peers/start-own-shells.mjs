import { waitForHealth } from '../../start/health.mjs';
import { createShellService } from '../processes.mjs';

const READY_TIMEOUT_MS = 60_000;

/**
 * Starts two shells of a site and waits until all remotes are live: one with the page cache, one
 * without.
 *
 * @param {Awaited<ReturnType<typeof import('../start-bench-site.mjs').startBenchSite>>} site
 * @returns {Promise<{ cached: import('../../start/service.mjs').Service, uncached:
 *   import('../../start/service.mjs').Service }>}
 */
export async function startOwnShells(site) {
  const start = async (name, env) => {
    const shell = await createShellService(site, name, 'shell', env);
    await shell.start();
    await waitForHealth(shell.url, {
      deadlineMs: READY_TIMEOUT_MS,
      signal: AbortSignal.timeout(READY_TIMEOUT_MS),
      isReady: ({ remotes }) => remotes.every(({ state }) => state === 'live'),
    });
    return shell;
  };
  return {
    cached: await start('shell', {}),
    uncached: await start('shell-uncached', { PAGE_CACHE_BYTES: '0' }),
  };
}
