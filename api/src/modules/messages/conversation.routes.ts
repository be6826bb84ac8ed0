import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { reportReceiptSchema } from '@gruenland/shared-contracts/api/moderation.schema.ts';
import {
  answerRequestSchema,
  blockRequestSchema,
  conversationAppealRequestSchema,
  conversationListSchema,
  conversationParamsSchema,
  conversationQuerySchema,
  conversationReportRequestSchema,
  conversationSchema,
} from '@gruenland/shared-contracts/api/messages.schema.ts';

import { idempotentRequest } from '#idempotency/idempotency-key.ts';
import type { AdWriters } from '#modules/ads/writing/ad-writer.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { Reader } from './participants.ts';
import type { ConversationService } from './conversation.service.ts';

export interface ConversationRouteOptions {
  readonly conversations: ConversationService;
  readonly adWriters: AdWriters;
  readonly viewers: RequireViewer;
}

const tags = ['nachrichten'];
const place = { tags, params: conversationParamsSchema, querystring: conversationQuerySchema };
const done = { 200: doneAnswerSchema, ...problemResponses };

type ConversationRequest = FastifyRequest<{ Querystring: { code?: string | undefined } }>;

const readers =
  (adWriters: AdWriters) =>
  async (request: FastifyRequest): Promise<Reader> => ({
    ...(await adWriters.of(request)),
    code: (request as ConversationRequest).query.code ?? null,
  });

/** Reads and writes conversations. Access by session, owner cookie or code from a mail. */
export const conversationRoutes: FastifyPluginAsyncZod<ConversationRouteOptions> = async (
  app,
  options,
) => {
  const { conversations, adWriters, viewers } = options;
  const readerOf = readers(adWriters);
  app.get(
    '/api/account/conversations',
    { schema: { tags, response: { 200: conversationListSchema, ...problemResponses } } },
    async (request) => conversations.list((await viewers.require(request)).user),
  );
  app.get(
    '/api/conversations/:thread',
    { schema: { ...place, response: { 200: conversationSchema, ...problemResponses } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return conversations.read(request.params.thread, await readerOf(request));
    },
  );
  app.post(
    '/api/conversations/:thread/reply',
    {
      schema: { ...place, body: answerRequestSchema, response: done },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      const reader = await readerOf(request);
      const { thread } = request.params;
      const call = idempotentRequest(request, thread);
      await conversations.answer(thread, request.body, reader, call);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/conversations/:thread/read',
    { schema: { ...place, response: done }, config: { rateLimit: rateLimits.session } },
    async (request) => {
      await conversations.markRead(request.params.thread, await readerOf(request));
      return { done: true } as const;
    },
  );
  await app.register(blockAndReportRoutes, options);
};

/** Blocks, reports and appeals. */
const blockAndReportRoutes: FastifyPluginAsyncZod<ConversationRouteOptions> = async (
  app,
  options,
) => {
  const { conversations, adWriters } = options;
  const readerOf = readers(adWriters);
  app.post(
    '/api/conversations/:thread/block',
    {
      schema: { ...place, body: blockRequestSchema, response: done },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      const reader = await readerOf(request);
      await conversations.block(request.params.thread, request.body.block, reader);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/conversations/:thread/report',
    {
      schema: {
        ...place,
        body: conversationReportRequestSchema,
        response: { 201: reportReceiptSchema, ...problemResponses },
      },
      config: { rateLimit: rateLimits.register },
    },
    async (request, reply) => {
      const reader = await readerOf(request);
      const { thread } = request.params;
      const call = idempotentRequest(request, thread);
      return reply.code(201).send(await conversations.report(thread, request.body, reader, call));
    },
  );
  app.post(
    '/api/conversations/:thread/appeal',
    {
      schema: { ...place, body: conversationAppealRequestSchema, response: done },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      await conversations.appeal(request.params.thread, request.body.text, await readerOf(request));
      return { done: true } as const;
    },
  );
};
