import type { RemoteStatus } from '@gruenland/federation/server/release-watcher.ts';
import type {
  AreaCanary,
  AreaOperations,
  SiteOperations,
} from '@gruenland/shared-contracts/site-operations.ts';
import type { PageServices } from '#server/pipeline/page-context.ts';
import { ReleaseChain } from './release-chain.ts';

type Parts = Pick<
  PageServices,
  'snapshots' | 'metrics' | 'stoppedCanaries' | 'killSwitches' | 'remotes' | 'config'
>;

/** How the site is run, as this shell sees it; each look is a new one. */
export function siteOperations(
  parts: Parts,
  status: () => readonly RemoteStatus[],
): () => SiteOperations {
  const chain = new ReleaseChain(parts.config.env.RELEASES_URL);
  return () => {
    const states = status();
    return {
      areas: parts.remotes.entries.map((entry) =>
        areaOf(
          parts,
          entry,
          states.find(({ name }) => name === entry.name),
        ),
      ),
      off: parts.killSwitches.sources,
      before: async (remote) => {
        const live = parts.snapshots.current.releases.get(remote);
        return live ? chain.before(live.document) : [];
      },
    };
  };
}

function areaOf(
  parts: Parts,
  entry: { readonly name: string; readonly label: string; readonly areas: readonly string[] },
  status: RemoteStatus | undefined,
): AreaOperations {
  const { name, label, areas } = entry;
  const live = parts.snapshots.current.releases.get(name);
  return {
    name,
    label,
    paths: areas,
    state: status?.state ?? 'loading',
    problem: status?.problem ?? null,
    since: status?.since ?? null,
    live: live
      ? {
          id: live.id,
          commit: live.document.commit,
          builtAt: live.document.builtAt,
          figures: parts.metrics.of({ remote: name, release: live.id }).report(),
        }
      : null,
    canary: canaryOf(parts, name),
  };
}

function canaryOf({ snapshots, stoppedCanaries, metrics }: Parts, name: string): AreaCanary | null {
  const running = snapshots.canaries.get(name);
  const stopped = running ? null : stoppedCanaries.of(name);
  const id = running?.release.id ?? stopped?.id;
  if (id === undefined) return null;
  return {
    id,
    share: running?.share ?? 0,
    flip: running?.flip ?? stopped?.flip ?? '',
    stopped: stopped?.reason ?? null,
    figures: metrics.of({ remote: name, release: id }).report(),
  };
}
