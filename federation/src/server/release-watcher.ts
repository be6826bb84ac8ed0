import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { parsePublicKey } from '#release/signature.ts';
import type { LoadedRelease } from '#server/loaded-release.ts';
import { ReleaseCache } from '#server/release-cache.ts';
import type { RemoteStatus } from '#server/remote-status.ts';
import { WatchedRemote } from '#server/watched-remote.ts';

export type { LoadedRelease, RemoteStatus };

const RETRY_MS = 10_000;
const RUN_MS = 5_000;

export interface RemoteSource {
  readonly name: string;
  /** For example `http://127.0.0.1:3003/mf-magazine/`. */
  readonly origin: string;
}

export interface WatcherOptions {
  readonly remotes: readonly RemoteSource[];
  /** What releases may `require`; nothing else exists for them besides SERVER_BUILTINS. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** Public keys, PEM or base64; several while keys are changed. */
  readonly trustedKeys: readonly string[];
  /** Milliseconds between the end of one check and the next. */
  readonly pollMs: number;
  /** Milliseconds for each file, from the request to its last byte. */
  readonly timeoutMs: number;
  /** Milliseconds for a bundle's top level, and again for its views. Default 5 000. */
  readonly runMs?: number;
  /** Folder for the last good releases; without it a start needs the origin. */
  readonly cacheDir?: string;
  /** Milliseconds before a refused release is tried again. Default 10 000. */
  readonly retryMs?: number;
  readonly log: Logger;
  /** Puts a release into use. What it throws refuses the release; the old one stays. */
  readonly accept: (release: LoadedRelease) => Promise<void>;
}

export interface ReleaseWatcher {
  /** Begins to poll; comes back when every remote is loaded, or after `waitMs`. */
  start(waitMs: number): Promise<void>;
  /** Looks now, at one remote or all, also at releases refused before. Never rejects for them. */
  check(name?: string): Promise<void>;
  status(): readonly RemoteStatus[];
  /** Ends polling and requests; nothing runs afterwards. */
  stop(): Promise<void>;
}

/**
 * Keeps the newest good release of each remote. A bad one never replaces a good one, and trouble
 * with one remote does not touch the others.
 *
 * @throws when a trusted key cannot be read
 */
export function createReleaseWatcher(options: WatcherOptions): ReleaseWatcher {
  const shutdown = new AbortController();
  const cache = new ReleaseCache(options.cacheDir);
  const trustedKeys = options.trustedKeys.map(parsePublicKey);
  const timers = new Map<WatchedRemote, NodeJS.Timeout>();
  const watched = options.remotes.map(
    ({ name, origin }) =>
      new WatchedRemote(name, origin, {
        ...options,
        retryMs: options.retryMs ?? RETRY_MS,
        runMs: options.runMs ?? RUN_MS,
        trustedKeys,
        cache,
        signal: shutdown.signal,
      }),
  );
  const poll = async (remote: WatchedRemote): Promise<void> => {
    await remote.check(false);
    if (shutdown.signal.aborted) return;
    timers.set(
      remote,
      setTimeout(() => void poll(remote), options.pollMs),
    );
  };
  return {
    async start(waitMs) {
      for (const remote of watched) void poll(remote);
      await firstOf(Promise.all(watched.map((remote) => remote.loaded)), waitMs, shutdown.signal);
    },
    async check(name) {
      const asked = watched.filter((remote) => name === undefined || remote.name === name);
      if (asked.length === 0) throw new Error(`There is no remote ${name}`);
      await Promise.all(asked.map((remote) => remote.check(true)));
    },
    status: () => watched.map((remote) => remote.status),
    async stop() {
      shutdown.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.all(watched.map((remote) => remote.settled));
    },
  };
}

/** Waits for work, for some time, or for the end; leaves no timer behind. */
async function firstOf(work: Promise<unknown>, waitMs: number, end: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, waitMs);
  end.addEventListener('abort', () => resolve(), { once: true });
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
