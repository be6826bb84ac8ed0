import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { isAdSlug } from '#model/ad-slug.ts';
import { listParams } from '#model/list-params.server.ts';
import { loadJobs } from '#pages/jobs/jobs.loader.server.ts';
import { loadList } from '#pages/list/list.loader.server.ts';
import { loadListing } from '#pages/listing/listing.loader.server.ts';
import { loadSuccess } from '#pages/success/success.loader.server.ts';

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
      cache: { ttl: 30, tags: ['kleinanzeigen'] },
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
    accepts: ({ params }) => isAdSlug(params['slug'] ?? ''),
    load: loadSuccess,
    view: () =>
      import(/* webpackChunkName: "route-success" */ './pages/success/SuccessPage.tsx').then(
        (m) => m.SuccessPage,
      ),
  },
  {
    id: 'jobs',
    path: '/jobs',
    handle: { layout: 'default', section: 'jobs', cache: { ttl: 30, tags: ['jobs'] } },
    load: loadJobs,
    view: () =>
      import(/* webpackChunkName: "route-jobs" */ './pages/jobs/JobsPage.tsx').then(
        (m) => m.JobsPage,
      ),
  },
];
