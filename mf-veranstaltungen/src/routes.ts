import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { submissionRoutes } from './submission-routes.ts';
import { loadEventFeed } from '#documents/event-feed.loader.server.ts';
import { loadEventSitemap } from '#documents/event-sitemap.loader.server.ts';
import { FILTER_PARAMS } from '#model/calendar-filter.ts';
import { isEventId } from '#model/event-id.ts';
import { loadCalendar } from '#pages/calendar/calendar.loader.server.ts';
import { loadEvent } from '#pages/event/event.loader.server.ts';
import { loadRegisterPage, submitRegistration } from '#pages/register/register.loader.server.ts';
import {
  changeRegistration,
  loadRegistration,
} from '#pages/registration/registration.loader.server.ts';
import { loadSuccessPage } from '#pages/success/success.loader.server.ts';

/**
 * Properties of routes that must not be cached, because their pages show private data or contain an
 * idempotency key.
 */
const privateHandle = { layout: 'default', section: 'veranstaltungen', robots: 'noindex' } as const;

export const routes: readonly RouteDefinition[] = [
  {
    id: 'calendar',
    path: paths.events(),
    handle: {
      layout: 'default',
      section: 'veranstaltungen',
      cache: { ttl: 30, tags: ['veranstaltungen'], params: FILTER_PARAMS },
    },
    loader: loadCalendar,
    view: () =>
      import(/* webpackChunkName: "route-calendar" */ './pages/calendar/CalendarPage.tsx').then(
        (m) => m.CalendarPage,
      ),
  },
  {
    id: 'success',
    path: paths.eventSuccess(),
    handle: { layout: 'clean', section: 'veranstaltungen', robots: 'noindex' },
    loader: loadSuccessPage,
    view: () =>
      import(/* webpackChunkName: "route-success" */ './pages/success/SuccessPage.tsx').then(
        (m) => m.SuccessPage,
      ),
  },
  {
    id: 'sitemap',
    path: '/veranstaltungen/sitemap.xml',
    handle: { layout: 'clean', cache: { ttl: 300, tags: ['veranstaltungen'], params: ['teil'] } },
    loader: loadEventSitemap,
  },
  {
    id: 'feed',
    path: '/veranstaltungen/feed.xml',
    handle: {
      layout: 'clean',
      cache: { ttl: 300, tags: ['veranstaltungen'], params: FILTER_PARAMS },
    },
    loader: loadEventFeed,
  },
  ...submissionRoutes,
  {
    id: 'registration',
    path: '/veranstaltungen/anmeldung',
    handle: privateHandle,
    loader: loadRegistration,
    action: changeRegistration,
    view: () =>
      import(
        /* webpackChunkName: "route-registration--register" */ './pages/registration/RegistrationPage.tsx'
      ).then((m) => m.RegistrationPage),
  },
  {
    id: 'register',
    path: '/veranstaltungen/:id/anmelden',
    handle: privateHandle,
    accepts: ({ params }) => isEventId(params['id'] ?? ''),
    loader: loadRegisterPage,
    action: submitRegistration,
    view: () =>
      import(
        /* webpackChunkName: "route-registration--register" */ './pages/register/RegisterPage.tsx'
      ).then((m) => m.RegisterPage),
  },
  {
    id: 'event',
    path: '/veranstaltungen/:id',
    handle: {
      layout: 'default',
      section: 'veranstaltungen',
      cache: { ttl: 30, stale: 30, tags: ['veranstaltungen'] },
    },
    accepts: ({ params }) => isEventId(params['id'] ?? ''),
    loader: loadEvent,
    view: () =>
      import(/* webpackChunkName: "route-event" */ './pages/event/EventPage.tsx').then(
        (m) => m.EventPage,
      ),
  },
];
