import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { loadAttendees, noteAttendee } from '#pages/attendees/attendees.loader.server.ts';
import { loadCheckEvent, submitEvent } from '#pages/check-event/check-event.loader.server.ts';
import {
  confirmEvent,
  loadConfirmEvent,
} from '#pages/confirm-event/confirm-event.loader.server.ts';
import {
  arrangeEventPhotos,
  loadEventPhotos,
} from '#pages/event-photos/event-photos.loader.server.ts';
import { changeDate, loadManageDate } from '#pages/manage-date/manage-date.loader.server.ts';
import { loadManage, objectToDecision } from '#pages/manage/manage.loader.server.ts';
import { isEventId } from '#model/event-id.ts';
import { loadReport, sendReport } from '#pages/report/report.loader.server.ts';
import { loadSubmit, saveEvent } from '#pages/submit/submit.loader.server.ts';

/** Never cached: what is one visitor's own, or has a key of its own. */
const own = { layout: 'default', section: 'veranstaltungen', robots: 'noindex' } as const;

/** Sending Veranstaltungen in and managing one's own; nobody needs an account. */
export const submissionRoutes: readonly RouteDefinition[] = [
  {
    id: 'submit',
    path: '/veranstaltungen/neu',
    handle: own,
    load: loadSubmit,
    act: saveEvent,
    view: () =>
      import(/* webpackChunkName: "route-submit" */ './pages/submit/SubmitPage.tsx').then(
        (m) => m.SubmitPage,
      ),
  },
  {
    id: 'event-photos',
    path: '/veranstaltungen/neu/bilder',
    handle: own,
    load: loadEventPhotos,
    act: arrangeEventPhotos,
    view: () =>
      import(
        /* webpackChunkName: "route-event-photos" */ './pages/event-photos/EventPhotosPage.tsx'
      ).then((m) => m.EventPhotosPage),
  },
  {
    id: 'check-event',
    path: '/veranstaltungen/neu/pruefen',
    handle: own,
    load: loadCheckEvent,
    act: submitEvent,
    view: () =>
      import(
        /* webpackChunkName: "route-check-event--confirm-event--manage--manage-date--attendees--report" */ './pages/check-event/CheckEventPage.tsx'
      ).then((m) => m.CheckEventPage),
  },
  {
    id: 'confirm-event',
    path: '/veranstaltungen/bestaetigen',
    handle: own,
    load: loadConfirmEvent,
    act: confirmEvent,
    view: () =>
      import(
        /* webpackChunkName: "route-check-event--confirm-event--manage--manage-date--attendees--report" */ './pages/confirm-event/ConfirmEventPage.tsx'
      ).then((m) => m.ConfirmEventPage),
  },
  {
    id: 'manage',
    path: '/veranstaltungen/verwalten',
    handle: own,
    load: loadManage,
    act: objectToDecision,
    view: () =>
      import(
        /* webpackChunkName: "route-check-event--confirm-event--manage--manage-date--attendees--report" */ './pages/manage/ManagePage.tsx'
      ).then((m) => m.ManagePage),
  },
  {
    id: 'manage-date',
    path: '/veranstaltungen/verwalten/termin',
    handle: own,
    load: loadManageDate,
    act: changeDate,
    view: () =>
      import(
        /* webpackChunkName: "route-check-event--confirm-event--manage--manage-date--attendees--report" */ './pages/manage-date/ManageDatePage.tsx'
      ).then((m) => m.ManageDatePage),
  },
  {
    id: 'attendees',
    path: '/veranstaltungen/verwalten/teilnehmende',
    handle: own,
    load: loadAttendees,
    act: noteAttendee,
    view: () =>
      import(
        /* webpackChunkName: "route-check-event--confirm-event--manage--manage-date--attendees--report" */ './pages/attendees/AttendeesPage.tsx'
      ).then((m) => m.AttendeesPage),
  },
  {
    id: 'report',
    path: '/veranstaltungen/:id/melden',
    handle: own,
    accepts: ({ params }) => isEventId(params['id'] ?? ''),
    load: loadReport,
    act: sendReport,
    view: () =>
      import(
        /* webpackChunkName: "route-check-event--confirm-event--manage--manage-date--attendees--report" */ './pages/report/ReportPage.tsx'
      ).then((m) => m.ReportPage),
  },
];
