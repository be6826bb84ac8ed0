import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { placeCountsSchema } from '@gruenland/shared-contracts/api/place-counts.schema.ts';
import {
  sitemapPartSchema,
  sitemapQuerySchema,
} from '@gruenland/shared-contracts/api/sitemap.schema.ts';
import {
  eventDaysQuerySchema,
  eventDaysSchema,
} from '@gruenland/shared-contracts/api/event-days.schema.ts';
import {
  eventDetailSchema,
  eventListSchema,
  eventListQuerySchema,
} from '@gruenland/shared-contracts/api/events.schema.ts';

import { readFromReplica } from '#db/replica.ts';
import { createFileResponse } from '#plugins/openapi.schema.ts';

import type { EventService } from './event.service.ts';
import { serializeCalendar } from './serialize-calendar.ts';

export interface EventRouteOptions {
  readonly events: EventService;
  readonly siteUrl: string;
}

const eventParams = z.object({ id: z.string().min(1).max(64) });

/** Sends a calendar as a file download. */
export function sendCalendar(
  reply: FastifyReply,
  name: string,
  text: string,
  cacheControl = 'public, max-age=300',
): FastifyReply {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `inline; filename="${name}.ics"`)
    .header('cache-control', cacheControl)
    .send(text);
}

/**
 * Endpoints for event lists, event details and calendar subscriptions (specification section 2).
 */
export const eventRoutes: FastifyPluginAsyncZod<EventRouteOptions> = async (app, options) => {
  const { events, siteUrl } = options;
  const tags = ['veranstaltungen'];
  const calendarResponses = { ...createFileResponse('text/calendar') };
  app.get(
    '/api/events',
    {
      schema: {
        tags,
        querystring: eventListQuerySchema,
        response: { 200: eventListSchema },
      },
    },
    async (request) => readFromReplica(() => events.list(request.query)),
  );
  app.get(
    '/api/events/days',
    {
      schema: {
        tags,
        querystring: eventDaysQuerySchema,
        response: { 200: eventDaysSchema },
      },
    },
    async (request) => readFromReplica(() => events.countByDay(request.query)),
  );
  app.get(
    '/api/events/places',
    { schema: { tags, querystring: eventListQuerySchema, response: { 200: placeCountsSchema } } },
    async (request) => readFromReplica(() => events.countByPlace(request.query)),
  );
  app.get(
    '/api/veranstaltungen/kalender.ics',
    { schema: { tags, querystring: eventListQuerySchema, response: calendarResponses } },
    async (request, reply) => {
      const dates = await events.listCalendarEntries(request.query);
      const text = serializeCalendar('Grünland: Veranstaltungen', dates, siteUrl);
      return sendCalendar(reply, 'veranstaltungen', text);
    },
  );
  app.get(
    '/api/events/sitemap',
    {
      schema: {
        tags,
        querystring: sitemapQuerySchema,
        response: { 200: sitemapPartSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=15');
      return readFromReplica(() => events.readSitemapPart(request.query.teil));
    },
  );
  app.get(
    '/api/events/:id',
    {
      schema: {
        tags,
        params: eventParams,
        response: { 200: eventDetailSchema },
      },
    },
    async (request) => events.read(request.params.id),
  );
  app.get(
    '/api/veranstaltungen/:id/termine.ics',
    { schema: { tags, params: eventParams, response: calendarResponses } },
    async (request, reply) => {
      const { title, entries } = await events.readCalendar(request.params.id);
      return sendCalendar(reply, request.params.id, serializeCalendar(title, entries, siteUrl));
    },
  );
};
