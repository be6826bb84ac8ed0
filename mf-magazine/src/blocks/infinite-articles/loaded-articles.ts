import type { CompactTeaser } from '#model/compact-teaser.ts';

/**
 * Articles that this tab loaded after the first batch, by the key of their list. When a reader
 * returns to the page, the list has its previous length. Only the browser writes to this map.
 */
const articlesByListKey = new Map<string, readonly CompactTeaser[]>();

/** Returns the articles that this tab loaded earlier, except the first batch. */
export function getLoadedArticles(key: string): readonly CompactTeaser[] {
  return articlesByListKey.get(key) ?? [];
}

export function storeLoadedArticles(key: string, articles: readonly CompactTeaser[]): void {
  articlesByListKey.set(key, articles);
}
