import type { CachePolicy, RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { loadArticleList } from '#documents/article-list.loader.server.ts';
import { loadFeed, loadStoryFeed } from '#documents/feed.loader.server.ts';
import { loadSitemap, loadSitemapIndex } from '#documents/sitemap.loader.server.ts';

const CONTENT: CachePolicy = { ttl: 300, tags: ['content'] };

/** Addresses that answer no pages but documents: sitemaps and feeds. */
export const documentRoutes: readonly RouteDefinition[] = [
  {
    id: 'sitemap-index',
    path: '/sitemap.xml',
    handle: { layout: 'clean', cache: CONTENT },
    load: loadSitemapIndex,
    view: () =>
      import(/* webpackChunkName: "route-sitemap-index" */ './documents/DocumentPage.tsx').then(
        (m) => m.DocumentPage,
      ),
  },
  {
    id: 'sitemap',
    path: '/sitemaps/:part',
    handle: { layout: 'clean', cache: CONTENT },
    load: loadSitemap,
    view: () =>
      import(/* webpackChunkName: "route-sitemap" */ './documents/DocumentPage.tsx').then(
        (m) => m.DocumentPage,
      ),
  },
  {
    id: 'feed',
    path: '/feed.xml',
    handle: { layout: 'clean', cache: CONTENT },
    load: loadFeed,
    view: () =>
      import(/* webpackChunkName: "route-feed" */ './documents/DocumentPage.tsx').then(
        (m) => m.DocumentPage,
      ),
  },
  {
    id: 'story-feed',
    path: '/feeds/*',
    handle: { layout: 'clean', cache: CONTENT },
    load: loadStoryFeed,
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
      cache: { ...CONTENT, params: ['anzahl', 'kategorie', 'seite'] },
    },
    load: loadArticleList,
    view: () =>
      import(/* webpackChunkName: "route-article-list" */ './documents/DocumentPage.tsx').then(
        (m) => m.DocumentPage,
      ),
  },
];
