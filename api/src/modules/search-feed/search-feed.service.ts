import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { SearchWriter, type SearchAccess } from './search-writer.ts';

/** Milliseconds: a burst of changes is over; first and longest pause after a failure. */
const PAUSES = { quiet: 150, retry: 1000, longest: 60_000 };

/** Everything of one kind that may be found, read anew each time. */
export interface FeedSource {
  readonly kind: SearchKind;
  read(signal: AbortSignal): Promise<readonly SearchDocument[]>;
}

export interface SearchFeed {
  /** Says that something of its kind changed; the index follows soon. Never throws. */
  changed(): void;
  /** What is not in the index yet, for `/health`. */
  state(): 'idle' | 'working' | 'waiting';
  close(): void;
}

export interface FeedTools {
  readonly writer: SearchWriter;
  /** Settings of all indices, pushed once however many feeds wait for them. */
  readonly settings: () => Promise<void>;
  readonly log: Logger;
}

/** One writer for all feeds of a process. */
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
 * Keeps an index equal to its source: at the start and whenever somebody says that it changed. A
 * failure is tried again until it works.
 */
export function startSearchFeed(
  { kind, read }: FeedSource,
  { writer, settings, log }: FeedTools,
): SearchFeed {
  const closing = new AbortController();
  let state: ReturnType<SearchFeed['state']> = 'idle';
  let timer: NodeJS.Timeout | undefined;
  let again = false;
  let pause = PAUSES.retry;

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
      if (written.length > 0)
        log.info({ kind, written: written.length }, 'search: brought up to date');
      pause = PAUSES.retry;
      state = 'idle';
      if (again) plan(PAUSES.quiet);
    } catch (error) {
      state = 'waiting';
      if (pause === PAUSES.retry)
        log.warn({ err: error, kind }, 'search: could not be brought up to date');
      plan(pause);
      pause = Math.min(pause * 2, PAUSES.longest);
    }
  };
  plan(0);
  return {
    changed: () => {
      again = true;
      if (state !== 'working') plan(PAUSES.quiet);
    },
    state: () => state,
    close: () => {
      closing.abort();
      clearTimeout(timer);
    },
  };
}
