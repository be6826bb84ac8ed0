import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { FILTER_PARAMS } from '#model/calendar-filter.ts';
import { isEventId } from '#model/event-id.ts';
import { loadCalendar } from '#pages/calendar/calendar.loader.server.ts';
import { loadEvent } from '#pages/event/event.loader.server.ts';
import { loadSuccess } from '#pages/success/success.loader.server.ts';

/** Every address of the calendar, on one screen. */
export const routes: readonly RouteDefinition[] = [
  {
    id: 'calendar',
    path: '/veranstaltungen',
    handle: {
      layout: 'default',
      section: 'veranstaltungen',
      cache: { ttl: 30, tags: ['veranstaltungen'], params: FILTER_PARAMS },
    },
    load: loadCalendar,
    view: () =>
      import(/* webpackChunkName: "route-calendar" */ './pages/calendar/CalendarPage.tsx').then(
        (m) => m.CalendarPage,
      ),
  },
  {
    id: 'success',
    path: '/veranstaltungen/success',
    handle: { layout: 'clean', section: 'veranstaltungen', robots: 'noindex' },
    load: loadSuccess,
    view: () =>
      import(/* webpackChunkName: "route-success" */ './pages/success/SuccessPage.tsx').then(
        (m) => m.SuccessPage,
      ),
  },
  {
    id: 'event',
    path: '/veranstaltungen/:id',
    handle: {
      layout: 'default',
      section: 'veranstaltungen',
      cache: { ttl: 30, tags: ['veranstaltungen'] },
    },
    accepts: ({ params }) => isEventId(params['id'] ?? ''),
    load: loadEvent,
    view: () =>
      import(/* webpackChunkName: "route-event" */ './pages/event/EventPage.tsx').then(
        (m) => m.EventPage,
      ),
  },
];
