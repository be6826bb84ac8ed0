/** How the page cache took part in an answer; sent in the `x-cache` header. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass';
