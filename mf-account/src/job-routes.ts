import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { handleOwnJobsAction, loadOwnJobs } from '#pages/own-jobs/own-jobs.loader.server.ts';
import {
  handleApplicationAction,
  loadReceivedApplications,
} from '#pages/received-applications/received-applications.loader.server.ts';

const account = {
  layout: 'account',
  access: 'login',
  section: 'konto',
  robots: 'noindex',
} as const;

/** Routes of the user's job postings, and of received and sent applications. */
export const jobRoutes: readonly RouteDefinition[] = [
  {
    id: 'own-jobs',
    path: paths.accountPage('jobboerse'),
    handle: account,
    loader: loadOwnJobs,
    action: handleOwnJobsAction,
    view: () =>
      import(
        /* webpackChunkName: "route-own-jobs--received-applications" */ './pages/own-jobs/OwnJobsPage.tsx'
      ).then((m) => m.OwnJobsPage),
  },
  {
    id: 'received-applications',
    path: '/mein-account/jobboerse/bewerbungen',
    handle: account,
    loader: loadReceivedApplications,
    action: handleApplicationAction,
    view: () =>
      import(
        /* webpackChunkName: "route-own-jobs--received-applications" */ './pages/received-applications/ReceivedApplicationsPage.tsx'
      ).then((m) => m.ReceivedApplicationsPage),
  },
];
