import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import {
  veranstaltungDetailSchema,
  veranstaltungenListSchema,
  veranstaltungenQuerySchema,
} from '@gruenland/shared-contracts/api/veranstaltungen.schema.ts';

import { fileResponse, problemResponses } from '#plugins/openapi.schema.ts';

import type { EventService } from './event.service.ts';
import { writeCalendar } from './write-calendar.ts';

export interface EventParts {
  readonly events: EventService;
  readonly siteUrl: string;
}

const oneEvent = z.object({ id: z.string().min(1).max(64) });

function sendCalendar(reply: FastifyReply, name: string, text: string): FastifyReply {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `inline; filename="${name}.ics"`)
    .header('cache-control', 'public, max-age=300')
    .send(text);
}

/** Veranstaltungen: lists, details, calendars to subscribe to (specification section 2). */
export const eventRoutes: FastifyPluginAsyncZod<EventParts> = async (app, parts) => {
  const { events, siteUrl } = parts;
  const tags = ['veranstaltungen'];
  const calendar = { ...fileResponse('text/calendar'), ...problemResponses };
  app.get(
    '/api/veranstaltungen',
    {
      schema: {
        tags,
        querystring: veranstaltungenQuerySchema,
        response: { 200: veranstaltungenListSchema, ...problemResponses },
      },
    },
    async (request) => events.list(request.query),
  );
  app.get(
    '/api/veranstaltungen/kalender.ics',
    { schema: { tags, querystring: veranstaltungenQuerySchema, response: calendar } },
    async (request, reply) => {
      const dates = await events.feed(request.query);
      const text = writeCalendar('Grünland: Veranstaltungen', dates, siteUrl);
      return sendCalendar(reply, 'veranstaltungen', text);
    },
  );
  app.get(
    '/api/veranstaltungen/:id',
    {
      schema: {
        tags,
        params: oneEvent,
        response: { 200: veranstaltungDetailSchema, ...problemResponses },
      },
    },
    async (request) => events.read(request.params.id),
  );
  app.get(
    '/api/veranstaltungen/:id/termine.ics',
    { schema: { tags, params: oneEvent, response: calendar } },
    async (request, reply) => {
      const { dates, ...event } = await events.read(request.params.id);
      const all = dates.map((date) => ({ ...event, ...date }));
      return sendCalendar(reply, event.id, writeCalendar(event.title, all, siteUrl));
    },
  );
};
