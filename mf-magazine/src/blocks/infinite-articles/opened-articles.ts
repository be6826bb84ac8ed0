import type { WholeArticle } from './read-article.ts';

/** What was opened of a list in this tab, by uuid, and which of it has been counted as read. */
interface Opened {
  readonly articles: ReadonlyMap<string, WholeArticle>;
  readonly counted: Set<string>;
}

/**
 * Somebody who comes back finds the page as long as it was: without that, no scroll position fits.
 * Written in the browser only.
 */
const lists = new Map<string, Opened>();

/** What was opened of this list before. */
export function openedBefore(key: string): Opened {
  const opened = lists.get(key) ?? { articles: new Map(), counted: new Set() };
  lists.set(key, opened);
  return opened;
}

/** Keeps what was opened. */
export function keepOpened(key: string, articles: ReadonlyMap<string, WholeArticle>): void {
  lists.set(key, { articles, counted: openedBefore(key).counted });
}
