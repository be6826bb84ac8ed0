import type { RouteDefinition, RouteMatch } from '@gruenland/shared-contracts/route.ts';
import { isAdSlug } from '#model/ad-slug.ts';
import { isConversationId } from '#model/conversation-id.ts';
import {
  confirmMessage,
  loadConfirmMessagePage,
} from '#pages/confirm-message/confirm-message.loader.server.ts';
import { loadContactPage, sendContactMessage } from '#pages/contact/contact.loader.server.ts';
import {
  loadConversationReport,
  reportConversation,
} from '#pages/conversation/conversation-report.loader.server.ts';
import {
  handleConversationAction,
  loadConversation,
} from '#pages/conversation/conversation.loader.server.ts';

/** Route properties without `cache`, because these pages show private messages. */
const privateHandle = { layout: 'default', section: 'kleinanzeigen', robots: 'noindex' } as const;
const hasConversationId = ({ params }: RouteMatch) =>
  isConversationId(params['unterhaltung'] ?? '');

/** Routes for contacting a seller and for conversations. */
export const messageRoutes: readonly RouteDefinition[] = [
  {
    id: 'contact',
    path: '/kleinanzeigen/:slug/nachricht',
    handle: privateHandle,
    accepts: ({ params }) => isAdSlug(params['slug'] ?? ''),
    loader: loadContactPage,
    action: sendContactMessage,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--conversation--conversation-report--report-status" */ './pages/contact/ContactPage.tsx'
      ).then((m) => m.ContactPage),
  },
  {
    id: 'confirm-message',
    path: '/kleinanzeigen/nachrichten/bestaetigen',
    handle: privateHandle,
    loader: loadConfirmMessagePage,
    action: confirmMessage,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--conversation--conversation-report--report-status" */ './pages/confirm-message/ConfirmMessagePage.tsx'
      ).then((m) => m.ConfirmMessagePage),
  },
  {
    id: 'conversation',
    path: '/kleinanzeigen/nachrichten/:unterhaltung',
    handle: privateHandle,
    accepts: hasConversationId,
    loader: loadConversation,
    action: handleConversationAction,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--conversation--conversation-report--report-status" */ './pages/conversation/ConversationPage.tsx'
      ).then((m) => m.ConversationPage),
  },
  {
    id: 'conversation-report',
    path: '/kleinanzeigen/nachrichten/:unterhaltung/melden',
    handle: privateHandle,
    accepts: hasConversationId,
    loader: loadConversationReport,
    action: reportConversation,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--conversation--conversation-report--report-status" */ './pages/conversation/ConversationReportPage.tsx'
      ).then((m) => m.ConversationReportPage),
  },
];
