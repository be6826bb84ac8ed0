import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteDefinition, RouteMatch } from '@gruenland/shared-contracts/route.ts';
import { isAdSlug } from '#model/ad-slug.ts';
import {
  confirmAd,
  loadConfirmAd,
  loadReachAd,
  reachAd,
} from '#pages/mailed-ad/mailed-ad.loader.server.ts';
import {
  loadReport,
  loadReportStatus,
  objectToReport,
  sendReport,
} from '#pages/report/report.loader.server.ts';
import { startAd, writeAd } from '#pages/write/write.action.server.ts';
import { loadData, loadOtherStep, loadStart } from '#pages/write/write.loader.server.ts';

/** Never cached: a draft, an ad of one's own, a form with a key. */
const own = { layout: 'default', section: 'kleinanzeigen', robots: 'noindex' } as const;
const ofAd = ({ params }: RouteMatch) => isAdSlug(params['slug'] ?? '');

/** All without the form library share a chunk: each chunk costs every page of the market its name. */
const stepView = () =>
  import(
    /* webpackChunkName: "route-write--write-step--edit-step--confirm--reach" */ './pages/write/StepPage.tsx'
  ).then((m) => m.StepPage);
const dataView = () =>
  import(/* webpackChunkName: "route-write-data--edit-data" */ './pages/write/DataPage.tsx').then(
    (m) => m.DataPage,
  );
const mailedView = () =>
  import(
    /* webpackChunkName: "route-write--write-step--edit-step--confirm--reach" */ './pages/mailed-ad/MailedAdPage.tsx'
  ).then((m) => m.MailedAdPage);

/** Placing, changing, confirming and reporting ads. */
export const writingRoutes: readonly RouteDefinition[] = [
  {
    id: 'write',
    path: paths.kleinanzeigeNeu(),
    handle: own,
    load: loadStart,
    act: startAd,
    view: stepView,
  },
  {
    id: 'write-data',
    path: '/kleinanzeigen/neu/angaben',
    handle: own,
    load: loadData,
    act: writeAd,
    view: dataView,
  },
  {
    id: 'write-step',
    path: '/kleinanzeigen/neu/:schritt',
    handle: own,
    load: loadOtherStep,
    act: writeAd,
    view: stepView,
  },
  {
    id: 'edit-data',
    path: '/kleinanzeigen/:slug/bearbeiten',
    handle: own,
    accepts: ofAd,
    load: loadData,
    act: writeAd,
    view: dataView,
  },
  {
    id: 'edit-step',
    path: '/kleinanzeigen/:slug/bearbeiten/:schritt',
    handle: own,
    accepts: ofAd,
    load: loadOtherStep,
    act: writeAd,
    view: stepView,
  },
  {
    id: 'confirm',
    path: '/kleinanzeigen/bestaetigen',
    handle: own,
    load: loadConfirmAd,
    act: confirmAd,
    view: mailedView,
  },
  {
    id: 'reach',
    path: '/kleinanzeigen/verwalten',
    handle: own,
    load: loadReachAd,
    act: reachAd,
    view: mailedView,
  },
  {
    id: 'report',
    path: '/kleinanzeigen/:slug/melden',
    handle: own,
    accepts: ofAd,
    load: loadReport,
    act: sendReport,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--thread--thread-report--notice" */ './pages/report/ReportPage.tsx'
      ).then((m) => m.ReportPage),
  },
  {
    id: 'notice',
    path: '/kleinanzeigen/meldung',
    handle: own,
    load: loadReportStatus,
    act: objectToReport,
    view: () =>
      import(
        /* webpackChunkName: "route-success--report--job-report--contact--confirm-message--thread--thread-report--notice" */ './pages/report/ReportStatusPage.tsx'
      ).then((m) => m.ReportStatusPage),
  },
];
