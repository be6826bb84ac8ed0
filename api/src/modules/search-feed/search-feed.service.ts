import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { SearchWriter, type SearchAccess } from './search-writer.ts';

/** Milliseconds: delay after the last change of a burst, first and longest retry delay. */
const DELAYS_MS = { quiet: 150, retry: 1000, maxRetry: 60_000 };

/** All searchable documents of one kind; each call reads them again. */
export interface FeedSource {
  readonly kind: SearchKind;
  read(signal: AbortSignal): Promise<readonly SearchDocument[]>;
}

export interface SearchFeed {
  /** Schedules an update of the index. Never throws. */
  changed(): void;
  /** State of pending updates, for `/health`. */
  state(): 'idle' | 'working' | 'waiting';
  close(): void;
}

export interface FeedTools {
  readonly writer: SearchWriter;
  /** Pushes the settings of all indices; shared by all feeds, so it runs once. */
  readonly settings: () => Promise<void>;
  readonly log: Logger;
}

/** Creates the search writer that all feeds of a process share. */
export function createFeedTools(search: SearchAccess, log: Logger): FeedTools {
  const writer = new SearchWriter(search);
  let pushing: Promise<void> | undefined;
  const settings = (): Promise<void> => {
    pushing ??= writer.pushSettings().catch((error: unknown) => {
      pushing = undefined;
      throw error;
    });
    return pushing;
  };
  return { writer, settings, log };
}

/**
 * Synchronises an index with its source: at the start and after each `changed()`. Retries after
 * failures.
 */
export function startSearchFeed(
  { kind, read }: FeedSource,
  { writer, settings, log }: FeedTools,
): SearchFeed {
  const closing = new AbortController();
  let state: ReturnType<SearchFeed['state']> = 'idle';
  let timer: NodeJS.Timeout | undefined;
  let again = false;
  let pause = DELAYS_MS.retry;

  const plan = (ms: number): void => {
    clearTimeout(timer);
    if (closing.signal.aborted) return;
    timer = setTimeout(() => void run(), ms);
    timer.unref();
  };
  const run = async (): Promise<void> => {
    state = 'working';
    again = false;
    try {
      await settings();
      const written = await writer.sync(kind, await read(closing.signal));
      if (written.length > 0) log.info({ kind, written: written.length }, 'search: index updated');
      pause = DELAYS_MS.retry;
      state = 'idle';
      if (again) plan(DELAYS_MS.quiet);
    } catch (error) {
      state = 'waiting';
      if (pause === DELAYS_MS.retry)
        log.warn({ err: error, kind }, 'search: cannot update the index');
      plan(pause);
      pause = Math.min(pause * 2, DELAYS_MS.maxRetry);
    }
  };
  plan(0);
  return {
    changed: () => {
      again = true;
      if (state !== 'working') plan(DELAYS_MS.quiet);
    },
    state: () => state,
    close: () => {
      closing.abort();
      clearTimeout(timer);
    },
  };
}
