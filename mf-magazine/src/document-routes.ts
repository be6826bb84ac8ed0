import type { CachePolicy, DocumentRoute } from '@gruenland/shared-contracts/route.ts';
import { loadArticleList } from '#documents/article-list.loader.server.ts';
import { loadFeed, loadStoryFeed } from '#documents/feed.loader.server.ts';
import { loadSitemap, loadSitemapIndex } from '#documents/sitemap.loader.server.ts';

const CONTENT_CACHE: CachePolicy = { ttl: 300, tags: ['content'] };

/** Routes that return documents instead of pages: sitemaps, feeds and JSON lists. */
export const documentRoutes: readonly DocumentRoute[] = [
  {
    id: 'sitemap-index',
    path: '/sitemap.xml',
    handle: { layout: 'clean', cache: CONTENT_CACHE },
    loader: loadSitemapIndex,
  },
  {
    id: 'sitemap',
    path: '/sitemaps/:part',
    handle: { layout: 'clean', cache: CONTENT_CACHE },
    loader: loadSitemap,
  },
  {
    id: 'feed',
    path: '/feed.xml',
    handle: { layout: 'clean', cache: CONTENT_CACHE },
    loader: loadFeed,
  },
  {
    id: 'story-feed',
    path: '/feeds/*',
    handle: { layout: 'clean', cache: CONTENT_CACHE },
    loader: loadStoryFeed,
  },
  {
    id: 'article-list',
    path: '/_liste/artikel.json',
    handle: {
      layout: 'clean',
      cache: { ...CONTENT_CACHE, params: ['anzahl', 'kategorie', 'seite'] },
    },
    loader: loadArticleList,
  },
];
