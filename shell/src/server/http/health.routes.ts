import type { FastifyInstance } from 'fastify';
import type { RemoteStatus } from '@gruenland/federation/server/release-watcher.ts';
import type { PageServices } from '#server/pipeline/page-context.ts';

/**
 * Says what works and what does not. 200 as long as pages can be answered; `status` is `ok` only
 * when nothing is missing.
 */
export function healthRoutes(
  app: FastifyInstance,
  services: PageServices,
  remotes: () => readonly RemoteStatus[],
): void {
  app.get('/health', async (_request, reply) => {
    const states = remotes();
    const breakers = services.upstreams.states();
    const whole =
      states.every((remote) => remote.state === 'live') &&
      Object.values(breakers).every((state) => state === 'closed');
    return reply.header('cache-control', 'no-store').send({
      status: whole ? 'ok' : 'degraded',
      build: services.manifest.id,
      combination: services.snapshots.current.combination,
      remotes: states,
      breakers,
      killSwitches: services.killSwitches.active,
      canaries: canaryReport(services),
      releases: services.metrics.report(),
      cache: services.cache.stats,
    });
  });
}

/** Shares as they are in use, and canaries this shell has stopped. */
function canaryReport({ snapshots, stoppedCanaries, remotes }: PageServices) {
  return remotes.entries.flatMap(({ name }) => {
    const running = snapshots.canaries.get(name);
    const stopped = stoppedCanaries.of(name);
    if (running)
      return [{ remote: name, id: running.release.id, share: running.share, stopped: null }];
    return stopped ? [{ remote: name, id: stopped.id, share: 0, stopped }] : [];
  });
}
