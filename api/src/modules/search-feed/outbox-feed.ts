import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { describeError } from '#describe-error.ts';
import type { SearchDocuments } from '#module/module-declarations.ts';

import type { OutboxEntry } from './outbox.repository.ts';
import {
  releaseLease,
  readOutboxEntryIds,
  readOutboxEntries,
  removeOutboxEntries,
  takeLease,
} from './outbox.repository.ts';
import type { FeedDependencies } from './search-feed.service.ts';

/**
 * Delays in milliseconds: `poll` between two polls, `compare` between two full comparisons, `retry`
 * before the first retry. Later delays grow up to `maxRetry`.
 */
const DELAYS_MS = { poll: 400, compare: 60 * 60_000, retry: 1000, maxRetry: 60_000 };
/** Seconds after which another process takes over the lease of a crashed process. */
const LEASE_SECONDS = 20;
const LEASE_NAME = 'search-feed';
/** Maximum number of outbox entries per batch. */
const MAX_BATCH_ENTRIES = 500;

export interface OutboxFeed {
  close(): Promise<void>;
}

/**
 * Updates the search index from the outbox. Only one process does so at a time, so that no older
 * state overwrites a newer one. The process compares all documents with the index at the start,
 * after a failure and every hour. It removes an outbox entry after the search service has
 * acknowledged the change.
 */
class OutboxRun {
  readonly #db: Executor;
  readonly #sources: readonly SearchDocuments[];
  readonly #tools: FeedDependencies;
  readonly #holderId = ulid();
  #lastComparisonMs = -Infinity;
  #leaseEndsAtMs = -Infinity;
  #isStopping = false;

  constructor(db: Executor, sources: readonly SearchDocuments[], tools: FeedDependencies) {
    this.#db = db;
    this.#sources = sources;
    this.#tools = tools;
  }

  /** Ends the run after its current step. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Releases the lease of this process, so that another process can take over at once. */
  release(): Promise<void> {
    return releaseLease(this.#db, LEASE_NAME, this.#holderId);
  }

  /**
   * Makes the next poll compare all documents. Call this when the state of the index is uncertain.
   */
  requestComparison(): void {
    this.#lastComparisonMs = -Infinity;
  }

  /**
   * Updates the index from all due outbox entries.
   * @throws if the database or the search service is unavailable
   */
  async poll(): Promise<void> {
    if (!(await this.#holdsLease())) {
      // Another process holds the lease; this process compares all documents when it takes over.
      this.requestComparison();
      return;
    }
    if (Date.now() - this.#lastComparisonMs > DELAYS_MS.compare) await this.#compareAll();
    for (;;) {
      const entries = await readOutboxEntries(this.#db, MAX_BATCH_ENTRIES);
      if (entries.length === 0 || this.#isStopping || !(await this.#holdsLease())) return;
      await this.#updateEntries(entries);
      await removeOutboxEntries(
        this.#db,
        entries.map(({ id }) => id),
      );
    }
  }

  /**
   * Returns whether this process holds the lease. Renews the lease when less than half of its
   * duration is left.
   */
  async #holdsLease(): Promise<boolean> {
    const now = performance.now();
    if (this.#leaseEndsAtMs - now > LEASE_SECONDS * 500) return true;
    const hasTakenLease = await takeLease(this.#db, LEASE_NAME, this.#holderId, LEASE_SECONDS);
    this.#leaseEndsAtMs = hasTakenLease ? now + LEASE_SECONDS * 1000 : -Infinity;
    return hasTakenLease;
  }

  async #compareAll(): Promise<void> {
    const { writer, pushSettingsOnce, log } = this.#tools;
    await pushSettingsOnce();
    const entryIds = await readOutboxEntryIds(this.#db);
    for (const { kind, read } of this.#sources) {
      if (this.#isStopping || !(await this.#holdsLease())) return;
      const changedIds = await writer.syncIndex(kind, await read(this.#db));
      if (changedIds.length > 0)
        log.info({ kind, written: changedIds.length }, 'search: index updated');
    }
    await removeOutboxEntries(this.#db, entryIds);
    this.#lastComparisonMs = Date.now();
  }

  async #updateEntries(entries: readonly OutboxEntry[]): Promise<void> {
    for (const { kind, read } of this.#sources) {
      const entriesOfKind = entries.filter((entry) => entry.kind === kind);
      const ids = [...new Set(entriesOfKind.map(({ itemId }) => itemId))];
      if (ids.length === 0) continue;
      await this.#tools.writer.write(kind, ids, await read(this.#db, ids));
    }
  }
}

/** Starts updating the search index from the outbox. The feed retries after failures. */
export function startOutboxFeed(
  db: Executor,
  sources: readonly SearchDocuments[],
  tools: FeedDependencies,
): OutboxFeed {
  const run = new OutboxRun(db, sources, tools);
  let timer: NodeJS.Timeout | undefined;
  let retryDelayMs = DELAYS_MS.retry;
  let isClosed = false;
  let currentPoll: Promise<void> = Promise.resolve();
  const schedulePoll = (delayMs: number): void => {
    if (isClosed) return;
    timer = setTimeout(() => {
      currentPoll = pollOnce();
    }, delayMs);
    timer.unref();
  };
  const pollOnce = async (): Promise<void> => {
    try {
      await run.poll();
      retryDelayMs = DELAYS_MS.retry;
      schedulePoll(DELAYS_MS.poll);
    } catch (error) {
      if (retryDelayMs === DELAYS_MS.retry && !isClosed) {
        tools.log.warn(
          { error: describeError(error) },
          'search: cannot update the index from the outbox',
        );
      }
      run.requestComparison();
      schedulePoll(retryDelayMs);
      retryDelayMs = Math.min(retryDelayMs * 2, DELAYS_MS.maxRetry);
    }
  };
  schedulePoll(0);
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      run.stop();
      await currentPoll;
      await run.release().catch(() => undefined);
    },
  };
}
