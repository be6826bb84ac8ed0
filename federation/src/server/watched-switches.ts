import type { KeyObject } from 'node:crypto';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { KillSwitchesDocument } from '@gruenland/shared-contracts/release.ts';
import { parseSwitches } from '#release/parse-documents.ts';
import { areSwitchesSigned } from '#release/signature.ts';
import { fetchWithBounds, FetchError } from '#server/fetch-with-bounds.ts';
import { getErrorMessage } from '#server/get-message.ts';
import { TamperedError } from '#server/open-release.ts';
import type { ReleaseCache } from '#server/release-cache.ts';
import type { PushOutcome } from '#server/watcher-options.ts';

/** Maximum size of `switches.json` in bytes. */
const MAX_BYTES = 256 * 1024;

export interface WatchedSwitchesOptions {
  readonly trustedKeys: readonly KeyObject[];
  /** Timeout for fetching `switches.json` in milliseconds. */
  readonly timeoutMs: number;
  readonly cache: ReleaseCache;
  readonly log: Logger;
  readonly signal: AbortSignal;
  readonly onSwitches: (document: KillSwitchesDocument | null) => void;
}

/**
 * Tracks the kill switches, which apply to all shells. Only a signed document with the same or a
 * higher sequence changes them. A missing document changes nothing, because switching parts on
 * again needs a signature too.
 */
export class WatchedSwitches {
  readonly #url: URL;
  readonly #options: WatchedSwitchesOptions;
  #currentDocument: KillSwitchesDocument | null = null;
  #lastFetch: { readonly bytes: Buffer; readonly etag: string | null } | null = null;
  #lastProblem: string | null = null;
  #hasNotified = false;
  #restorePromise: Promise<void> | null = null;
  /** Last of the queued writes to the disk cache; they run one after the other. */
  lastCacheWrite: Promise<void> = Promise.resolve();

  constructor(url: string, options: WatchedSwitchesOptions) {
    this.#url = new URL(url);
    this.#options = options;
  }

  /** Resolves once all cache writes have finished. */
  get idlePromise(): Promise<void> {
    return this.lastCacheWrite;
  }

  /** Polls the origin. Never rejects. */
  async check(): Promise<void> {
    await (this.#restorePromise ??= this.#restoreFromCache());
    const { timeoutMs, signal } = this.#options;
    const fetchLimits = { timeoutMs, signal, maxBytes: MAX_BYTES };
    const previousDocument = this.#currentDocument;
    try {
      const fetchedFile = await fetchWithBounds(
        this.#url,
        fetchLimits,
        this.#lastFetch?.etag ?? null,
      );
      if (signal.aborted) return;
      if (fetchedFile) {
        this.#lastFetch = fetchedFile;
        const { problem } = this.push(fetchedFile.bytes);
        // If a push changed the switches during the poll, the polled document may be outdated.
        const wasReplacedByPush = this.#currentDocument !== previousDocument;
        if (problem === null || !wasReplacedByPush) this.#logProblem(problem);
      }
    } catch (error) {
      if (signal.aborted) return;
      const isMissing = error instanceof FetchError && error.status === 404;
      this.#logProblem(isMissing && !this.#currentDocument ? null : getErrorMessage(error));
      if (isMissing) this.#notify();
    }
  }

  /** Applies a signed document, whether it was polled or pushed. */
  push(bytes: Buffer): PushOutcome {
    try {
      if (bytes.length > MAX_BYTES) throw new Error('switches.json is too large');
      const document = parseSwitches(bytes.toString('utf8'));
      if (!areSwitchesSigned(document, this.#options.trustedKeys)) {
        throw new TamperedError('switches.json has no signature of a trusted key');
      }
      this.#assertNotOlder(document);
      const hasChanged = document.sequence !== this.#currentDocument?.sequence;
      this.#currentDocument = document;
      if (hasChanged) {
        this.#notify(true);
        this.#writeCache(bytes);
      }
      return { accepted: true, problem: null };
    } catch (error) {
      return { accepted: false, problem: getErrorMessage(error) };
    }
  }

  /** Applies the cached switches once at start, in case the origin is unreachable. */
  async #restoreFromCache(): Promise<void> {
    const bytes = await this.#options.cache.readSwitches();
    if (bytes) this.push(bytes);
  }

  #writeCache(bytes: Buffer): void {
    this.lastCacheWrite = this.lastCacheWrite
      .then(() => this.#options.cache.writeSwitches(bytes))
      .catch((error: unknown) => {
        const problem = getErrorMessage(error);
        this.#options.log.warn({ problem }, 'switches could not be cached on disk');
      });
  }

  #assertNotOlder({ sequence }: KillSwitchesDocument): void {
    const currentSequence = this.#currentDocument?.sequence ?? 0;
    if (sequence < currentSequence) {
      throw new TamperedError(`switches sequence ${sequence} is older than ${currentSequence}`);
    }
  }

  /**
   * Calls `onSwitches` on the first call and when the switches have changed. The first call
   * notifies the shell even if there are no switches (null).
   */
  #notify(hasChanged = false): void {
    if (this.#hasNotified && !hasChanged) return;
    this.#hasNotified = true;
    this.#options.onSwitches(this.#currentDocument);
  }

  /** Logs a problem when it changes, not at every poll. */
  #logProblem(problem: string | null): void {
    if (problem === this.#lastProblem) return;
    this.#lastProblem = problem;
    if (problem === null) this.#options.log.info({}, 'kill switches applied');
    else this.#options.log.warn({ problem }, 'kill switches not applied');
  }
}
