import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import {
  handleIssueAction,
  loadIssue,
  loadNewIssue,
  createIssue,
  sendIssue,
} from './newsletter/issue.loader.server.ts';
import {
  endSubscription,
  findSubscriber,
  loadNewsletter,
  loadSubscriber,
} from './newsletter/newsletter.loader.server.ts';
import { staffHandle } from './staff-handle.ts';

const rootPath = '/_internal/redaktion/newsletter';

const loadIssueView = () =>
  import(
    /* webpackChunkName: "route-newsletter--subscriber--issue-new--issue--issue-send" */ './newsletter/IssuePage.tsx'
  ).then((m) => m.IssuePage);

/** Routes of the staff pages for newsletter lists, subscribers and issues. */
export const newsletterRoutes: readonly RouteDefinition[] = [
  {
    id: 'newsletter',
    path: rootPath,
    handle: staffHandle,
    loader: loadNewsletter,
    action: findSubscriber,
    view: () =>
      import(
        /* webpackChunkName: "route-newsletter--subscriber--issue-new--issue--issue-send" */ './newsletter/NewsletterPage.tsx'
      ).then((m) => m.NewsletterPage),
  },
  {
    id: 'subscriber',
    path: `${rootPath}/adressen/:adresse`,
    handle: staffHandle,
    loader: loadSubscriber,
    action: endSubscription,
    view: () =>
      import(
        /* webpackChunkName: "route-newsletter--subscriber--issue-new--issue--issue-send" */ './newsletter/SubscriberPage.tsx'
      ).then((m) => m.SubscriberPage),
  },
  {
    id: 'issue-new',
    path: `${rootPath}/ausgaben/neu`,
    handle: staffHandle,
    loader: loadNewIssue,
    action: createIssue,
    view: loadIssueView,
  },
  {
    id: 'issue',
    path: `${rootPath}/ausgaben/:ausgabe`,
    handle: staffHandle,
    loader: loadIssue,
    action: handleIssueAction,
    view: loadIssueView,
  },
  {
    id: 'issue-send',
    path: `${rootPath}/ausgaben/:ausgabe/senden`,
    handle: staffHandle,
    loader: loadIssue,
    action: sendIssue,
    view: () =>
      import(
        /* webpackChunkName: "route-newsletter--subscriber--issue-new--issue--issue-send" */ './newsletter/IssueSendPage.tsx'
      ).then((m) => m.IssueSendPage),
  },
];
