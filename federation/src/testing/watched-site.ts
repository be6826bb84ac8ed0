import type { Canary, LoadedRelease, WatcherOptions } from '#server/release-watcher.ts';
import { createReleaseWatcher } from '#server/release-watcher.ts';
import { FaultyOrigin } from '#testing/faulty-origin.ts';
import { RecordingLog } from '#testing/recording-log.ts';
import type { KeyPair, ReleaseFixture, ReleaseFixtureOptions } from '#testing/release-factory.ts';
import { makeKeys, makeRelease } from '#testing/release-factory.ts';

/**
 * Starts an origin with one remote and a watcher that polls only on request, and records the
 * accepted releases.
 */
export async function startWatchedSite(options: Partial<WatcherOptions> = {}) {
  const keys: KeyPair = makeKeys();
  const origin = new FaultyOrigin();
  const originUrl = await origin.listen();
  const log = new RecordingLog();
  const acceptedReleases: LoadedRelease[] = [];
  const canaries: (Canary | null)[] = [];
  const withdrawnRemotes: string[] = [];
  const watcher = createReleaseWatcher({
    remotes: [{ name: 'mf-test', origin: originUrl }],
    modules: {},
    trustedKeys: [keys.publicKey],
    pollMs: 60_000,
    timeoutMs: 1500,
    stepTimeoutMs: 2000,
    log,
    acceptRelease: async (release) => void acceptedReleases.push(release),
    acceptCanary: async (_remote, canary) => void canaries.push(canary),
    withdrawRemote: (remote) => void withdrawnRemotes.push(remote),
    ...options,
  });
  return {
    keys,
    origin,
    originUrl,
    log,
    watcher,
    accepted: acceptedReleases,
    canaries,
    withdrawnRemotes,
    status: () => {
      const [firstStatus] = watcher.getStatuses();
      if (!firstStatus) throw new Error('no remote is watched');
      return firstStatus;
    },
    ids: () => acceptedReleases.map(({ document }) => document.id),
    make: (fixtureOptions: ReleaseFixtureOptions): ReleaseFixture =>
      makeRelease(fixtureOptions, keys),
    /**
     * Publishes a release and makes it live.
     *
     * @returns bytes of the new `latest.json`
     */
    publishRelease: (fixtureOptions: ReleaseFixtureOptions | ReleaseFixture): Buffer => {
      const fixture =
        'files' in fixtureOptions ? fixtureOptions : makeRelease(fixtureOptions, keys);
      origin.putRelease(fixture);
      return getLatest(fixture);
    },
    close: async () => {
      await watcher.stop();
      await origin.close();
    },
  };
}

export type WatchedSite = Awaited<ReturnType<typeof startWatchedSite>>;

/** Returns the bytes of a release's `latest.json`. */
export function getLatest({ files }: ReleaseFixture): Buffer {
  const bytes = files.get('builds/latest.json');
  if (!bytes) throw new Error('a release without latest.json');
  return bytes;
}
