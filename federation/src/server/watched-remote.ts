import { CanaryTracker } from '#server/canary-tracker.ts';
import type { CanaryTrackerOptions } from '#server/canary-tracker.ts';
import { LiveReleaseTracker } from '#server/live-release-tracker.ts';
import type { LiveReleaseTrackerOptions, AppliedLatest } from '#server/live-release-tracker.ts';
import type { LoadedRelease, OpenedRelease } from '#server/loaded-release.ts';
import { getErrorMessage } from '#server/get-message.ts';
import type { ReleaseClaim } from '#server/open-release.ts';
import type { ReaderOptions } from '#server/release-reader.ts';
import { MAX_BYTES, ReleaseReader } from '#server/release-reader.ts';
import { matchesClaim, PreviewReleaseCache } from '#server/preview-release-cache.ts';
import type { RemoteStatus } from '#server/remote-status-tracker.ts';
import { RemoteStatusTracker } from '#server/remote-status-tracker.ts';
import type { DevBuildFiles, PushOutcome } from '#server/watcher-options.ts';

export type WatchedRemoteOptions = ReaderOptions & LiveReleaseTrackerOptions & CanaryTrackerOptions;

/** One watched remote: its live release, canary, previews and status. */
export class WatchedRemote {
  readonly name: string;
  readonly origin: string;
  readonly #options: WatchedRemoteOptions;
  readonly #reader: ReleaseReader;
  readonly #liveTracker: LiveReleaseTracker;
  readonly #canaryTracker: CanaryTracker;
  readonly #previews: PreviewReleaseCache;
  readonly #statusTracker: RemoteStatusTracker;
  readonly #firstCheck = Promise.withResolvers<void>();
  /** Last of the queued polls of the origin; polls run one after the other. */
  lastPoll: Promise<void> = Promise.resolve();
  #nextPoll: Promise<void> | null = null;
  /** Last of the queued updates from polls and pushes; updates run one after the other. */
  lastUpdate: Promise<unknown> = Promise.resolve();
  /**
   * Queued and running pushes, keyed by the content of `latest.json`. An identical push joins the
   * existing one.
   */
  readonly #pushes = new Map<string, Promise<PushOutcome>>();

  constructor(name: string, origin: string, options: WatchedRemoteOptions) {
    const findLoadedRelease = (claim: ReleaseClaim) => this.#findLoadedRelease(claim);
    this.name = name;
    this.origin = origin;
    this.#options = options;
    this.#reader = new ReleaseReader(name, origin, options);
    this.#liveTracker = new LiveReleaseTracker(name, this.#reader, options, findLoadedRelease);
    this.#canaryTracker = new CanaryTracker(name, this.#reader, options, findLoadedRelease);
    this.#previews = new PreviewReleaseCache(name, this.#reader, options.retryMs);
    this.#statusTracker = new RemoteStatusTracker(name, options.log);
  }

  get status(): RemoteStatus {
    return this.#statusTracker.status;
  }

  /** Resolves after the first poll of the origin, even if the poll loaded no release. */
  get firstCheckPromise(): Promise<void> {
    return this.#firstCheck.promise;
  }

  /** Resolves once no poll and no update is running. */
  get idlePromise(): Promise<unknown> {
    return Promise.all([this.lastPoll, this.lastUpdate]);
  }

  /**
   * Polls the origin. Polls of one remote never overlap: a call during a poll queues another one,
   * because the running poll may have read the old `latest.json` already.
   *
   * @param shouldRetryRefused whether to retry releases that were refused recently
   */
  check(shouldRetryRefused: boolean): Promise<void> {
    if (shouldRetryRefused) {
      this.#liveTracker.resetBackoff();
      this.#canaryTracker.resetBackoff();
    }
    if (this.#nextPoll) return this.#nextPoll;
    const poll = this.lastPoll.then(async () => {
      this.#nextPoll = null;
      if (!this.#options.signal.aborted) await this.#poll();
    });
    this.#nextPoll = poll;
    this.lastPoll = poll;
    return poll;
  }

  /**
   * Applies a pushed `latest.json`. An invalid or outdated document is refused before it is queued.
   */
  async push(bytes: Buffer): Promise<PushOutcome> {
    try {
      if (bytes.length > MAX_BYTES.latest) throw new Error('latest.json is too large');
      await this.#liveTracker.verifyNewerLatest(bytes);
    } catch (error) {
      return { accepted: false, problem: getErrorMessage(error) };
    }
    const key = bytes.toString('latin1');
    const push = this.#pushes.get(key) ?? this.#enqueue(() => this.#applyPush(bytes));
    this.#pushes.set(key, push);
    return await push.finally(() => this.#pushes.delete(key));
  }

  /** Opens any release by id, see {@link ReleaseWatcher.open}. */
  async open(id: string): Promise<LoadedRelease> {
    const activeRelease = this.#activeReleases.find(({ release }) => release.document.id === id);
    return (activeRelease ?? (await this.#previews.open(id))).release;
  }

  /** Opens a build that a dev server pushed, see {@link ReleaseWatcher.openDevBuild}. */
  async openDevBuild(files: DevBuildFiles, base: string): Promise<LoadedRelease> {
    return (await this.#previews.openDevBuild(files, base)).release;
  }

  async #applyPush(bytes: Buffer): Promise<PushOutcome> {
    const problem = await this.#update(bytes);
    const isAccepted = this.#liveTracker.appliedLatest?.bytes.equals(bytes) ?? false;
    return {
      accepted: isAccepted,
      problem: problem ?? this.#canaryTracker.status?.problem ?? null,
    };
  }

  async #poll(): Promise<void> {
    const previousLatest = this.#liveTracker.appliedLatest;
    try {
      const bytes = await this.#reader.fetchLatest();
      await this.#enqueue(async () => {
        if (!this.#isSuperseded(bytes, previousLatest)) await this.#update(bytes);
      });
    } catch (error) {
      await this.#enqueue(() => this.#updateStatus(getErrorMessage(error)));
    }
  }

  /** Returns whether a push applied a newer `latest.json` while the poll was running. */
  #isSuperseded(bytes: Buffer, previousLatest: AppliedLatest | null): boolean {
    const { appliedLatest } = this.#liveTracker;
    if (!appliedLatest || appliedLatest === previousLatest) return false;
    return this.#reader.verifyLatestDocument(bytes).sequence < appliedLatest.latest.sequence;
  }

  async #update(bytes: Buffer): Promise<string | null> {
    const problem = await this.#liveTracker.update(bytes);
    const { appliedLatest } = this.#liveTracker;
    if (appliedLatest?.bytes.equals(bytes))
      await this.#canaryTracker.update(bytes, appliedLatest.latest.id);
    await this.#updateStatus(problem);
    return problem;
  }

  async #updateStatus(problem: string | null): Promise<void> {
    if (this.#options.signal.aborted) return;
    if (problem !== null && !this.#liveTracker.appliedLatest)
      await this.#liveTracker.restoreFromCache();
    const { appliedLatest, current } = this.#liveTracker;
    const currentSummary = appliedLatest && {
      id: appliedLatest.latest.id,
      sequence: appliedLatest.latest.sequence,
      commit: current?.release.document.commit ?? null,
      isWithdrawn: appliedLatest.latest.withdrawn === true,
    };
    this.#statusTracker.update({
      current: currentSummary,
      problem,
      canary: this.#canaryTracker.status,
    });
    this.#firstCheck.resolve();
  }

  #enqueue<Result>(update: () => Promise<Result>): Promise<Result> {
    const result = this.lastUpdate.then(update);
    this.lastUpdate = result.catch(() => {});
    return result;
  }

  /** Finds a release that is loaded as live release, canary or preview; otherwise null. */
  #findLoadedRelease(claim: ReleaseClaim): OpenedRelease | null {
    const activeRelease = this.#activeReleases.find((openedRelease) =>
      matchesClaim(openedRelease, claim),
    );
    return activeRelease ?? this.#previews.find(claim);
  }

  /** Returns the live release and the canary. Omits each of them that is not loaded. */
  get #activeReleases(): readonly OpenedRelease[] {
    return [this.#liveTracker.current, this.#canaryTracker.current].filter(
      (openedRelease) => openedRelease !== null,
    );
  }
}
