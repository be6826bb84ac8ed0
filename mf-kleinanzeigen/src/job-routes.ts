import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { loadJobFeed, loadJobSitemap } from '#documents/job-documents.loader.server.ts';
import { isAdSlug } from '#model/ad-slug.ts';
import { DISPLAY_PARAMS } from '#model/list-urls.ts';
import { JOB_FILTER_PARAMS } from '#model/job-list-urls.ts';
import {
  changeApplication,
  loadApplication,
} from '#pages/application/application.loader.server.ts';
import { submitApplication, loadApplyPage } from '#pages/apply/apply.loader.server.ts';
import { loadJob } from '#pages/job/job.loader.server.ts';
import { loadJobs } from '#pages/jobs/jobs.loader.server.ts';
import { loadPlaceJobPage, placeJob } from '#pages/place-job/place-job.loader.server.ts';
import {
  handlePlacedJobAction,
  loadPlacedJobPage,
} from '#pages/placed-job/placed-job.loader.server.ts';
import { loadJobReport, sendJobReport } from '#pages/report/report.loader.server.ts';

const cache = { ttl: 30, tags: ['jobs'] } as const;
const listParams = [...JOB_FILTER_PARAMS, ...DISPLAY_PARAMS];

/**
 * Route properties without `cache`, because these pages show private data or contain an idempotency
 * key.
 */
const privateHandle = { layout: 'default', section: 'jobs', robots: 'noindex' } as const;

/** Routes of the job board. */
export const jobRoutes: readonly RouteDefinition[] = [
  {
    id: 'jobs',
    path: paths.jobs(),
    handle: {
      layout: 'default',
      section: 'jobs',
      cache: { ...cache, params: listParams },
    },
    loader: loadJobs,
    view: () =>
      import(/* webpackChunkName: "route-jobs" */ './pages/jobs/JobsPage.tsx').then(
        (m) => m.JobsPage,
      ),
  },
  {
    id: 'job',
    path: '/jobs/:slug',
    handle: {
      layout: 'default',
      section: 'jobs',
      cache: { ...cache, stale: 30, params: JOB_FILTER_PARAMS },
    },
    accepts: ({ params }) => isAdSlug(params['slug'] ?? ''),
    loader: loadJob,
    view: () =>
      import(/* webpackChunkName: "route-job" */ './pages/job/JobPage.tsx').then((m) => m.JobPage),
  },
  {
    id: 'job-apply',
    path: '/jobs/:slug/bewerben',
    handle: privateHandle,
    accepts: ({ params }) => isAdSlug(params['slug'] ?? ''),
    loader: loadApplyPage,
    action: submitApplication,
    view: () =>
      import(
        /* webpackChunkName: "route-job-apply--job-application--job-new--job-edit--job-success" */ './pages/apply/ApplyPage.tsx'
      ).then((m) => m.ApplyPage),
  },
  {
    id: 'job-application',
    path: '/jobs/bewerbung',
    handle: privateHandle,
    loader: loadApplication,
    action: changeApplication,
    view: () =>
      import(
        /* webpackChunkName: "route-job-apply--job-application--job-new--job-edit--job-success" */ './pages/application/ApplicationPage.tsx'
      ).then((m) => m.ApplicationPage),
  },
  {
    id: 'job-new',
    path: '/jobs/neu',
    handle: privateHandle,
    loader: loadPlaceJobPage,
    action: placeJob,
    view: () =>
      import(
        /* webpackChunkName: "route-job-apply--job-application--job-new--job-edit--job-success" */ './pages/place-job/PlaceJobPage.tsx'
      ).then((m) => m.PlaceJobPage),
  },
  {
    id: 'job-edit',
    path: '/jobs/:slug/bearbeiten',
    handle: privateHandle,
    accepts: ({ params }) => isAdSlug(params['slug'] ?? ''),
    loader: loadPlaceJobPage,
    action: placeJob,
    view: () =>
      import(
        /* webpackChunkName: "route-job-apply--job-application--job-new--job-edit--job-success" */ './pages/place-job/PlaceJobPage.tsx'
      ).then((m) => m.PlaceJobPage),
  },
  {
    id: 'job-success',
    path: '/jobs/:slug/success',
    handle: { ...privateHandle, layout: 'clean' },
    loader: loadPlacedJobPage,
    action: handlePlacedJobAction,
    view: () =>
      import(
        /* webpackChunkName: "route-job-apply--job-application--job-new--job-edit--job-success" */ './pages/placed-job/PlacedJobPage.tsx'
      ).then((m) => m.PlacedJobPage),
  },
  {
    id: 'job-report',
    path: '/jobs/:slug/melden',
    handle: privateHandle,
    accepts: ({ params }) => isAdSlug(params['slug'] ?? ''),
    loader: loadJobReport,
    action: sendJobReport,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--conversation--conversation-report--report-status" */ './pages/report/ReportPage.tsx'
      ).then((m) => m.ReportPage),
  },
  {
    id: 'jobs-sitemap',
    path: '/jobs/sitemap.xml',
    handle: { layout: 'clean', cache: { ...cache, params: ['teil'] } },
    loader: loadJobSitemap,
  },
  {
    id: 'jobs-feed',
    path: '/jobs/feed.xml',
    handle: { layout: 'clean', cache },
    loader: loadJobFeed,
  },
];
