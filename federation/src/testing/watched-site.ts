import type { Canary, LoadedRelease, WatcherOptions } from '#server/release-watcher.ts';
import { createReleaseWatcher } from '#server/release-watcher.ts';
import { FaultyOrigin } from '#testing/faulty-origin.ts';
import { RecordingLog } from '#testing/recording-log.ts';
import type { KeyPair, MadeRelease, ReleaseRecipe } from '#testing/release-factory.ts';
import { makeKeys, makeRelease } from '#testing/release-factory.ts';

/** An origin with one remote, a watcher that only looks when told, and all it was given. */
export async function watchedSite(options: Partial<WatcherOptions> = {}) {
  const keys: KeyPair = makeKeys();
  const origin = new FaultyOrigin();
  const address = await origin.listen();
  const log = new RecordingLog();
  const accepted: LoadedRelease[] = [];
  const canaries: (Canary | null)[] = [];
  const watcher = createReleaseWatcher({
    remotes: [{ name: 'mf-test', origin: address }],
    modules: {},
    trustedKeys: [keys.publicKey],
    pollMs: 60_000,
    timeoutMs: 1500,
    runMs: 2000,
    log,
    accept: async (release) => void accepted.push(release),
    acceptCanary: async (_remote, canary) => void canaries.push(canary),
    ...options,
  });
  return {
    keys,
    origin,
    address,
    log,
    watcher,
    accepted,
    canaries,
    status: () => {
      const [only] = watcher.status();
      if (!only) throw new Error('no remote is watched');
      return only;
    },
    ids: () => accepted.map(({ document }) => document.id),
    make: (recipe: ReleaseRecipe): MadeRelease => makeRelease(recipe, keys),
    /** Lays a release down as the live one. @returns bytes of its `latest.json` */
    offer: (recipe: ReleaseRecipe | MadeRelease): Buffer => {
      const made = 'files' in recipe ? recipe : makeRelease(recipe, keys);
      origin.put(made);
      return latestOf(made);
    },
    close: async () => {
      await watcher.stop();
      await origin.close();
    },
  };
}

export type WatchedSite = Awaited<ReturnType<typeof watchedSite>>;

/** Bytes of the `latest.json` that makes a release live. */
export function latestOf({ files }: MadeRelease): Buffer {
  const bytes = files.get('builds/latest.json');
  if (!bytes) throw new Error('a release without latest.json');
  return bytes;
}
