import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  accountEventsSchema,
  appealEventRequestSchema,
  changeOccurrenceRequestSchema,
  ownEventSchema,
} from '@gruenland/shared-contracts/api/event-submission.schema.ts';
import { ownEntriesQuerySchema } from '@gruenland/shared-contracts/api/own-entry-pages.schema.ts';
import { codeQuerySchema } from '@gruenland/shared-contracts/api/print-subscription.schema.ts';

import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { AccountEventService } from './account-events.service.ts';
import type { OwnEventService } from './own-event.service.ts';

export interface OwnEventRouteOptions {
  readonly ownEvents: OwnEventService;
  readonly accountEvents: AccountEventService;
  readonly viewerChecks: ViewerChecks;
}

const ownEventsPath = '/api/events/own';
const tags = ['veranstaltungen'];

/** Endpoints for the caller's own event, authorised by the event's code. */
export const ownEventRoutes: FastifyPluginAsyncZod<OwnEventRouteOptions> = async (app, options) => {
  const { ownEvents, accountEvents, viewerChecks } = options;
  app.get(
    ownEventsPath,
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { 200: ownEventSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => ownEvents.read(request.query.code),
  );
  app.post(
    `${ownEventsPath}/occurrence`,
    {
      schema: {
        tags,
        body: changeOccurrenceRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      await ownEvents.changeOccurrence(request.body);
      return { done: true } as const;
    },
  );
  app.post(
    `${ownEventsPath}/appeal`,
    {
      schema: {
        tags,
        body: appealEventRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      await ownEvents.appeal(request.body);
      return { done: true } as const;
    },
  );
  app.get(
    '/api/account/events',
    {
      schema: { tags, querystring: ownEntriesQuerySchema, response: { 200: accountEventsSchema } },
    },
    async (request) => {
      const { user } = await viewerChecks.requireViewer(request);
      return accountEvents.listAccountEvents(user, request.query.seite);
    },
  );
};
