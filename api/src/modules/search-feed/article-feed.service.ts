import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { readArticles, type ContentSource } from './read-articles.ts';
import { SearchWriter, type SearchAccess } from './search-writer.ts';

/** Milliseconds: a burst of changes is over; first and longest pause after a failure. */
const PAUSES = { quiet: 150, retry: 1000, longest: 60_000 };

export interface ArticleFeed {
  /** Says that articles changed; the index follows soon. Never throws. */
  changed(): void;
  /** What is not in the index yet, for `/health`. */
  state(): 'idle' | 'working' | 'waiting';
  close(): void;
}

/**
 * Keeps the search's articles equal to the published ones: at the start, and whenever the content
 * service says that something changed. A failure is tried again until it works.
 */
export function startArticleFeed(
  content: ContentSource,
  search: SearchAccess,
  log: Logger,
): ArticleFeed {
  const writer = new SearchWriter(search);
  const closing = new AbortController();
  let state: ReturnType<ArticleFeed['state']> = 'idle';
  let timer: NodeJS.Timeout | undefined;
  let again = false;
  let pause = PAUSES.retry;
  let pushed = false;

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
      if (!pushed) await writer.pushSettings();
      pushed = true;
      const written = await writer.sync('artikel', await readArticles(content, closing.signal));
      if (written > 0) log.info({ written }, 'search: articles brought up to date');
      pause = PAUSES.retry;
      state = 'idle';
      if (again) plan(PAUSES.quiet);
    } catch (error) {
      state = 'waiting';
      if (pause === PAUSES.retry)
        log.warn({ err: error }, 'search: articles could not be brought up to date');
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
