import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { loadAdFeed } from '#documents/ad-feed.loader.server.ts';
import { loadAdSitemap } from '#documents/ad-sitemap.loader.server.ts';
import { isAdSlug } from '#model/ad-slug.ts';
import { listParams } from '#model/list-params.server.ts';
import { loadList } from '#pages/list/list.loader.server.ts';
import { loadListing } from '#pages/listing/listing.loader.server.ts';
import { actOnOwnAd, loadSuccess } from '#pages/success/success.loader.server.ts';
import { jobRoutes } from './job-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { writingRoutes } from './writing-routes.ts';

/** Every address of the market, on one screen. */
export const routes: readonly RouteDefinition[] = [
  {
    id: 'overview',
    path: '/kleinanzeigen',
    handle: {
      layout: 'default',
      section: 'kleinanzeigen',
      cache: { ttl: 30, tags: ['kleinanzeigen'], params: listParams },
    },
    load: loadList,
    view: () =>
      import(/* webpackChunkName: "route-overview" */ './pages/list/ListPage.tsx').then(
        (m) => m.ListPage,
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
    load: loadListing,
    view: () =>
      import(/* webpackChunkName: "route-listing" */ './pages/listing/ListingPage.tsx').then(
        (m) => m.ListingPage,
      ),
  },
  {
    id: 'success',
    path: '/kleinanzeigen/:slug/success',
    handle: { layout: 'clean', section: 'kleinanzeigen', robots: 'noindex' },
    load: loadSuccess,
    act: actOnOwnAd,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--thread--thread-report--notice" */ './pages/success/SuccessPage.tsx'
      ).then((m) => m.SuccessPage),
  },
  {
    id: 'sitemap',
    path: '/kleinanzeigen/sitemap.xml',
    handle: { layout: 'clean', cache: { ttl: 300, tags: ['kleinanzeigen'], params: ['teil'] } },
    load: loadAdSitemap,
    view: () =>
      import(
        /* webpackChunkName: "route-job-apply--job-application--job-new--job-edit--job-success--jobs-sitemap--jobs-feed--sitemap--feed" */ './documents/DocumentPage.tsx'
      ).then((m) => m.DocumentPage),
  },
  {
    id: 'feed',
    path: '/kleinanzeigen/feed.xml',
    handle: { layout: 'clean', cache: { ttl: 300, tags: ['kleinanzeigen'], params: listParams } },
    load: loadAdFeed,
    view: () =>
      import(
        /* webpackChunkName: "route-job-apply--job-application--job-new--job-edit--job-success--jobs-sitemap--jobs-feed--sitemap--feed" */ './documents/DocumentPage.tsx'
      ).then((m) => m.DocumentPage),
  },
  ...jobRoutes,
  ...writingRoutes,
  ...messageRoutes,
];
