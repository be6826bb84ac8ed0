import { useEffect } from 'react';

/**
 * Keeps the texts of the given articles on this device, and no others. Used by the watchlist, which
 * lists all saved articles, also those that were saved or removed on another device.
 * @param articlePaths paths of the articles on this site
 */
export function useOfflineArticles(articlePaths: readonly string[]): void {
  const pathList = articlePaths.join('\n');
  useEffect(() => {
    if (!('caches' in globalThis)) return;
    void import(/* webpackChunkName: "offline-articles" */ './offline-articles.browser.ts')
      .then(({ syncOfflineArticles }) => syncOfflineArticles(pathList.split('\n').filter(Boolean)))
      // The watchlist does not depend on these texts.
      .catch(() => {});
  }, [pathList]);
}
