import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { adNumberSchema } from '@gruenland/shared-contracts/api/ads.schema.ts';
import {
  confirmContactSchema,
  confirmedContactSchema,
  contactResponseSchema,
  contactFormSchema,
  contactRequestSchema,
} from '@gruenland/shared-contracts/api/messages.schema.ts';

import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import type { AdWriters } from '#modules/ads/interface.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ContactService } from './contact.service.ts';

export interface ContactRouteOptions {
  readonly contacts: ContactService;
  readonly adWriters: AdWriters;
}

const tags = ['nachrichten'];

/** Public endpoints to contact a seller. */
export const contactRoutes: FastifyPluginAsyncZod<ContactRouteOptions> = async (
  app,
  { contacts, adWriters },
) => {
  app.get(
    '/api/kleinanzeigen/ads/:number/contact',
    {
      schema: {
        tags,
        params: adNumberSchema,
        response: { 200: contactFormSchema },
      },
    },
    async (request) => {
      const reader = { ...(await adWriters.identify(request)), code: null };
      return contacts.readForm(request.params.number, reader);
    },
  );
  app.post(
    '/api/kleinanzeigen/ads/:number/contact',
    {
      schema: {
        tags,
        params: adNumberSchema,
        body: contactRequestSchema,
        response: { 201: contactResponseSchema },
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request, reply) => {
      const reader = { ...(await adWriters.identify(request)), code: null };
      const idempotentRequest = createIdempotentRequest(request, reader.user?.id ?? 'visitor');
      const { params, body } = request;
      return reply
        .code(201)
        .send(await contacts.write(params.number, body, reader, idempotentRequest));
    },
  );
  app.post(
    '/api/conversations/confirm',
    {
      schema: {
        tags,
        body: confirmContactSchema,
        response: { 200: confirmedContactSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => contacts.confirm(request.body.code),
  );
};
