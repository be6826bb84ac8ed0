import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { SearchWriter, type SearchAccess } from './search-writer.ts';

/**
 * Delays in milliseconds: `debounce` after the latest change of a burst, `busy` while another
 * process updates the index, `retry` before the first retry. Later delays grow up to `maxRetry`.
 */
const DELAYS_MS = { debounce: 150, busy: 1000, retry: 1000, maxRetry: 60_000 };

/** All searchable documents of one kind; each call of `read` loads them again. */
export interface FeedSource {
  readonly kind: SearchKind;
  read(signal: AbortSignal): Promise<readonly SearchDocument[]>;
}

export interface SearchFeed {
  /** Starts the first synchronisation. */
  start(): void;
  /** Schedules an update of the index. Call this after the source has changed. Never throws. */
  scheduleUpdate(): void;
  /** Returns whether an update is running or waits for a retry, for `/health`. */
  state(): 'idle' | 'working' | 'waiting';
  close(): void;
}

export interface FeedDependencies {
  readonly writer: SearchWriter;
  /** Pushes the settings of all indices. All feeds share this function, which pushes only once. */
  readonly pushSettingsOnce: () => Promise<void>;
  readonly log: Logger;
}

/**
 * Creates the search writer and the function that pushes the index settings. All feeds of a process
 * share both.
 */
export function createFeedDependencies(search: SearchAccess, log: Logger): FeedDependencies {
  const writer = new SearchWriter(search);
  let pendingPush: Promise<void> | undefined;
  const pushSettingsOnce = (): Promise<void> => {
    pendingPush ??= writer.pushSettings().catch((error: unknown) => {
      pendingPush = undefined;
      throw error;
    });
    return pendingPush;
  };
  return { writer, pushSettingsOnce, log };
}

export interface SearchFeedOptions {
  readonly source: FeedSource;
  readonly tools: FeedDependencies;
  /**
   * Runs an update unless another process runs one, and returns whether it ran. An update reads the
   * source itself, so that no older state overwrites a newer one.
   */
  readonly runExclusively: (update: (signal: AbortSignal) => Promise<void>) => Promise<boolean>;
}

/**
 * Creates a feed that synchronises an index with its source: when it starts and after each
 * `scheduleUpdate()`. Retries after failures.
 */
export function createSearchFeed({
  source: { kind, read },
  tools: { writer, pushSettingsOnce, log },
  runExclusively,
}: SearchFeedOptions): SearchFeed {
  const closeController = new AbortController();
  let state: ReturnType<SearchFeed['state']> = 'idle';
  let timer: NodeJS.Timeout | undefined;
  let hasChangedAgain = false;
  let retryDelayMs = DELAYS_MS.retry;

  const scheduleRun = (delayMs: number): void => {
    clearTimeout(timer);
    if (closeController.signal.aborted) return;
    timer = setTimeout(() => void runUpdate(), delayMs);
    timer.unref();
  };
  const update = async (leaseSignal: AbortSignal): Promise<void> => {
    const signal = AbortSignal.any([closeController.signal, leaseSignal]);
    const documents = await read(signal);
    signal.throwIfAborted();
    const writtenIds = await writer.syncIndex(kind, documents);
    if (writtenIds.length > 0)
      log.info({ kind, written: writtenIds.length }, 'search: index updated');
  };
  const runUpdate = async (): Promise<void> => {
    state = 'working';
    hasChangedAgain = false;
    try {
      await pushSettingsOnce();
      const hasRun = await runExclusively(update);
      retryDelayMs = DELAYS_MS.retry;
      if (!hasRun) {
        state = 'waiting';
        scheduleRun(DELAYS_MS.busy);
        return;
      }
      state = 'idle';
      if (hasChangedAgain) scheduleRun(DELAYS_MS.debounce);
    } catch (error) {
      state = 'waiting';
      if (retryDelayMs === DELAYS_MS.retry)
        log.warn({ err: error, kind }, 'search: cannot update the index');
      scheduleRun(retryDelayMs);
      retryDelayMs = Math.min(retryDelayMs * 2, DELAYS_MS.maxRetry);
    }
  };
  return {
    start: () => scheduleRun(0),
    scheduleUpdate: () => {
      hasChangedAgain = true;
      if (state !== 'working') scheduleRun(DELAYS_MS.debounce);
    },
    state: () => state,
    close: () => {
      closeController.abort();
      clearTimeout(timer);
    },
  };
}
