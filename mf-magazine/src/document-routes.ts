import type { CachePolicy, RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { loadArticleList } from '#documents/article-list.loader.server.ts';
import { loadFeed, loadStoryFeed } from '#documents/feed.loader.server.ts';
import { loadSitemap, loadSitemapIndex } from '#documents/sitemap.loader.server.ts';

const CONTENT_CACHE: CachePolicy = { ttl: 300, tags: ['content'] };

/** Routes that return documents instead of pages: sitemaps, feeds and JSON lists. */
export const documentRoutes: readonly RouteDefinition[] = [
  {
    id: 'sitemap-index',
    path: '/sitemap.xml',
    handle: { layout: 'clean', cache: CONTENT_CACHE },
    loader: loadSitemapIndex,
    view: () =>
      import(/* webpackChunkName: "route-sitemap-index" */ './documents/DocumentPage.tsx').then(
        (m) => m.DocumentPage,
      ),
  },
  {
    id: 'sitemap',
    path: '/sitemaps/:part',
    handle: { layout: 'clean', cache: CONTENT_CACHE },
    loader: loadSitemap,
    view: () =>
      import(/* webpackChunkName: "route-sitemap" */ './documents/DocumentPage.tsx').then(
        (m) => m.DocumentPage,
      ),
  },
  {
    id: 'feed',
    path: '/feed.xml',
    handle: { layout: 'clean', cache: CONTENT_CACHE },
    loader: loadFeed,
    view: () =>
      import(/* webpackChunkName: "route-feed" */ './documents/DocumentPage.tsx').then(
        (m) => m.DocumentPage,
      ),
  },
  {
    id: 'story-feed',
    path: '/feeds/*',
    handle: { layout: 'clean', cache: CONTENT_CACHE },
    loader: loadStoryFeed,
    view: () =>
      import(/* webpackChunkName: "route-story-feed" */ './documents/DocumentPage.tsx').then(
        (m) => m.DocumentPage,
      ),
  },
  {
    id: 'article-list',
    path: '/_liste/artikel.json',
    handle: {
      layout: 'clean',
      cache: { ...CONTENT_CACHE, params: ['anzahl', 'kategorie', 'seite'] },
    },
    loader: loadArticleList,
    view: () =>
      import(/* webpackChunkName: "route-article-list" */ './documents/DocumentPage.tsx').then(
        (m) => m.DocumentPage,
      ),
  },
];
