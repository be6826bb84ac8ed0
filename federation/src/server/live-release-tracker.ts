import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { LatestDocument } from '@gruenland/shared-contracts/release.ts';
import type { LoadedRelease, OpenedRelease } from '#server/loaded-release.ts';
import { getErrorMessage } from '#server/get-message.ts';
import type { ReleaseClaim } from '#server/open-release.ts';
import { TamperedError } from '#server/open-release.ts';
import { RefusalCache } from '#server/refusal-cache.ts';
import type { ReleaseCache } from '#server/release-cache.ts';
import type { ReleaseReader } from '#server/release-reader.ts';

export interface LiveReleaseTrackerOptions {
  readonly cache: ReleaseCache;
  /** Milliseconds before a refused release is tried again. */
  readonly retryMs: number;
  readonly log: Logger;
  readonly signal: AbortSignal;
  readonly acceptRelease: (release: LoadedRelease) => Promise<void>;
  readonly withdrawRemote?: ((remote: string) => void) | undefined;
}

/** A verified `latest.json` and its exact bytes. */
export interface AppliedLatest {
  readonly latest: LatestDocument;
  readonly bytes: Buffer;
}

/** A release in use and the `latest.json` that made it live. */
export interface CurrentRelease extends OpenedRelease, AppliedLatest {}

/** Empty content that the disk cache stores instead of the files of a withdrawn release. */
const EMPTY_FILE_CONTENT = Buffer.alloc(0);

/**
 * Tracks the live release of one remote. Only a valid release with the same or a higher sequence
 * replaces the current one, and only a signed withdrawal ends it.
 */
export class LiveReleaseTracker {
  readonly #remote: string;
  readonly #reader: ReleaseReader;
  readonly #options: LiveReleaseTrackerOptions;
  /** Finds a release that is already loaded, for example as a canary. */
  readonly #findLoadedRelease: (claim: ReleaseClaim) => OpenedRelease | null;
  readonly #refusals: RefusalCache;
  readonly #diskCacheRefusals: RefusalCache;
  #currentRelease: CurrentRelease | null = null;
  #appliedLatest: AppliedLatest | null = null;
  /**
   * `latest.json` in the disk cache at start. Until the first document is applied, documents older
   * than this one are refused.
   */
  #cachedLatest: Promise<LatestDocument | null> | null = null;

  constructor(
    remote: string,
    reader: ReleaseReader,
    options: LiveReleaseTrackerOptions,
    findLoadedRelease: (claim: ReleaseClaim) => OpenedRelease | null,
  ) {
    this.#remote = remote;
    this.#reader = reader;
    this.#options = options;
    this.#findLoadedRelease = findLoadedRelease;
    this.#refusals = new RefusalCache(options.retryMs);
    this.#diskCacheRefusals = new RefusalCache(options.retryMs);
  }

  get current(): CurrentRelease | null {
    return this.#currentRelease;
  }

  /** The `latest.json` that was applied last: it names the live release or withdraws it. */
  get appliedLatest(): AppliedLatest | null {
    return this.#appliedLatest;
  }

  /** Allows an immediate retry of a release that was refused recently. */
  resetBackoff(): void {
    this.#refusals.clear();
  }

  /**
   * Applies a `latest.json`. Loads the release that it names, unless that release was refused
   * recently. If the document withdraws the live release, ends that release.
   *
   * @returns null on success, otherwise the reason why the release is not used
   */
  async update(bytes: Buffer): Promise<string | null> {
    if (this.#appliedLatest?.bytes.equals(bytes)) return null;
    const key = bytes.toString('latin1');
    const refusalReason = this.#refusals.get(key);
    if (refusalReason !== null) return refusalReason;
    try {
      await this.#applyLatest(bytes);
      return null;
    } catch (error) {
      return this.#refusals.record(key, error);
    }
  }

  /**
   * Verifies a `latest.json` and rejects one older than the current or cached one. Replaying an
   * old, validly signed document must not bring back a release with known faults.
   *
   * @throws when the document is malformed, lacks a trusted signature or is older
   */
  async verifyNewerLatest(bytes: Buffer): Promise<LatestDocument> {
    const latest = this.#reader.verifyLatestDocument(bytes);
    const previousLatest = this.#appliedLatest?.latest ?? (await this.#readCachedLatest());
    if (!previousLatest) return latest;
    const { id, sequence } = latest;
    const isSameRelease = sequence === previousLatest.sequence && id === previousLatest.id;
    if (sequence > previousLatest.sequence || isSameRelease) return latest;
    throw new TamperedError(`sequence ${sequence} is not newer than ${previousLatest.sequence}`);
  }

  async #applyLatest(bytes: Buffer): Promise<void> {
    const latest = await this.verifyNewerLatest(bytes);
    if (latest.withdrawn) {
      this.#withdraw({ latest, bytes });
      await this.#writeCache({
        latest: bytes,
        document: EMPTY_FILE_CONTENT,
        bundle: EMPTY_FILE_CONTENT,
      });
      return;
    }
    if (this.#currentRelease?.latest.id === latest.id) {
      this.#setCurrentRelease({ ...this.#currentRelease, latest, bytes });
      return;
    }
    const openedRelease = this.#findLoadedRelease(latest) ?? (await this.#reader.fetch(latest));
    await this.#activateRelease({ ...openedRelease, latest, bytes });
    await this.#writeCache({ latest: bytes, ...openedRelease.parts });
  }

  async #activateRelease(release: CurrentRelease): Promise<void> {
    this.#options.signal.throwIfAborted();
    await this.#options.acceptRelease(release.release);
    this.#setCurrentRelease(release);
  }

  #setCurrentRelease(release: CurrentRelease): void {
    this.#currentRelease = release;
    this.#appliedLatest = release;
    this.#refusals.clear();
  }

  #withdraw(appliedWithdrawal: AppliedLatest): void {
    this.#options.signal.throwIfAborted();
    this.#options.withdrawRemote?.(this.#remote);
    this.#currentRelease = null;
    this.#appliedLatest = appliedWithdrawal;
    this.#refusals.clear();
  }

  #readCachedLatest(): Promise<LatestDocument | null> {
    this.#cachedLatest ??= this.#options.cache.read(this.#remote).then((files) => {
      try {
        return files && this.#reader.verifyLatestDocument(files.latest);
      } catch {
        // A cache entry without a trusted signature is ignored.
        return null;
      }
    });
    return this.#cachedLatest;
  }

  /**
   * Restores the last good release, or its withdrawal, from disk. Called when no `latest.json` has
   * been applied and the origin offers no usable release.
   */
  async restoreFromCache(): Promise<void> {
    const files = await this.#options.cache.read(this.#remote);
    if (!files || this.#diskCacheRefusals.get(this.#remote) !== null) return;
    try {
      const latest = this.#reader.verifyLatestDocument(files.latest);
      if (latest.withdrawn) return this.#withdraw({ latest, bytes: files.latest });
      const openedRelease = await this.#reader.open(latest, files);
      await this.#activateRelease({ ...openedRelease, latest, bytes: files.latest });
    } catch (error) {
      const problem = this.#diskCacheRefusals.record(this.#remote, error);
      this.#options.log.warn({ remote: this.#remote, problem }, 'the cached release is unusable');
    }
  }

  async #writeCache(files: Parameters<ReleaseCache['write']>[1]): Promise<void> {
    try {
      await this.#options.cache.write(this.#remote, files);
    } catch (error) {
      const fields = { remote: this.#remote, problem: getErrorMessage(error) };
      this.#options.log.warn(fields, 'release could not be cached on disk');
    }
  }
}
