import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { CanaryStatement } from '@gruenland/shared-contracts/release.ts';
import type { OpenedRelease } from '#server/loaded-release.ts';
import { getErrorMessage } from '#server/get-message.ts';
import type { ReleaseClaim } from '#server/open-release.ts';
import { RefusalCache } from '#server/refusal-cache.ts';
import type { ReleaseReader } from '#server/release-reader.ts';
import { matchesClaim } from '#server/preview-release-cache.ts';
import type { CanaryStatus } from '#server/remote-status-tracker.ts';
import type { Canary } from '#server/watcher-options.ts';

export interface CanaryTrackerOptions {
  /** Milliseconds before a refused release is tried again. */
  readonly retryMs: number;
  readonly log: Logger;
  readonly signal: AbortSignal;
  readonly acceptCanary?: ((remote: string, canary: Canary | null) => Promise<void>) | undefined;
}

/** Tracks the canary release of one remote. A faulty canary does not affect the live release. */
export class CanaryTracker {
  readonly #remote: string;
  readonly #reader: ReleaseReader;
  readonly #options: CanaryTrackerOptions;
  /** Finds a release that is loaded already, for example as a preview. */
  readonly #findLoadedRelease: (claim: ReleaseClaim) => OpenedRelease | null;
  readonly #refusals: RefusalCache;
  #currentRelease: OpenedRelease | null = null;
  #status: CanaryStatus | null = null;
  /**
   * The last `latest.json` that was processed completely; null forces the next one to be processed.
   */
  processedBytes: Buffer | null = null;

  constructor(
    remote: string,
    reader: ReleaseReader,
    options: CanaryTrackerOptions,
    findLoadedRelease: (claim: ReleaseClaim) => OpenedRelease | null,
  ) {
    this.#remote = remote;
    this.#reader = reader;
    this.#options = options;
    this.#findLoadedRelease = findLoadedRelease;
    this.#refusals = new RefusalCache(options.retryMs);
  }

  get current(): OpenedRelease | null {
    return this.#currentRelease;
  }

  get status(): CanaryStatus | null {
    return this.#status;
  }

  /** Allows an immediate retry of a canary that was refused recently. */
  resetBackoff(): void {
    if (this.#status?.problem) this.processedBytes = null;
    this.#refusals.clear();
  }

  /**
   * Applies the canary of the current `latest.json`. Ends the running canary when the document
   * names another canary or none, even if the new canary turns out to be unusable. Never rejects.
   *
   * @param bytes content of `latest.json`
   * @param liveId id of the live release; a canary with this id counts as no canary
   */
  async update(bytes: Buffer, liveId: string): Promise<void> {
    if (!this.#options.acceptCanary || this.processedBytes?.equals(bytes)) return;
    this.processedBytes = bytes;
    try {
      const statement = this.#reader.verifyAndParseCanary(bytes);
      if (statement && statement.id !== liveId) await this.#applyStatement(statement);
      else await this.#deactivateCanary(null);
    } catch (error) {
      await this.#deactivateCanary({ id: null, share: null, problem: getErrorMessage(error) });
    }
  }

  async #applyStatement(statement: CanaryStatement): Promise<void> {
    const { id, share, signature } = statement;
    const isCurrent = this.#currentRelease && matchesClaim(this.#currentRelease, statement);
    if (!isCurrent) await this.#deactivateCanary(null);
    let problem = this.#refusals.get(signature);
    try {
      if (problem === null) await this.#activateCanary(statement);
      this.#status = { id, share, problem };
    } catch (error) {
      problem = this.#refusals.record(signature, error);
      await this.#deactivateCanary({ id, share, problem });
    }
    // After a problem, the next poll must process the document again even if it is unchanged.
    if (problem !== null) this.processedBytes = null;
  }

  async #activateCanary(statement: CanaryStatement): Promise<void> {
    const openedRelease =
      this.#currentRelease ??
      this.#findLoadedRelease(statement) ??
      (await this.#reader.fetch(statement));
    this.#options.signal.throwIfAborted();
    const { release } = openedRelease;
    await this.#options.acceptCanary?.(this.#remote, {
      release,
      share: statement.share,
      flip: statement.signature,
    });
    this.#currentRelease = openedRelease;
  }

  /** Ends the canary, if there is one. */
  async #deactivateCanary(status: CanaryStatus | null): Promise<void> {
    this.#status = status;
    if (!this.#currentRelease) return;
    this.#currentRelease = null;
    try {
      await this.#options.acceptCanary?.(this.#remote, null);
    } catch (error) {
      const fields = { remote: this.#remote, problem: getErrorMessage(error) };
      this.#options.log.error(fields, 'failed to end the canary');
    }
  }
}
