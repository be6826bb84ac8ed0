import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CONTRACT_REVISION, HOSTED_CONTRACT_VERSIONS } from '@gruenland/shared-contracts/remote.ts';
import { getKeyId } from '@gruenland/federation/release/signature.ts';
import type { RemoteStatus } from '@gruenland/federation/server/release-watcher.ts';
import type { StoppedCanary } from '#server/canary/stopped-canaries.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';

/**
 * Reports the health of the shell. Responds with 200 as long as pages can be served; the `status`
 * field is `ok` only if there is no problem.
 */
export function healthRoutes(
  app: FastifyInstance,
  services: PageServices,
  remotes: () => readonly RemoteStatus[],
  trustedKeys: readonly KeyObject[],
): void {
  app.get('/health', async (_request, reply) => {
    const states = remotes();
    const apiRevision = await services.upstreams.readApiRevision();
    const breakers = services.upstreams.getBreakerStates();
    const isHealthy =
      states.every(({ state }) => state === 'live' || state === 'withdrawn') &&
      Object.values(breakers).every((state) => state === 'closed');
    return reply.header('cache-control', 'no-store').send({
      status: isHealthy ? 'ok' : 'degraded',
      build: services.manifest.id,
      contracts: { hosted: HOSTED_CONTRACT_VERSIONS, revision: CONTRACT_REVISION },
      api: { revision: apiRevision },
      keys: trustedKeys.map(getKeyId),
      mode: services.config.env.NODE_ENV,
      combination: services.snapshots.current.combination,
      remotes: states,
      breakers,
      killSwitches: services.killSwitches.switchedOffParts,
      switches: { sequence: services.killSwitches.sequence },
      canaries: listCanaryStatuses(services),
      releases: services.metrics.getMetricsByRelease(),
      cache: services.cache.stats,
    });
  });
}

interface CanaryStatus {
  readonly remote: string;
  readonly id: string;
  /** Percent of visitors who get the canary; 0 after the canary was stopped. */
  readonly share: number;
  readonly stopped: StoppedCanary | null;
}

/** Lists active canaries and those that this shell has stopped. */
function listCanaryStatuses({ snapshots, stoppedCanaries, remotes }: PageServices): CanaryStatus[] {
  return remotes.entries.flatMap(({ name: remote }) => {
    const runningCanary = snapshots.canaries.get(remote);
    if (runningCanary)
      return { remote, id: runningCanary.release.id, share: runningCanary.share, stopped: null };
    const stoppedCanary = stoppedCanaries.find(remote);
    return stoppedCanary ? { remote, id: stoppedCanary.id, share: 0, stopped: stoppedCanary } : [];
  });
}
