import { join, resolve } from 'node:path';
import { SANDBOX_PROGRAM_PATH } from '@gruenland/federation/sandbox/sandbox-program-path.ts';
import { createReleaseWatcher } from '@gruenland/federation/server/release-watcher.ts';
import type {
  Canary,
  LoadedRelease,
  ReleaseWatcher,
} from '@gruenland/federation/server/release-watcher.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { CanaryGuard } from '#server/canary/canary-guard.ts';
import type { StoppedCanaries, StoppedCanary } from '#server/canary/stopped-canaries.ts';
import type { ShellConfig } from '#server/config.ts';
import type { KillSwitches } from '#server/kill-switches.ts';
import type { ReleaseMetrics, ReleaseReference } from '#server/metrics/release-metrics.ts';
import { getDocumentCombination } from '#server/pipeline/cache-key.ts';
import type { PageCache } from '#server/pipeline/page-cache.ts';
import { PreviewReleases } from '#server/preview/preview-releases.ts';
import type { RemoteRegistry } from '#server/remotes/remote-registry.ts';
import { sharedModules } from '#server/shared-modules.ts';
import { createLiveRelease } from './live-release.ts';
import type { Peers } from '#server/peers/peers.ts';
import type { SnapshotStore } from './snapshot-store.ts';
import type { LiveRelease } from './snapshot.ts';

export interface FollowReleasesOptions {
  readonly config: ShellConfig;
  readonly shellId: string;
  readonly remotes: RemoteRegistry;
  readonly snapshots: SnapshotStore;
  readonly metrics: ReleaseMetrics;
  readonly cache: PageCache;
  readonly killSwitches: KillSwitches;
  readonly stoppedCanaries: StoppedCanaries;
  readonly peers: Peers;
  /** Public keys that may sign releases, as text. */
  readonly trustedKeys: readonly string[];
  readonly log: Logger;
}

/**
 * Updates the snapshots when the release origin changes releases, canaries or kill switches, or
 * when the list of remotes changes.
 */
export function followReleases(options: FollowReleasesOptions): {
  readonly watcher: ReleaseWatcher;
  readonly previews: PreviewReleases;
  /**
   * Stops a canary that another shell or the staff has stopped. A different running canary of the
   * remote is not stopped.
   */
  readonly stopCanary: (remote: string, stoppedCanary: StoppedCanary) => void;
} {
  const { config, snapshots, remotes, log } = options;
  const { env } = config;
  const prepare = (
    { document, module, styleModules }: LoadedRelease,
    base?: string,
  ): Promise<LiveRelease> =>
    createLiveRelease({
      document,
      module,
      styleModules,
      areas: remotes.find(document.name)?.areas ?? [],
      base: base ?? `${config.releasesBaseUrl}${document.name}/builds/${document.id}/web/`,
    });
  const canaries = followCanaries(options, prepare);
  const sources = () =>
    remotes.entries.map(({ name }) => ({ name, origin: `${env.RELEASES_URL}/${name}/` }));
  const watcher = createReleaseWatcher({
    remotes: sources(),
    modules: sharedModules,
    trustedKeys: options.trustedKeys,
    pollMs: env.RELEASES_POLL_MS,
    timeoutMs: env.RELEASES_TIMEOUT_MS,
    retryMs: env.RELEASES_RETRY_MS,
    cacheDir: join(resolve(env.DATA_DIR), 'shell-releases'),
    sandboxProgram: join(config.buildDir, SANDBOX_PROGRAM_PATH),
    switchesUrl: `${env.RELEASES_URL}/switches.json`,
    log,
    acceptRelease: async (loadedRelease) => {
      const release = await prepare(loadedRelease);
      snapshots.setLiveRelease(release);
      canaries.onLiveChanged(release);
      dropUnused(options);
    },
    withdrawRemote: (remote) => {
      snapshots.withdraw(remote);
      dropUnused(options);
    },
    acceptCanary: canaries.accept,
    onSwitches: (document) => {
      if (!options.killSwitches.setSignedList(document)) return;
      log.warn({ off: options.killSwitches.switchedOffParts }, 'kill switches have changed');
      options.cache.clear();
    },
  });
  remotes.watch((entries) => {
    snapshots.setRemotes(entries.map(({ name }) => name));
    options.cache.clear();
    watcher.setRemotes(sources());
  });
  const previews = new PreviewReleases(watcher, async (loadedRelease, base) => {
    const release = await prepare(loadedRelease, base);
    // Also here, because each save on a dev server creates a release.
    dropUnused(options);
    return release;
  });
  return { watcher, previews, stopCanary: canaries.onCanaryStopped };
}

/** Starts canaries and monitors them. Does not start a canary that was stopped before. */
function followCanaries(
  { snapshots, metrics, stoppedCanaries, peers, log }: FollowReleasesOptions,
  prepare: (loadedRelease: LoadedRelease) => Promise<LiveRelease>,
) {
  const flipByRemote = new Map<string, string>();
  const guard = new CanaryGuard(metrics, log, ({ canary, rate, liveRate }) => {
    const { remote, release: id } = canary;
    const reason = `${formatPercent(rate)} of its visits had faults, ${formatPercent(liveRate)} of the live release's`;
    const stoppedCanary = { id, flip: flipByRemote.get(remote) ?? '', reason, at: Date.now() };
    stop(remote, stoppedCanary);
    peers.publish({ kind: 'canary-stopped', remote, stopped: stoppedCanary });
  });
  const stop = (remote: string, stoppedCanary: StoppedCanary): void => {
    stoppedCanaries.add(remote, stoppedCanary);
    guard.end(remote);
    snapshots.acceptCanary(remote, null);
  };
  const onCanaryStopped = (remote: string, stoppedCanary: StoppedCanary): void => {
    const runningFlip = flipByRemote.get(remote);
    // A shell that does not run the stopped canary only records the stop.
    if (runningFlip === stoppedCanary.flip) stop(remote, stoppedCanary);
    else if (!snapshots.canaries.has(remote)) stoppedCanaries.add(remote, stoppedCanary);
  };
  peers.onMessage((message) => {
    if (message.kind === 'canary-stopped') onCanaryStopped(message.remote, message.stopped);
  });
  const startComparison = (canary: LiveRelease): void => {
    const liveRelease = snapshots.current.releases.get(canary.name);
    if (liveRelease) guard.begin(getName(canary), getName(liveRelease));
  };
  const accept = async (remote: string, canary: Canary | null): Promise<void> => {
    guard.end(remote);
    if (canary && stoppedCanaries.has(remote, canary.flip)) return;
    stoppedCanaries.remove(remote);
    if (!canary) return snapshots.acceptCanary(remote, null);
    flipByRemote.set(remote, canary.flip);
    const release = await prepare(canary.release);
    snapshots.acceptCanary(remote, { release, share: canary.share, flip: canary.flip });
    startComparison(release);
  };
  /** Compares a running canary with the new live release of the same remote. */
  const onLiveChanged = ({ name }: LiveRelease): void => {
    const canary = snapshots.canaries.get(name);
    if (canary) startComparison(canary.release);
  };
  return { accept, onLiveChanged, onCanaryStopped };
}

/** Drops metrics of releases, and cached documents of release combinations, that nobody gets. */
function dropUnused({ snapshots, metrics, cache, shellId }: FollowReleasesOptions): void {
  const usedReleaseNames = [...snapshots.listReleasesInUse()].map(
    ({ name, id }) => `${name}@${id}`,
  );
  metrics.removeUnusedReleases(new Set([...usedReleaseNames, `shell@${shellId}`]));
  const { documentCombinations } = snapshots;
  cache.dropByKey((key) => {
    const combination = getDocumentCombination(key);
    return combination !== null && !documentCombinations.has(combination);
  });
}

function getName({ name, id }: LiveRelease): ReleaseReference {
  return { remote: name, release: id };
}

function formatPercent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}
