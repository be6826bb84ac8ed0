import { join } from 'node:path';
import { parsePublicKey } from '#release/signature.ts';
import { UnknownReleaseError } from '#server/open-errors.ts';
import { Poll } from '#server/poll.ts';
import { ReleaseCache } from '#server/release-cache.ts';
import { createProver } from '#server/release-prover.ts';
import type { RemoteSource, ReleaseWatcher, WatcherOptions } from '#server/watcher-options.ts';
import { WatchedRemote } from '#server/watched-remote.ts';
import { WatchedSwitches } from '#server/watched-switches.ts';

export type { LoadedRelease } from '#server/loaded-release.ts';
export type { CanaryStatus, RemoteStatus } from '#server/remote-status.ts';
export type {
  Canary,
  GuestFiles,
  PushOutcome,
  ReleaseWatcher,
  RemoteSource,
  WatcherOptions,
} from '#server/watcher-options.ts';

const RETRY_MS = 10_000;
const RUN_MS = 5_000;

/**
 * Keeps the newest good release of each remote, its canary, and the switches. What is bad never
 * replaces what is good, and trouble with one remote does not touch the others.
 *
 * @throws when a trusted key cannot be read
 */
export function createReleaseWatcher(options: WatcherOptions): ReleaseWatcher {
  return new Watcher(options);
}

class Watcher implements ReleaseWatcher {
  readonly #options: WatcherOptions;
  readonly #shutdown = new AbortController();
  readonly #shared;
  readonly #prover;
  readonly #switches: { readonly watched: WatchedSwitches; readonly poll: Poll } | null;
  #remotes: readonly { readonly watched: WatchedRemote; readonly poll: Poll }[] = [];
  #started = false;

  constructor(options: WatcherOptions) {
    const runMs = options.runMs ?? RUN_MS;
    const { signal } = this.#shutdown;
    this.#options = options;
    const memory = options.cacheDir && join(options.cacheDir, '_proved.json');
    this.#prover = createProver(options.proveWorker, runMs, memory);
    this.#shared = {
      ...options,
      retryMs: options.retryMs ?? RETRY_MS,
      runMs,
      trustedKeys: options.trustedKeys.map(parsePublicKey),
      cache: new ReleaseCache(options.cacheDir),
      prove: this.#prover.prove,
    };
    const { switchesUrl, onSwitches } = options;
    const watched =
      switchesUrl && onSwitches
        ? new WatchedSwitches(switchesUrl, { ...this.#shared, signal, onSwitches })
        : null;
    this.#switches = watched && {
      watched,
      poll: new Poll(() => watched.check(), options.pollMs, signal),
    };
    this.setRemotes(options.remotes);
  }

  async start(waitMs: number): Promise<void> {
    this.#started = true;
    this.#switches?.poll.start();
    for (const { poll } of this.#remotes) poll.start();
    const decided = Promise.all(this.#remotes.map(({ watched }) => watched.decided));
    await firstOf(decided, waitMs, this.#shutdown.signal);
  }

  async check(name?: string): Promise<void> {
    if (name !== undefined) return await this.#watched(name).check(true);
    const looks = this.#remotes.map(({ watched }) => watched.check(true));
    await Promise.all([...looks, this.#switches?.watched.check()]);
  }

  async push(remote: string, latest: Buffer) {
    const watched = this.#find(remote);
    if (watched) return await watched.push(latest);
    return { taken: false, problem: unwatched(remote) };
  }

  pushSwitches(document: Buffer) {
    if (this.#switches) return this.#switches.watched.push(document);
    return { taken: false, problem: 'this shell watches no switches' };
  }

  async open(remote: string, id: string) {
    return await this.#watched(remote).open(id);
  }

  async openGuest(...[remote, files, base]: Parameters<ReleaseWatcher['openGuest']>) {
    return await this.#watched(remote).openGuest(files, base);
  }

  setRemotes(sources: readonly RemoteSource[]): void {
    const kept = new Set<WatchedRemote>();
    const before = this.#remotes;
    this.#remotes = sources.map((source) => {
      const known = before.find(
        ({ watched }) => watched.name === source.name && watched.origin === source.origin,
      );
      if (known) kept.add(known.watched);
      return known ?? this.#watch(source);
    });
    for (const { watched, poll } of before) if (!kept.has(watched)) poll.stop();
  }

  status() {
    return this.#remotes.map(({ watched }) => watched.status);
  }

  async stop(): Promise<void> {
    this.#shutdown.abort();
    await this.#prover.stop();
    const ends = this.#remotes.map(({ watched }) => watched.settled);
    await Promise.all([...ends, this.#switches?.watched.settled]);
  }

  #watch({ name, origin }: RemoteSource) {
    const { pollMs } = this.#options;
    const poll = new Poll(() => watched.check(false), pollMs, this.#shutdown.signal);
    const watched = new WatchedRemote(name, origin, { ...this.#shared, signal: poll.signal });
    if (this.#started) poll.start();
    return { watched, poll };
  }

  #watched(name: string): WatchedRemote {
    const watched = this.#find(name);
    if (!watched) throw new UnknownReleaseError(unwatched(name));
    return watched;
  }

  #find(name: string): WatchedRemote | undefined {
    return this.#remotes.find(({ watched }) => watched.name === name)?.watched;
  }
}

function unwatched(remote: string): string {
  return `There is no remote ${remote}`;
}

/** Waits for work, for some time, or for the end; leaves no timer behind. */
async function firstOf(work: Promise<unknown>, waitMs: number, end: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, waitMs);
  end.addEventListener('abort', () => resolve(), { once: true });
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
