import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  saveEventResponseSchema,
  saveEventRequestSchema,
  submitEventResponseSchema,
  submitEventRequestSchema,
  latestSubmittedEventSchema,
} from '@gruenland/shared-contracts/api/event-submission.schema.ts';
import { codeQuerySchema } from '@gruenland/shared-contracts/api/print-subscription.schema.ts';

import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import { rateLimits } from '#plugins/rate-limits.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import type { AttendeeService } from './attendees.service.ts';
import { attendeeRoutes } from './attendees.routes.ts';
import { eventPhotoRoutes } from './event-photo.routes.ts';
import type { EventPhotoRouteOptions } from './event-photo.routes.ts';
import { ownEventRoutes } from './own-event.routes.ts';
import type { OwnEventRouteOptions } from './own-event.routes.ts';
import type { SubmissionService } from './submission.service.ts';
import { setSubmittedCookie, readSubmittedEvent } from './submitted-cookie.ts';

export interface SubmissionRouteOptions extends OwnEventRouteOptions, EventPhotoRouteOptions {
  readonly eventSubmissions: SubmissionService;
  readonly attendees: AttendeeService;
  readonly signedIds: IdSigner;
  readonly usesSecureCookies: boolean;
}

const ownEventsPath = '/api/events/own';
const tags = ['veranstaltungen'];
const formRouteConfig = { rateLimit: rateLimits.forms };
const tokenRouteConfig = { rateLimit: rateLimits.token };

/** Endpoints with which people submit events. */
export const submissionRoutes: FastifyPluginAsyncZod<SubmissionRouteOptions> = async (
  app,
  options,
) => {
  const { eventSubmissions, accountEvents, viewerChecks, signedIds, usesSecureCookies } = options;
  app.post(
    `${ownEventsPath}/draft`,
    {
      schema: {
        tags,
        body: saveEventRequestSchema,
        response: { 200: saveEventResponseSchema },
      },
      config: { ...formRouteConfig, dropsUnknownFields: true },
    },
    async (request) => {
      const user = await viewerChecks.findUser(request);
      const idempotentRequest = createIdempotentRequest(request, user?.id ?? 'visitor');
      return eventSubmissions.save(request.body, user, idempotentRequest);
    },
  );
  app.post(
    `${ownEventsPath}/submit`,
    {
      schema: {
        tags,
        body: submitEventRequestSchema,
        response: { 200: submitEventResponseSchema },
      },
      config: formRouteConfig,
    },
    async (request, reply) => {
      const user = await viewerChecks.findUser(request);
      const { confirm, eventId } = await eventSubmissions.submit(request.body, user);
      setSubmittedCookie(reply, signedIds, eventId, usesSecureCookies);
      return { confirm };
    },
  );
  app.post(
    `${ownEventsPath}/confirm`,
    {
      schema: {
        tags,
        body: codeQuerySchema,
        response: { 200: doneResponseSchema },
      },
      config: tokenRouteConfig,
    },
    async (request) => {
      await eventSubmissions.confirm(request.body.code);
      return { done: true } as const;
    },
  );
  app.get(
    `${ownEventsPath}/submitted`,
    { schema: { tags, response: { 200: latestSubmittedEventSchema } } },
    async (request) =>
      accountEvents.findSubmittedEvent(
        readSubmittedEvent(request, signedIds),
        await viewerChecks.findUser(request),
      ),
  );
  await app.register(ownEventRoutes, options);
  await app.register(attendeeRoutes, options);
  await app.register(eventPhotoRoutes, options);
};
