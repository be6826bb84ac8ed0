/**
 * Name of the browser cache with the texts of saved articles. `shell/site-files/service-worker.js`
 * reads the same cache.
 */
export const OFFLINE_ARTICLE_CACHE = 'gl:saved-articles';

/** Deletes the texts of all saved articles from this device. */
export function deleteOfflineArticles(): void {
  // Browsers offer no caches on pages without HTTPS.
  globalThis.caches?.delete(OFFLINE_ARTICLE_CACHE).catch(() => {});
}
