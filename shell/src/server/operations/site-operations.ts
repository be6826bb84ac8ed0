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

type Dependencies = Pick<
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
  parts: Dependencies,
  status: () => readonly RemoteStatus[],
): () => SiteOperations {
  const history = new ReleaseHistory(parts.config.env.RELEASES_URL);
  return () => {
    const states = status();
    return {
      areas: parts.remotes.entries.map((entry) =>
        describeArea(
          parts,
          entry,
          states.find(({ name }) => name === entry.name),
        ),
      ),
      off: parts.killSwitches.sources,
      previousReleases: async (remote) => {
        const liveRelease = parts.snapshots.current.releases.get(remote);
        return liveRelease ? history.listPreviousReleases(liveRelease.document) : [];
      },
      readDetails: async (remote) => ({
        owners: await readOwners(parts.config.ownersFile, remote),
        changes: await readReleaseChanges(parts.config.env, remote),
        budgets: AREA_BUDGETS,
      }),
    };
  };
}

function describeArea(
  parts: Dependencies,
  entry: { readonly name: string; readonly label: string; readonly areas: readonly string[] },
  status: RemoteStatus | undefined,
): AreaOperations {
  const { name, label, areas } = entry;
  const liveRelease = parts.snapshots.current.releases.get(name);
  return {
    name,
    label,
    paths: areas,
    state: status?.state ?? 'loading',
    problem: status?.problem ?? null,
    since: status?.since ?? null,
    live: liveRelease
      ? {
          id: liveRelease.id,
          commit: liveRelease.document.commit,
          builtAt: liveRelease.document.builtAt,
          sizes: computeAreaSizes(liveRelease.document),
          metrics: parts.metrics.getCounts({ remote: name, release: liveRelease.id }).report(),
        }
      : null,
    canary: describeCanary(parts, name),
  };
}

function describeCanary(
  { snapshots, stoppedCanaries, metrics }: Dependencies,
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
