import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteDefinition, RouteMatch } from '@gruenland/shared-contracts/route.ts';
import { isAdSlug } from '#model/ad-slug.ts';
import {
  confirmAd,
  loadConfirmAdPage,
  loadManageAdPage,
  openOwnAd,
} from '#pages/ad-mail-link/ad-mail-link.loader.server.ts';
import {
  loadReport,
  loadReportStatus,
  appealReportDecision,
  sendReport,
} from '#pages/report/report.loader.server.ts';
import { createAdDraft, handleDraftAction } from '#pages/place-ad/place-ad.action.server.ts';
import {
  loadDetailsStep,
  loadNonDetailsStep,
  loadNewAdPage,
} from '#pages/place-ad/place-ad.loader.server.ts';

/**
 * Route properties without `cache`, because these pages show drafts and private ads or contain an
 * idempotency key.
 */
const privateHandle = { layout: 'default', section: 'kleinanzeigen', robots: 'noindex' } as const;
const hasAdSlug = ({ params }: RouteMatch) => isAdSlug(params['slug'] ?? '');

/**
 * Loads the view of the steps that do not use the form library. It shares a chunk with the view
 * that `loadAdMailLinkView` loads, because each further chunk lengthens the list of chunks that
 * every page loads.
 */
const loadStepView = () =>
  import(
    /* webpackChunkName: "route-place-ad--place-ad-step--edit-ad-step--confirm-ad--manage-ad" */ './pages/place-ad/StepPage.tsx'
  ).then((m) => m.StepPage);
const loadDetailsView = () =>
  import(
    /* webpackChunkName: "route-place-ad-details--edit-ad-details" */ './pages/place-ad/DetailsPage.tsx'
  ).then((m) => m.DetailsPage);
const loadAdMailLinkView = () =>
  import(
    /* webpackChunkName: "route-place-ad--place-ad-step--edit-ad-step--confirm-ad--manage-ad" */ './pages/ad-mail-link/AdMailLinkPage.tsx'
  ).then((m) => m.AdMailLinkPage);

/** Routes for placing, changing, confirming and reporting ads. */
export const placeAdRoutes: readonly RouteDefinition[] = [
  {
    id: 'place-ad',
    path: paths.newAd(),
    handle: privateHandle,
    loader: loadNewAdPage,
    action: createAdDraft,
    view: loadStepView,
  },
  {
    id: 'place-ad-details',
    path: '/kleinanzeigen/neu/angaben',
    handle: privateHandle,
    loader: loadDetailsStep,
    action: handleDraftAction,
    view: loadDetailsView,
  },
  {
    id: 'place-ad-step',
    path: '/kleinanzeigen/neu/:schritt',
    handle: privateHandle,
    loader: loadNonDetailsStep,
    action: handleDraftAction,
    view: loadStepView,
  },
  {
    id: 'edit-ad-details',
    path: '/kleinanzeigen/:slug/bearbeiten',
    handle: privateHandle,
    accepts: hasAdSlug,
    loader: loadDetailsStep,
    action: handleDraftAction,
    view: loadDetailsView,
  },
  {
    id: 'edit-ad-step',
    path: '/kleinanzeigen/:slug/bearbeiten/:schritt',
    handle: privateHandle,
    accepts: hasAdSlug,
    loader: loadNonDetailsStep,
    action: handleDraftAction,
    view: loadStepView,
  },
  {
    id: 'confirm-ad',
    path: '/kleinanzeigen/bestaetigen',
    handle: privateHandle,
    loader: loadConfirmAdPage,
    action: confirmAd,
    view: loadAdMailLinkView,
  },
  {
    id: 'manage-ad',
    path: '/kleinanzeigen/verwalten',
    handle: privateHandle,
    loader: loadManageAdPage,
    action: openOwnAd,
    view: loadAdMailLinkView,
  },
  {
    id: 'report',
    path: '/kleinanzeigen/:slug/melden',
    handle: privateHandle,
    accepts: hasAdSlug,
    loader: loadReport,
    action: sendReport,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--conversation--conversation-report--report-status" */ './pages/report/ReportPage.tsx'
      ).then((m) => m.ReportPage),
  },
  {
    id: 'report-status',
    path: '/kleinanzeigen/meldung',
    handle: privateHandle,
    loader: loadReportStatus,
    action: appealReportDecision,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--conversation--conversation-report--report-status" */ './pages/report/ReportStatusPage.tsx'
      ).then((m) => m.ReportStatusPage),
  },
];
