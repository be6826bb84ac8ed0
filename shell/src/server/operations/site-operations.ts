import { PERFORMANCE_BUDGETS } from '@gruenland/federation/publish/budgets.ts';
import type { RemoteStatus } from '@gruenland/federation/server/release-watcher.ts';
import type {
  AreaCanary,
  AreaOperations,
  SiteOperations,
} from '@gruenland/shared-contracts/site-operations.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';
import { readOwners } from '#server/remotes/read-owners.ts';
import { readReleaseChanges } from './release-changes.ts';
import { computeAreaSizes, ReleaseHistory } from './release-history.ts';

type OperationsDependencies = Pick<
  PageServices,
  'snapshots' | 'metrics' | 'stoppedCanaries' | 'killSwitches' | 'remotes' | 'config'
>;

const AREA_BUDGETS = {
  scripts: PERFORMANCE_BUDGETS.remoteScripts,
  styles: PERFORMANCE_BUDGETS.styles,
  serverBundle: PERFORMANCE_BUDGETS.nodeBundle,
};

/** Returns a function that describes the current state of areas, canaries and kill switches. */
export function createOperationsReader(
  dependencies: OperationsDependencies,
  getRemoteStatuses: () => readonly RemoteStatus[],
): () => SiteOperations {
  const history = new ReleaseHistory(dependencies.config.env.RELEASES_URL);
  return () => {
    const states = getRemoteStatuses();
    return {
      areas: dependencies.remotes.entries.map((entry) =>
        describeArea(
          dependencies,
          entry,
          states.find(({ name }) => name === entry.name),
        ),
      ),
      off: dependencies.killSwitches.sources,
      previousReleases: async (remote) => {
        const liveRelease = dependencies.snapshots.current.releases.get(remote);
        return liveRelease ? history.listPreviousReleases(liveRelease.document) : [];
      },
      readDetails: async (remote) => ({
        owners: await readOwners(dependencies.config.ownersFile, remote),
        changes: await readReleaseChanges(dependencies.config.env, remote),
        budgets: AREA_BUDGETS,
      }),
    };
  };
}

function describeArea(
  dependencies: OperationsDependencies,
  entry: { readonly name: string; readonly label: string; readonly areas: readonly string[] },
  getRemoteStatuses: RemoteStatus | undefined,
): AreaOperations {
  const { name, label, areas } = entry;
  const liveRelease = dependencies.snapshots.current.releases.get(name);
  return {
    name,
    label,
    paths: areas,
    state: getRemoteStatuses?.state ?? 'loading',
    problem: getRemoteStatuses?.problem ?? null,
    since: getRemoteStatuses?.since ?? null,
    live: liveRelease
      ? {
          id: liveRelease.id,
          commit: liveRelease.document.commit,
          builtAt: liveRelease.document.builtAt,
          sizes: computeAreaSizes(liveRelease.document),
          metrics: dependencies.metrics
            .getCounts({ remote: name, release: liveRelease.id })
            .report(),
        }
      : null,
    canary: describeCanary(dependencies, name),
  };
}

function describeCanary(
  { snapshots, stoppedCanaries, metrics }: OperationsDependencies,
  name: string,
): AreaCanary | null {
  const runningCanary = snapshots.canaries.get(name);
  const stoppedCanary = runningCanary ? null : stoppedCanaries.find(name);
  const id = runningCanary?.release.id ?? stoppedCanary?.id;
  if (id === undefined) return null;
  return {
    id,
    share: runningCanary?.share ?? 0,
    flip: runningCanary?.flip ?? stoppedCanary?.flip ?? '',
    stopped: stoppedCanary?.reason ?? null,
    metrics: metrics.getCounts({ remote: name, release: id }).report(),
  };
}
