import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  registerResponseSchema,
  registerRequestSchema,
  registrationFormSchema,
  registrationSchema,
} from '@gruenland/shared-contracts/api/event-registration.schema.ts';
import { codeQuerySchema } from '@gruenland/shared-contracts/api/print-subscription.schema.ts';

import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { createFileResponse } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import { sendCalendar } from './event.routes.ts';
import type { RegistrationService } from './registration.service.ts';
import type { RegistrationViewService } from './registration-view.service.ts';

export interface RegistrationRouteOptions {
  readonly registrations: RegistrationService;
  readonly registrationViews: RegistrationViewService;
  readonly viewerChecks: ViewerChecks;
}

const eventParams = z.object({ id: z.string().min(1).max(64) });
const occurrenceQuery = z.object({ termin: z.string().max(40).optional() });

/** Public endpoints for registration. A code sent by mail gives access to each registration. */
export const registrationRoutes: FastifyPluginAsyncZod<RegistrationRouteOptions> = async (
  app,
  { registrations, registrationViews, viewerChecks },
) => {
  const tags = ['veranstaltungen'];
  const config = { rateLimit: rateLimits.forms };
  app.get(
    '/api/events/:id/registration',
    {
      schema: {
        tags,
        params: eventParams,
        querystring: occurrenceQuery,
        response: { 200: registrationFormSchema },
      },
    },
    async (request) => {
      const viewer = await viewerChecks.findUser(request);
      return registrationViews.readForm(request.params.id, request.query.termin, viewer);
    },
  );
  app.post(
    '/api/events/:id/registrations',
    {
      schema: {
        tags,
        params: eventParams,
        body: registerRequestSchema,
        response: { 201: registerResponseSchema },
      },
      config,
    },
    async (request, reply) => {
      const viewer = await viewerChecks.findUser(request);
      const idempotentRequest = createIdempotentRequest(request, viewer?.id ?? 'visitor');
      const { params, body } = request;
      return reply
        .code(201)
        .send(await registrations.register(params.id, body, viewer, idempotentRequest));
    },
  );
  await app.register(ownRegistrationRoutes, { registrations, registrationViews, viewerChecks });
};

/** Endpoints for the caller's own registration, authorised by the code from the mail. */
const ownRegistrationRoutes: FastifyPluginAsyncZod<RegistrationRouteOptions> = async (
  app,
  { registrations, registrationViews },
) => {
  const tags = ['veranstaltungen'];
  app.get(
    '/api/events/registrations',
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { 200: registrationSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => registrationViews.read(request.query.code),
  );
  app.get(
    '/api/veranstaltungen/anmeldungen/termin.ics',
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { ...createFileResponse('text/calendar') },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request, reply) => {
      const text = await registrationViews.createCalendarFile(request.query.code);
      return sendCalendar(reply, 'termin', text, 'private, no-store');
    },
  );
  const changes = {
    confirm: registrations.confirm,
    accept: registrations.acceptOffer,
    cancel: registrations.cancel,
  };
  for (const [name, applyChange] of Object.entries(changes)) {
    app.post(
      `/api/events/registrations/${name}`,
      {
        schema: {
          tags,
          body: codeQuerySchema,
          response: { 200: doneResponseSchema },
        },
        config: { rateLimit: rateLimits.token },
      },
      async (request) => {
        await applyChange(request.body.code);
        return { done: true } as const;
      },
    );
  }
};
