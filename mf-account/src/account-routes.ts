import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { isAccountPage } from '#model/account-sections.ts';
import { loadAccountSection } from '#pages/account-section/account-section.loader.server.ts';
import { loadAccountStart } from '#pages/account-start/account-start.loader.server.ts';

const account = {
  layout: 'account',
  access: 'login',
  section: 'konto',
  robots: 'noindex',
} as const;

/** The account start and the pages below it; all need a login (specification section 6). */
export const accountRoutes: readonly RouteDefinition[] = [
  {
    id: 'account',
    path: '/mein-account',
    handle: account,
    load: loadAccountStart,
    view: () =>
      import(
        /* webpackChunkName: "route-account" */ './pages/account-start/AccountStartPage.tsx'
      ).then((m) => m.AccountStartPage),
  },
  {
    id: 'account-section',
    path: '/mein-account/:section',
    handle: account,
    accepts: ({ params }) => isAccountPage(params['section']),
    load: loadAccountSection,
    view: () =>
      import(
        /* webpackChunkName: "route-account-section" */ './pages/account-section/AccountSectionPage.tsx'
      ).then((m) => m.AccountSectionPage),
  },
];
