/**
 * Relation between a response and the page cache, for example whether the page was cached; sent in
 * the `x-cache` header.
 */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass';
