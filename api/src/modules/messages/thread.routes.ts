import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { reportReceiptSchema } from '@gruenland/shared-contracts/api/moderation.schema.ts';
import {
  answerRequestSchema,
  blockRequestSchema,
  threadAppealRequestSchema,
  threadListSchema,
  threadParamsSchema,
  threadQuerySchema,
  threadReportRequestSchema,
  threadSchema,
} from '@gruenland/shared-contracts/api/messages.schema.ts';

import { creatingCall } from '#idempotency/idempotency-key.ts';
import type { AdWriters } from '#modules/ads/writing/ad-writer.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { Reader } from './people.ts';
import type { ThreadService } from './thread.service.ts';

export interface ThreadRouteParts {
  readonly threads: ThreadService;
  readonly adWriters: AdWriters;
  readonly viewers: RequireViewer;
}

const tags = ['nachrichten'];
const place = { tags, params: threadParamsSchema, querystring: threadQuerySchema };
const done = { 200: doneAnswerSchema, ...problemResponses };

type ThreadRequest = FastifyRequest<{ Querystring: { code?: string | undefined } }>;

const readers =
  (adWriters: AdWriters) =>
  async (request: FastifyRequest): Promise<Reader> => ({
    ...(await adWriters.of(request)),
    code: (request as ThreadRequest).query.code ?? null,
  });

/** Reading and writing in a conversation, by its two sides: by session, cookie or code. */
export const threadRoutes: FastifyPluginAsyncZod<ThreadRouteParts> = async (app, parts) => {
  const { threads, adWriters, viewers } = parts;
  const readerOf = readers(adWriters);
  app.get(
    '/api/account/nachrichten',
    { schema: { tags, response: { 200: threadListSchema, ...problemResponses } } },
    async (request) => threads.list((await viewers.require(request)).user),
  );
  app.get(
    '/api/nachrichten/:thread',
    { schema: { ...place, response: { 200: threadSchema, ...problemResponses } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return threads.read(request.params.thread, await readerOf(request));
    },
  );
  app.post(
    '/api/nachrichten/:thread/antworten',
    {
      schema: { ...place, body: answerRequestSchema, response: done },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      const reader = await readerOf(request);
      const { thread } = request.params;
      const call = creatingCall(request, thread);
      await threads.answer(thread, request.body, reader, call);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/nachrichten/:thread/gelesen',
    { schema: { ...place, response: done }, config: { rateLimit: rateLimits.session } },
    async (request) => {
      await threads.markRead(request.params.thread, await readerOf(request));
      return { done: true } as const;
    },
  );
  await app.register(guardRoutes, parts);
};

/** Against the other side, or against a decision. */
const guardRoutes: FastifyPluginAsyncZod<ThreadRouteParts> = async (app, parts) => {
  const { threads, adWriters } = parts;
  const readerOf = readers(adWriters);
  app.post(
    '/api/nachrichten/:thread/blockieren',
    {
      schema: { ...place, body: blockRequestSchema, response: done },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      const reader = await readerOf(request);
      await threads.block(request.params.thread, request.body.block, reader);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/nachrichten/:thread/melden',
    {
      schema: {
        ...place,
        body: threadReportRequestSchema,
        response: { 201: reportReceiptSchema, ...problemResponses },
      },
      config: { rateLimit: rateLimits.register },
    },
    async (request, reply) => {
      const reader = await readerOf(request);
      const { thread } = request.params;
      const call = creatingCall(request, thread);
      return reply.code(201).send(await threads.report(thread, request.body, reader, call));
    },
  );
  app.post(
    '/api/nachrichten/:thread/einspruch',
    {
      schema: { ...place, body: threadAppealRequestSchema, response: done },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      await threads.appeal(request.params.thread, request.body.text, await readerOf(request));
      return { done: true } as const;
    },
  );
};
