import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { reportReceiptSchema } from '@gruenland/shared-contracts/api/moderation.schema.ts';
import {
  replyRequestSchema,
  blockRequestSchema,
  conversationAppealRequestSchema,
  conversationListSchema,
  conversationParamsSchema,
  conversationQuerySchema,
  conversationReportRequestSchema,
  conversationSchema,
} from '@gruenland/shared-contracts/api/messages.schema.ts';

import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import type { AdWriters } from '#modules/ads/interface.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ConversationReader } from './conversation-access.ts';
import type { ConversationService } from './conversation.service.ts';

export interface ConversationRouteOptions {
  readonly conversations: ConversationService;
  readonly adWriters: AdWriters;
  readonly viewerChecks: ViewerChecks;
}

const tags = ['nachrichten'];
const requestSchemas = {
  tags,
  params: conversationParamsSchema,
  querystring: conversationQuerySchema,
};
const doneResponses = { 200: doneResponseSchema };

type ConversationRequest = FastifyRequest<{ Querystring: { code?: string | undefined } }>;

const createReaderResolver =
  (adWriters: AdWriters) =>
  async (request: FastifyRequest): Promise<ConversationReader> => ({
    ...(await adWriters.identify(request)),
    code: (request as ConversationRequest).query.code ?? null,
  });

/** Endpoints to read and answer conversations. A session, owner cookie or code gives access. */
export const conversationRoutes: FastifyPluginAsyncZod<ConversationRouteOptions> = async (
  app,
  options,
) => {
  const { conversations, adWriters, viewerChecks } = options;
  const getReader = createReaderResolver(adWriters);
  app.get(
    '/api/account/conversations',
    { schema: { tags, response: { 200: conversationListSchema } } },
    async (request) => conversations.list((await viewerChecks.requireViewer(request)).user),
  );
  app.get(
    '/api/conversations/:conversationId',
    { schema: { ...requestSchemas, response: { 200: conversationSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return conversations.read(request.params.conversationId, await getReader(request));
    },
  );
  app.post(
    '/api/conversations/:conversationId/reply',
    {
      schema: { ...requestSchemas, body: replyRequestSchema, response: doneResponses },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      const reader = await getReader(request);
      const { conversationId } = request.params;
      const idempotentRequest = createIdempotentRequest(request, conversationId);
      await conversations.answer(conversationId, request.body, reader, idempotentRequest);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/conversations/:conversationId/read',
    {
      schema: { ...requestSchemas, response: doneResponses },
      config: { rateLimit: rateLimits.session },
    },
    async (request) => {
      await conversations.markRead(request.params.conversationId, await getReader(request));
      return { done: true } as const;
    },
  );
  await app.register(blockAndReportRoutes, options);
};

/** Endpoints to block and report the other side, and to appeal decisions. */
const blockAndReportRoutes: FastifyPluginAsyncZod<ConversationRouteOptions> = async (
  app,
  options,
) => {
  const { conversations, adWriters } = options;
  const getReader = createReaderResolver(adWriters);
  app.post(
    '/api/conversations/:conversationId/block',
    {
      schema: { ...requestSchemas, body: blockRequestSchema, response: doneResponses },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      const reader = await getReader(request);
      await conversations.block(request.params.conversationId, request.body.block, reader);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/conversations/:conversationId/report',
    {
      schema: {
        ...requestSchemas,
        body: conversationReportRequestSchema,
        response: { 201: reportReceiptSchema },
      },
      config: { rateLimit: rateLimits.register },
    },
    async (request, reply) => {
      const reader = await getReader(request);
      const { conversationId } = request.params;
      const idempotentRequest = createIdempotentRequest(request, conversationId);
      return reply
        .code(201)
        .send(await conversations.report(conversationId, request.body, reader, idempotentRequest));
    },
  );
  app.post(
    '/api/conversations/:conversationId/appeal',
    {
      schema: { ...requestSchemas, body: conversationAppealRequestSchema, response: doneResponses },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      await conversations.appeal(
        request.params.conversationId,
        request.body.text,
        await getReader(request),
      );
      return { done: true } as const;
    },
  );
};
