import { CanaryTracker } from '#server/canary-tracker.ts';
import type { CanaryTrackerOptions } from '#server/canary-tracker.ts';
import { LiveReleaseTracker } from '#server/live-release-tracker.ts';
import type { LiveReleaseTrackerOptions, CurrentRelease } from '#server/live-release-tracker.ts';
import type { LoadedRelease, OpenedRelease } from '#server/loaded-release.ts';
import { getMessage } from '#server/get-message.ts';
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
  readonly #live: LiveReleaseTracker;
  readonly #canary: CanaryTracker;
  readonly #previews: PreviewReleaseCache;
  readonly #statusTracker: RemoteStatusTracker;
  readonly #firstCheck = Promise.withResolvers<void>();
  /** Last of the queued polls of the origin; polls run one after the other. */
  lastPoll: Promise<void> = Promise.resolve();
  #nextPoll: Promise<void> | null = null;
  /** Last of the queued updates from polls and pushes; updates run one after the other. */
  lastUpdate: Promise<unknown> = Promise.resolve();
  /** Pending and running pushes by content; an identical push joins the existing one. */
  readonly #pushes = new Map<string, Promise<PushOutcome>>();

  constructor(name: string, origin: string, options: WatchedRemoteOptions) {
    const findLoaded = (claim: ReleaseClaim) => this.#findLoaded(claim);
    this.name = name;
    this.origin = origin;
    this.#options = options;
    this.#reader = new ReleaseReader(name, origin, options);
    this.#live = new LiveReleaseTracker(name, this.#reader, options, findLoaded);
    this.#canary = new CanaryTracker(name, this.#reader, options, findLoaded);
    this.#previews = new PreviewReleaseCache(name, this.#reader, options.retryMs);
    this.#statusTracker = new RemoteStatusTracker(name, options.log);
  }

  get status(): RemoteStatus {
    return this.#statusTracker.status;
  }

  /** Resolves after the first poll of the origin, whether a release was loaded or not. */
  get checked(): Promise<void> {
    return this.#firstCheck.promise;
  }

  /** Resolves once no poll and no update is running. */
  get idle(): Promise<unknown> {
    return Promise.all([this.lastPoll, this.lastUpdate]);
  }

  /**
   * Polls the origin. Polls of one remote never overlap: a call during a poll queues another one,
   * because the running poll may have read the old `latest.json` already.
   *
   * @param force whether to retry releases that were refused recently
   */
  check(force: boolean): Promise<void> {
    if (force) {
      this.#live.resetBackoff();
      this.#canary.resetBackoff();
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

  /** Applies a pushed `latest.json`. Rejects an invalid or outdated one before it is queued. */
  async push(bytes: Buffer): Promise<PushOutcome> {
    try {
      if (bytes.length > MAX_BYTES.latest) throw new Error('latest.json is too large');
      await this.#live.readNewerLatest(bytes);
    } catch (error) {
      return { accepted: false, problem: getMessage(error) };
    }
    const key = bytes.toString('latin1');
    const push = this.#pushes.get(key) ?? this.#enqueue(() => this.#applyPush(bytes));
    this.#pushes.set(key, push);
    return await push.finally(() => this.#pushes.delete(key));
  }

  /** See {@link ReleaseWatcher.open}. */
  async open(id: string): Promise<LoadedRelease> {
    const active = this.#active.find(({ release }) => release.document.id === id);
    return (active ?? (await this.#previews.open(id))).release;
  }

  /** See {@link ReleaseWatcher.openDevBuild}. */
  async openDevBuild(files: DevBuildFiles, base: string): Promise<LoadedRelease> {
    return (await this.#previews.openDevBuild(files, base)).release;
  }

  async #applyPush(bytes: Buffer): Promise<PushOutcome> {
    const problem = await this.#update(bytes);
    const accepted = this.#live.current?.bytes.equals(bytes) ?? false;
    return { accepted, problem: problem ?? this.#canary.status?.problem ?? null };
  }

  async #poll(): Promise<void> {
    const previous = this.#live.current;
    try {
      const bytes = await this.#reader.fetchLatest();
      await this.#enqueue(async () => {
        if (!this.#isSuperseded(bytes, previous)) await this.#update(bytes);
      });
    } catch (error) {
      await this.#enqueue(() => this.#updateStatus(getMessage(error)));
    }
  }

  /** Whether a push installed a newer release while the poll was running. */
  #isSuperseded(bytes: Buffer, previous: CurrentRelease | null): boolean {
    const { current } = this.#live;
    if (!current || current === previous) return false;
    return this.#reader.openLatest(bytes).sequence < current.latest.sequence;
  }

  async #update(bytes: Buffer): Promise<string | null> {
    const problem = await this.#live.update(bytes);
    const { current } = this.#live;
    if (current?.bytes.equals(bytes)) await this.#canary.update(bytes, current.latest.id);
    await this.#updateStatus(problem);
    return problem;
  }

  async #updateStatus(problem: string | null): Promise<void> {
    if (this.#options.signal.aborted) return;
    if (problem !== null && !this.#live.current) await this.#live.restoreFromCache();
    const { current } = this.#live;
    const summary = current && {
      id: current.latest.id,
      sequence: current.latest.sequence,
      commit: current.release.document.commit,
    };
    this.#statusTracker.update({ current: summary, problem, canary: this.#canary.status });
    this.#firstCheck.resolve();
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const enqueue = this.lastUpdate.then(work);
    this.lastUpdate = enqueue.catch(() => {});
    return enqueue;
  }

  /** Finds a release that is already loaded. */
  #findLoaded(claim: ReleaseClaim): OpenedRelease | null {
    const active = this.#active.find((opened) => matchesClaim(opened, claim));
    return active ?? this.#previews.find(claim);
  }

  /** The live release and the canary. */
  get #active(): readonly OpenedRelease[] {
    return [this.#live.current, this.#canary.current].filter((opened) => opened !== null);
  }
}
