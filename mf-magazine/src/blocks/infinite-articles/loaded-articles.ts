import type { CompactTeaser } from '#model/compact-teaser.ts';

/**
 * Further articles loaded in this tab, by key of the list. A reader who returns to the page finds
 * the list at the same length. Only the browser writes to this map.
 */
const articlesByListKey = new Map<string, readonly CompactTeaser[]>();

/** Returns the articles loaded earlier in this tab, beyond the first batch. */
export function getLoadedArticles(key: string): readonly CompactTeaser[] {
  return articlesByListKey.get(key) ?? [];
}

export function storeLoadedArticles(key: string, articles: readonly CompactTeaser[]): void {
  articlesByListKey.set(key, articles);
}
