import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { describeError } from '#describe-error.ts';
import type { SearchDocuments } from '#module/module-declarations.ts';
import { splitIntoBatches } from '#split-into-batches.ts';

import type { OutboxEntry } from './outbox.repository.ts';
import {
  LEASE_SECONDS,
  releaseLease,
  readOutboxEntries,
  removeOutboxEntries,
  takeLease,
} from './outbox.repository.ts';
import { readDocumentPages } from './read-document-pages.ts';
import type { FeedDependencies } from './search-feed.service.ts';

/**
 * Delays in milliseconds: `poll` between two polls, `compare` between two full comparisons, `retry`
 * before the first retry. Later delays grow up to `maxRetry`.
 */
const DELAYS_MS = { poll: 400, compare: 60 * 60_000, retry: 1000, maxRetry: 60_000 };
const LEASE_NAME = 'search-feed';
/** Maximum number of outbox entries per batch. */
const MAX_BATCH_ENTRIES = 500;
/** Maximum number of outbox entries that are searched at a time for entries that have ended. */
const MAX_ENDED_BATCH_ENTRIES = 5000;
/** Milliseconds between two searches for ended entries, while there is more than one batch. */
const ENDED_INTERVAL_MS = 2000;

/** Returns the ids of the items of a kind, each once. */
const getItemIds = (entries: readonly OutboxEntry[], kind: OutboxEntry['kind']): string[] => [
  ...new Set(entries.filter((entry) => entry.kind === kind).map(({ itemId }) => itemId)),
];

export interface OutboxFeed {
  close(): Promise<void>;
}

/**
 * Updates the search index from the outbox. Only one process does so at a time, so that no older
 * state overwrites a newer one. The process compares all documents with the index at the start,
 * after a failure and every hour, in pages. Changes in the outbox go first, also between two pages,
 * and of these the entries that must not be found any more. The process removes an outbox entry
 * after the search service has acknowledged the change.
 */
class OutboxRun {
  readonly #db: Executor;
  readonly #sources: readonly SearchDocuments[];
  readonly #tools: FeedDependencies;
  readonly #holderId = ulid();
  #nextComparisonMs = -Infinity;
  #comparisonRetryMs = DELAYS_MS.retry;
  #leaseEndsAtMs = -Infinity;
  #nextEndedSearchMs = -Infinity;
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
    this.#nextComparisonMs = -Infinity;
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
    await this.#tools.pushSettingsOnce();
    await this.#updateFromOutbox();
    if (performance.now() < this.#nextComparisonMs) return;
    // A failed comparison keeps no change of the outbox waiting, so it has delays of its own.
    try {
      if (await this.#compareAll()) {
        this.#nextComparisonMs = performance.now() + DELAYS_MS.compare;
        this.#comparisonRetryMs = DELAYS_MS.retry;
      }
    } catch (error) {
      if (this.#comparisonRetryMs === DELAYS_MS.retry && !this.#isStopping) {
        const { log } = this.#tools;
        log.warn(
          { error: describeError(error) },
          'search: cannot compare documents with the index',
        );
      }
      this.#nextComparisonMs = performance.now() + this.#comparisonRetryMs;
      this.#comparisonRetryMs = Math.min(this.#comparisonRetryMs * 2, DELAYS_MS.maxRetry);
    }
  }

  async #updateFromOutbox(): Promise<void> {
    for (;;) {
      const entries = await readOutboxEntries(this.#db, MAX_BATCH_ENTRIES);
      if (entries.length === 0 || !(await this.#mayContinue())) return;
      const isBacklog = entries.length === MAX_BATCH_ENTRIES;
      if (isBacklog && performance.now() >= this.#nextEndedSearchMs) {
        await this.#deleteEndedEntries();
        this.#nextEndedSearchMs = performance.now() + ENDED_INTERVAL_MS;
      }
      await this.#updateEntries(entries);
      await removeOutboxEntries(
        this.#db,
        entries.map(({ id }) => id),
      );
    }
  }

  /**
   * Deletes all entries of the outbox from the index that are not searchable any more. They do not
   * wait until the entries before them are written.
   */
  async #deleteEndedEntries(): Promise<void> {
    for (let afterId = 0; await this.#mayContinue();) {
      const entries = await readOutboxEntries(this.#db, MAX_ENDED_BATCH_ENTRIES, afterId);
      const lastEntry = entries.at(-1);
      if (!lastEntry) return;
      for (const { kind, listIds } of this.#sources) {
        const ids = getItemIds(entries, kind);
        if (ids.length === 0) continue;
        const searchableIds = new Set(await listIds(this.#db, { ids }));
        const endedIds = ids.filter((id) => !searchableIds.has(id));
        await this.#tools.writer.write(kind, endedIds, []);
        await removeOutboxEntries(
          this.#db,
          entries
            .filter((entry) => entry.kind === kind && !searchableIds.has(entry.itemId))
            .map(({ id }) => id),
        );
      }
      afterId = lastEntry.id;
    }
  }

  async #mayContinue(): Promise<boolean> {
    return !this.#isStopping && (await this.#holdsLease());
  }

  /**
   * Returns whether this process holds the lease. Renews the lease when less than half of its
   * duration is left.
   */
  async #holdsLease(): Promise<boolean> {
    const now = performance.now();
    if (this.#leaseEndsAtMs - now > LEASE_SECONDS * 500) return true;
    const hasTakenLease = await takeLease(this.#db, LEASE_NAME, this.#holderId);
    this.#leaseEndsAtMs = hasTakenLease ? now + LEASE_SECONDS * 1000 : -Infinity;
    return hasTakenLease;
  }

  /** @returns false if the process stops or another one has the lease */
  async #compareAll(): Promise<boolean> {
    const { writer, log } = this.#tools;
    for (const source of this.#sources) {
      const { kind } = source;
      const comparison = await writer.compareIndex(kind);
      let writtenCount = 0;
      for await (const page of readDocumentPages(this.#db, source)) {
        if (!(await this.#mayContinue())) return false;
        writtenCount += (await comparison.writePage(page)).length;
        await this.#updateFromOutbox();
      }
      const unseenIds = comparison.getUnseenIds();
      for (const ids of splitIntoBatches(unseenIds, MAX_BATCH_ENTRIES)) {
        if (!(await this.#mayContinue())) return false;
        // An entry may have become searchable after its page was read, so it is read again.
        await writer.write(kind, ids, await source.read(this.#db, ids));
      }
      writtenCount += unseenIds.length;
      if (writtenCount > 0) log.info({ kind, written: writtenCount }, 'search: index updated');
    }
    return true;
  }

  async #updateEntries(entries: readonly OutboxEntry[]): Promise<void> {
    for (const { kind, read } of this.#sources) {
      const ids = getItemIds(entries, kind);
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
