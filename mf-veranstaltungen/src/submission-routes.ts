import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { loadAttendees, recordAttendance } from '#pages/attendees/attendees.loader.server.ts';
import { loadCheckEventPage, submitEvent } from '#pages/check-event/check-event.loader.server.ts';
import {
  confirmEvent,
  loadConfirmEventPage,
} from '#pages/confirm-event/confirm-event.loader.server.ts';
import {
  arrangeEventPhotos,
  loadEventPhotos,
} from '#pages/event-photos/event-photos.loader.server.ts';
import {
  changeOccurrence,
  loadManageOccurrencePage,
} from '#pages/manage-occurrence/manage-occurrence.loader.server.ts';
import { loadManagePage, submitAppeal } from '#pages/manage/manage.loader.server.ts';
import { isEventId } from '#model/event-id.ts';
import { loadReportPage, sendReport } from '#pages/report/report.loader.server.ts';
import {
  loadSubmitPage,
  SAMPLE_EVENT_FORM,
  saveEvent,
} from '#pages/submit/submit.loader.server.ts';

/**
 * Properties of routes that must not be cached, because their pages show private data or contain an
 * idempotency key.
 */
const privateHandle = { layout: 'default', section: 'veranstaltungen', robots: 'noindex' } as const;

/** Routes to submit and manage events. Organizers need no account. */
export const submissionRoutes: readonly RouteDefinition[] = [
  {
    id: 'submit',
    path: paths.newEvent(),
    handle: privateHandle,
    loader: loadSubmitPage,
    action: saveEvent,
    sampleForm: SAMPLE_EVENT_FORM,
    view: () =>
      import(/* webpackChunkName: "route-submit" */ './pages/submit/SubmitPage.tsx').then(
        (m) => m.SubmitPage,
      ),
  },
  {
    id: 'event-photos',
    path: '/veranstaltungen/neu/bilder',
    handle: privateHandle,
    loader: loadEventPhotos,
    action: arrangeEventPhotos,
    view: () =>
      import(
        /* webpackChunkName: "route-event-photos" */ './pages/event-photos/EventPhotosPage.tsx'
      ).then((m) => m.EventPhotosPage),
  },
  {
    id: 'check-event',
    path: '/veranstaltungen/neu/pruefen',
    handle: privateHandle,
    loader: loadCheckEventPage,
    action: submitEvent,
    view: () =>
      import(
        /* webpackChunkName: "route-check-event--confirm-event--manage--manage-occurrence--attendees--report" */ './pages/check-event/CheckEventPage.tsx'
      ).then((m) => m.CheckEventPage),
  },
  {
    id: 'confirm-event',
    path: '/veranstaltungen/bestaetigen',
    handle: privateHandle,
    loader: loadConfirmEventPage,
    action: confirmEvent,
    view: () =>
      import(
        /* webpackChunkName: "route-check-event--confirm-event--manage--manage-occurrence--attendees--report" */ './pages/confirm-event/ConfirmEventPage.tsx'
      ).then((m) => m.ConfirmEventPage),
  },
  {
    id: 'manage',
    path: '/veranstaltungen/verwalten',
    handle: privateHandle,
    loader: loadManagePage,
    action: submitAppeal,
    view: () =>
      import(
        /* webpackChunkName: "route-check-event--confirm-event--manage--manage-occurrence--attendees--report" */ './pages/manage/ManagePage.tsx'
      ).then((m) => m.ManagePage),
  },
  {
    id: 'manage-occurrence',
    path: '/veranstaltungen/verwalten/termin',
    handle: privateHandle,
    loader: loadManageOccurrencePage,
    action: changeOccurrence,
    view: () =>
      import(
        /* webpackChunkName: "route-check-event--confirm-event--manage--manage-occurrence--attendees--report" */ './pages/manage-occurrence/ManageOccurrencePage.tsx'
      ).then((m) => m.ManageOccurrencePage),
  },
  {
    id: 'attendees',
    path: '/veranstaltungen/verwalten/teilnehmende',
    handle: privateHandle,
    loader: loadAttendees,
    action: recordAttendance,
    view: () =>
      import(
        /* webpackChunkName: "route-check-event--confirm-event--manage--manage-occurrence--attendees--report" */ './pages/attendees/AttendeesPage.tsx'
      ).then((m) => m.AttendeesPage),
  },
  {
    id: 'report',
    path: '/veranstaltungen/:id/melden',
    handle: privateHandle,
    accepts: ({ params }) => isEventId(params['id'] ?? ''),
    loader: loadReportPage,
    action: sendReport,
    view: () =>
      import(
        /* webpackChunkName: "route-check-event--confirm-event--manage--manage-occurrence--attendees--report" */ './pages/report/ReportPage.tsx'
      ).then((m) => m.ReportPage),
  },
];
