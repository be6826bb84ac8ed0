import { join } from 'node:path';
import { parsePublicKey } from '#release/signature.ts';
import { UnknownReleaseError } from '#server/open-errors.ts';
import { Poll } from '#server/poll.ts';
import { ReleaseCache } from '#server/release-cache.ts';
import { createSandboxChecker } from '#server/sandbox-checker.ts';
import type { RemoteSource, ReleaseWatcher, WatcherOptions } from '#server/watcher-options.ts';
import { WatchedRemote } from '#server/watched-remote.ts';
import { WatchedSwitches } from '#server/watched-switches.ts';

export type { LoadedRelease } from '#server/loaded-release.ts';
export type { CanaryStatus, RemoteStatus } from '#server/remote-status-tracker.ts';
export type {
  Canary,
  DevBuildFiles,
  PushOutcome,
  ReleaseWatcher,
  RemoteSource,
  WatcherOptions,
} from '#server/watcher-options.ts';

const RETRY_MS = 10_000;
const RUN_TIMEOUT_MS = 5_000;

/**
 * Tracks the newest good release and the canary of each remote, and the kill switches. A bad
 * release never replaces a good one, and a problem of one remote does not affect the others.
 *
 * @throws when a trusted key cannot be parsed
 */
export function createReleaseWatcher(options: WatcherOptions): ReleaseWatcher {
  return new Watcher(options);
}

class Watcher implements ReleaseWatcher {
  readonly #options: WatcherOptions;
  readonly #shutdownController = new AbortController();
  readonly #remoteOptions;
  readonly #sandboxChecker;
  readonly #switches: { readonly watchTarget: WatchedSwitches; readonly poll: Poll } | null;
  #remotes: readonly { readonly watchTarget: WatchedRemote; readonly poll: Poll }[] = [];
  #isStarted = false;

  constructor(options: WatcherOptions) {
    const stepTimeoutMs = options.stepTimeoutMs ?? RUN_TIMEOUT_MS;
    const { signal } = this.#shutdownController;
    this.#options = options;
    const checkedBundlesFile = options.cacheDir && join(options.cacheDir, '_checked-bundles.json');
    this.#sandboxChecker = createSandboxChecker(
      options.sandboxProgram,
      stepTimeoutMs,
      checkedBundlesFile,
    );
    this.#remoteOptions = {
      ...options,
      retryMs: options.retryMs ?? RETRY_MS,
      stepTimeoutMs,
      trustedKeys: options.trustedKeys.map(parsePublicKey),
      cache: new ReleaseCache(options.cacheDir),
      checkInSandbox: this.#sandboxChecker.check,
    };
    const { switchesUrl, onSwitches } = options;
    const watchTarget =
      switchesUrl && onSwitches
        ? new WatchedSwitches(switchesUrl, { ...this.#remoteOptions, signal, onSwitches })
        : null;
    this.#switches = watchTarget && {
      watchTarget,
      poll: new Poll(() => watchTarget.check(), options.pollMs, signal),
    };
    this.setRemotes(options.remotes);
  }

  async start(waitMs: number): Promise<void> {
    this.#isStarted = true;
    this.#switches?.poll.start();
    for (const { poll } of this.#remotes) poll.start();
    const firstChecks = Promise.all(
      this.#remotes.map(({ watchTarget }) => watchTarget.firstCheckPromise),
    );
    await waitForFirstChecks(firstChecks, waitMs, this.#shutdownController.signal);
  }

  async check(name?: string): Promise<void> {
    if (name !== undefined) return await this.#requireWatchedRemote(name).check(true);
    const checks = this.#remotes.map(({ watchTarget }) => watchTarget.check(true));
    await Promise.all([...checks, this.#switches?.watchTarget.check()]);
  }

  async push(remote: string, latest: Buffer) {
    const watchTarget = this.#findWatchedRemote(remote);
    if (watchTarget) return await watchTarget.push(latest);
    return { accepted: false, problem: createUnknownRemoteMessage(remote) };
  }

  pushSwitches(document: Buffer) {
    if (this.#switches) return this.#switches.watchTarget.push(document);
    return { accepted: false, problem: 'this shell watches no switches' };
  }

  async open(remote: string, id: string) {
    return await this.#requireWatchedRemote(remote).open(id);
  }

  async openDevBuild(...[remote, files, base]: Parameters<ReleaseWatcher['openDevBuild']>) {
    return await this.#requireWatchedRemote(remote).openDevBuild(files, base);
  }

  setRemotes(sources: readonly RemoteSource[]): void {
    const keptRemotes = new Set<WatchedRemote>();
    const previousRemotes = this.#remotes;
    this.#remotes = sources.map((source) => {
      const existingRemote = previousRemotes.find(
        ({ watchTarget }) =>
          watchTarget.name === source.name && watchTarget.origin === source.origin,
      );
      if (existingRemote) keptRemotes.add(existingRemote.watchTarget);
      return existingRemote ?? this.#watchRemote(source);
    });
    for (const { watchTarget, poll } of previousRemotes)
      if (!keptRemotes.has(watchTarget)) poll.stop();
  }

  getStatuses() {
    return this.#remotes.map(({ watchTarget }) => watchTarget.status);
  }

  async stop(): Promise<void> {
    this.#shutdownController.abort();
    await this.#sandboxChecker.stop();
    const idlePromises = this.#remotes.map(({ watchTarget }) => watchTarget.idlePromise);
    await Promise.all([...idlePromises, this.#switches?.watchTarget.idlePromise]);
  }

  #watchRemote({ name, origin }: RemoteSource) {
    const { pollMs } = this.#options;
    const poll = new Poll(() => watchTarget.check(false), pollMs, this.#shutdownController.signal);
    const watchTarget = new WatchedRemote(name, origin, {
      ...this.#remoteOptions,
      signal: poll.signal,
    });
    if (this.#isStarted) poll.start();
    return { watchTarget, poll };
  }

  #requireWatchedRemote(name: string): WatchedRemote {
    const watchTarget = this.#findWatchedRemote(name);
    if (!watchTarget) throw new UnknownReleaseError(createUnknownRemoteMessage(name));
    return watchTarget;
  }

  #findWatchedRemote(name: string): WatchedRemote | undefined {
    return this.#remotes.find(({ watchTarget }) => watchTarget.name === name)?.watchTarget;
  }
}

function createUnknownRemoteMessage(remote: string): string {
  return `There is no remote ${remote}`;
}

/**
 * Waits for `firstChecks`, for `waitMs` or for the abort signal, whichever ends first; then clears
 * the timer.
 */
async function waitForFirstChecks(
  firstChecks: Promise<unknown>,
  waitMs: number,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, waitMs);
  signal.addEventListener('abort', () => resolve(), { once: true });
  await Promise.race([firstChecks, promise]);
  clearTimeout(timer);
}
