import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { loadAdFeed } from '#documents/ad-feed.loader.server.ts';
import { loadAdSitemap } from '#documents/ad-sitemap.loader.server.ts';
import { isAdSlug } from '#model/ad-slug.ts';
import { listParams } from '#model/list-params.server.ts';
import { loadAdListPage } from '#pages/list/ad-list.loader.server.ts';
import { loadAdPage } from '#pages/listing/ad.loader.server.ts';
import { handleOwnAdAction, loadSuccessPage } from '#pages/success/success.loader.server.ts';
import { jobRoutes } from './job-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { placeAdRoutes } from './place-ad-routes.ts';

/** All routes of this package. */
export const routes: readonly RouteDefinition[] = [
  {
    id: 'overview',
    path: paths.ads(),
    handle: {
      layout: 'default',
      section: 'kleinanzeigen',
      cache: { ttl: 30, tags: ['kleinanzeigen'], params: listParams },
    },
    loader: loadAdListPage,
    view: () =>
      import(/* webpackChunkName: "route-overview" */ './pages/list/AdListPage.tsx').then(
        (m) => m.AdListPage,
      ),
  },
  {
    id: 'listing',
    path: '/kleinanzeigen/:slug',
    handle: {
      layout: 'default',
      section: 'kleinanzeigen',
      cache: { ttl: 30, stale: 30, tags: ['kleinanzeigen'] },
    },
    accepts: ({ params }) => isAdSlug(params['slug'] ?? ''),
    loader: loadAdPage,
    view: () =>
      import(/* webpackChunkName: "route-listing" */ './pages/listing/AdPage.tsx').then(
        (m) => m.AdPage,
      ),
  },
  {
    id: 'success',
    path: '/kleinanzeigen/:slug/success',
    handle: { layout: 'clean', section: 'kleinanzeigen', robots: 'noindex' },
    loader: loadSuccessPage,
    action: handleOwnAdAction,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--conversation--conversation-report--report-status" */ './pages/success/SuccessPage.tsx'
      ).then((m) => m.SuccessPage),
  },
  {
    id: 'sitemap',
    path: '/kleinanzeigen/sitemap.xml',
    handle: { layout: 'clean', cache: { ttl: 300, tags: ['kleinanzeigen'], params: ['teil'] } },
    loader: loadAdSitemap,
  },
  {
    id: 'feed',
    path: '/kleinanzeigen/feed.xml',
    handle: { layout: 'clean', cache: { ttl: 300, tags: ['kleinanzeigen'], params: listParams } },
    loader: loadAdFeed,
  },
  ...jobRoutes,
  ...placeAdRoutes,
  ...messageRoutes,
];
