import type { RouteDefinition, RouteMatch } from '@gruenland/shared-contracts/route.ts';
import { isAdSlug } from '#model/ad-slug.ts';
import { isThreadId } from '#model/thread-id.ts';
import {
  confirmMessage,
  loadConfirmMessage,
} from '#pages/confirm-message/confirm-message.loader.server.ts';
import { loadContact, writeContact } from '#pages/contact/contact.loader.server.ts';
import { loadThreadReport, reportThread } from '#pages/thread/thread-report.loader.server.ts';
import { actInThread, loadThread } from '#pages/thread/thread.loader.server.ts';

/** Never cached: what two people write each other. */
const own = { layout: 'default', section: 'kleinanzeigen', robots: 'noindex' } as const;
const ofThread = ({ params }: RouteMatch) => isThreadId(params['unterhaltung'] ?? '');

/** Writing to whoever placed an ad, and what becomes of it. */
export const messageRoutes: readonly RouteDefinition[] = [
  {
    id: 'contact',
    path: '/kleinanzeigen/:slug/nachricht',
    handle: own,
    accepts: ({ params }) => isAdSlug(params['slug'] ?? ''),
    load: loadContact,
    act: writeContact,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--thread--thread-report--notice" */ './pages/contact/ContactPage.tsx'
      ).then((m) => m.ContactPage),
  },
  {
    id: 'confirm-message',
    path: '/kleinanzeigen/nachrichten/bestaetigen',
    handle: own,
    load: loadConfirmMessage,
    act: confirmMessage,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--thread--thread-report--notice" */ './pages/confirm-message/ConfirmMessagePage.tsx'
      ).then((m) => m.ConfirmMessagePage),
  },
  {
    id: 'thread',
    path: '/kleinanzeigen/nachrichten/:unterhaltung',
    handle: own,
    accepts: ofThread,
    load: loadThread,
    act: actInThread,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--thread--thread-report--notice" */ './pages/thread/ThreadPage.tsx'
      ).then((m) => m.ThreadPage),
  },
  {
    id: 'thread-report',
    path: '/kleinanzeigen/nachrichten/:unterhaltung/melden',
    handle: own,
    accepts: ofThread,
    load: loadThreadReport,
    act: reportThread,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--thread--thread-report--notice" */ './pages/thread/ThreadReportPage.tsx'
      ).then((m) => m.ThreadReportPage),
  },
];
