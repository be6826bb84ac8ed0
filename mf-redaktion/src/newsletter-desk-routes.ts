import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  changeIssue,
  loadIssue,
  loadNewIssue,
  makeIssue,
  sendIssue,
} from './newsletter/issue.loader.server.ts';
import {
  endSubscription,
  findSubscriber,
  loadNewsletterDesk,
  loadSubscriber,
} from './newsletter/newsletter-desk.loader.server.ts';

const staff = { layout: 'default', access: 'staff', robots: 'noindex' } as const;
const root = '/_internal/redaktion/newsletter';

const issueView = () =>
  import(
    /* webpackChunkName: "route-desk-newsletter--desk-newsletter-address--desk-issue-new--desk-issue--desk-issue-send" */ './newsletter/IssuePage.tsx'
  ).then((m) => m.IssuePage);

/** The desk of the newsletters: lists, addresses, issues. */
export const newsletterDeskRoutes: readonly RouteDefinition[] = [
  {
    id: 'desk-newsletter',
    path: root,
    handle: staff,
    load: loadNewsletterDesk,
    act: findSubscriber,
    view: () =>
      import(
        /* webpackChunkName: "route-desk-newsletter--desk-newsletter-address--desk-issue-new--desk-issue--desk-issue-send" */ './newsletter/NewsletterDeskPage.tsx'
      ).then((m) => m.NewsletterDeskPage),
  },
  {
    id: 'desk-newsletter-address',
    path: `${root}/adressen/:adresse`,
    handle: staff,
    load: loadSubscriber,
    act: endSubscription,
    view: () =>
      import(
        /* webpackChunkName: "route-desk-newsletter--desk-newsletter-address--desk-issue-new--desk-issue--desk-issue-send" */ './newsletter/SubscriberPage.tsx'
      ).then((m) => m.SubscriberPage),
  },
  {
    id: 'desk-issue-new',
    path: `${root}/ausgaben/neu`,
    handle: staff,
    load: loadNewIssue,
    act: makeIssue,
    view: issueView,
  },
  {
    id: 'desk-issue',
    path: `${root}/ausgaben/:ausgabe`,
    handle: staff,
    load: loadIssue,
    act: changeIssue,
    view: issueView,
  },
  {
    id: 'desk-issue-send',
    path: `${root}/ausgaben/:ausgabe/senden`,
    handle: staff,
    load: loadIssue,
    act: sendIssue,
    view: () =>
      import(
        /* webpackChunkName: "route-desk-newsletter--desk-newsletter-address--desk-issue-new--desk-issue--desk-issue-send" */ './newsletter/IssueSendPage.tsx'
      ).then((m) => m.IssueSendPage),
  },
];
