import { SteadyLoad } from '../../e2e/support/steady-load.ts';
import { SteadyWriter } from '../../e2e/support/steady-writer.ts';
import { formatDuration, PlainError } from '../project/terminal.mjs';
import { killService } from './kill-service.mjs';
import { releaseRemote } from './release-remote.mjs';
import { waitUntil } from '../process/wait-until.mjs';

/** Requests per second for pages: the eleven services share a machine of two cores with the load. */
const REQUESTS_PER_SECOND = 10;
const RECOVERY_TIMEOUT_MS = 600_000;

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
  const load = new SteadyLoad(site.url, PATHS);
  const writer = new SteadyWriter(site.url, { isForwarded: true });
  await runCase('warm-up', async () => {
    const failing = await load.warmUp();
    if (failing.length > 0) throw new PlainError(`${failing.join(', ')} failed three times`);
    return `${PATHS.length} pages`;
  });
  load.start(REQUESTS_PER_SECOND);
  writer.start();
  try {
    await runCase('release', () => withoutFailure(load, () => releaseRemote(site)));
    for (const name of SERVICES) {
      await runCase(`restart ${name}`, () =>
        withoutFailure(load, () => measureRecovery(site, writer, name, restart)),
      );
      await runCase(`kill ${name}`, () =>
        withoutFailure(load, () => measureRecovery(site, writer, name, killService)),
      );
    }
  } finally {
    await Promise.all([load.stop(), writer.stop()]);
  }
  await runCase('load', async () => {
    if (load.failedRequests.length > 0)
      throw new PlainError(`${load.failedRequests.length} pages failed`);
    const sorted = load.durationsMs.toSorted((one, other) => one - other);
    const p99 = formatDuration(sorted[Math.floor(sorted.length * 0.99)]);
    return (
      `${sorted.length} pages, 0 failed, p99 ${p99}; ${writer.acknowledgedEmails.length} declarations ` +
      `acknowledged, ${writer.refusedOutcomes.length} refused and sent again`
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
  const before = load.failedRequests.length;
  const text = await body();
  const failed = load.failedRequests.slice(before);
  if (failed.length === 0) return `${text}, 0 pages failed`;
  const shown = failed.slice(0, 3).map(({ path, outcome }) => `${path}: ${outcome}`);
  throw new PlainError(`${text}, ${failed.length} pages failed (${shown.join('; ')})`);
}

/** Returns the seconds until a service is healthy again, and until a declaration is acknowledged. */
async function measureRecovery(site, writer, name, interrupt) {
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
  const countBefore = writer.acknowledgedEmails.length;
  await waitUntil('a declaration', () => writer.acknowledgedEmails.length > countBefore, options);
  const writeMs = performance.now() - started;
  return `healthy after ${formatDuration(healthyMs)}, writing after ${formatDuration(writeMs)}`;
}
