import { formatDuration, PlainError } from '../project/terminal.mjs';
import { SteadyWrites } from './steady-writes.mjs';
import { killService } from './kill-service.mjs';
import { PageLoad } from './page-load.mjs';
import { releaseRemote } from './release-remote.mjs';
import { waitUntil } from '../process/wait-until.mjs';

/** Requests per second for pages: the eleven services share a machine of two cores with the load. */
const REQUESTS_PER_SECOND = 10;
const RECOVERY_TIMEOUT_MS = 120_000;

const PATHS = [
  '/',
  '/artikel',
  '/thema/ackerbau',
  '/kleinanzeigen',
  '/veranstaltungen',
  '/jobs',
  '/impressum',
  '/newsletter',
];

/** Services that are restarted and killed, those of one kind that have a second instance once. */
const SERVICES = ['shell-1', 'api-1', 'postgres', 'redis'];

/**
 * Releases a remote, restarts services and kills them while pages are requested and declarations are
 * sent through the edge. No page may fail.
 *
 * @param {import('./create-site.mjs').Site} site
 * @param {(name: string, body: () => Promise<string>) => Promise<void>} runCase
 */
export async function runLoadCases(site, runCase) {
  const load = new PageLoad(site.url, PATHS);
  const writes = new SteadyWrites(site.url);
  await load.warmUp();
  load.start(REQUESTS_PER_SECOND);
  writes.start();
  try {
    await runCase('release', () => withoutFailure(load, () => releaseRemote(site)));
    for (const name of SERVICES) {
      await runCase(`restart ${name}`, () =>
        withoutFailure(load, () => measureRecovery(site, writes, name, restart)),
      );
      await runCase(`kill ${name}`, () =>
        withoutFailure(load, () => measureRecovery(site, writes, name, killService)),
      );
    }
  } finally {
    await Promise.all([load.stop(), writes.stop()]);
  }
  await runCase('load', async () => {
    if (load.failures.length > 0) throw new PlainError(`${load.failures.length} pages failed`);
    const sorted = load.durationsMs.toSorted((one, other) => one - other);
    const p99 = formatDuration(sorted[Math.floor(sorted.length * 0.99)]);
    return (
      `${sorted.length} pages, 0 failed, p99 ${p99}; ${writes.acknowledgedCount} declarations ` +
      `acknowledged, ${writes.refusedOutcomes.length} refused and sent again`
    );
  });
}

/** Restarts a container and reloads the edge, as docs/operations.md says: its address may be another. */
async function restart(site, name) {
  await site.engine.run(['restart', site.getContainer(name)]);
  const reload = ['nginx', '-p', '/edge', '-c', '/edge-conf/nginx.conf', '-s', 'reload'];
  if (/^(?:shell|api)-/.test(name)) await site.exec('edge', reload);
}

/** Runs a case and fails if pages failed meanwhile. */
async function withoutFailure(load, body) {
  const before = load.failures.length;
  const text = await body();
  const failed = load.failures.slice(before);
  if (failed.length === 0) return `${text}, 0 pages failed`;
  const shown = failed.slice(0, 3).map(({ path, outcome }) => `${path}: ${outcome}`);
  throw new PlainError(`${text}, ${failed.length} pages failed (${shown.join('; ')})`);
}

/** Returns the seconds until a service is healthy again, and until a declaration is acknowledged. */
async function measureRecovery(site, writes, name, interrupt) {
  const options = { timeoutMs: RECOVERY_TIMEOUT_MS, signal: site.signal };
  const processBefore = await site.inspect(name, '.State.Pid');
  const started = performance.now();
  await interrupt(site, name);
  const isBack = async () => {
    const process = await site.inspect(name, '.State.Pid');
    return process !== '0' && process !== processBefore && (await site.isHealthy(name));
  };
  await waitUntil(`a healthy ${name}`, isBack, options);
  const healthyMs = performance.now() - started;
  const countBefore = writes.acknowledgedCount;
  await waitUntil('a declaration', () => writes.acknowledgedCount > countBefore, options);
  const writeMs = performance.now() - started;
  return `healthy after ${formatDuration(healthyMs)}, writing after ${formatDuration(writeMs)}`;
}
