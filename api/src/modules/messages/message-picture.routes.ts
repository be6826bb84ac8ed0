import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { messageLimits } from '@gruenland/shared-contracts/api/messages.ts';
import {
  messagePictureParamsSchema,
  conversationParamsSchema,
  conversationQuerySchema,
} from '@gruenland/shared-contracts/api/messages.schema.ts';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';

import type { AdWriters } from '#modules/ads/writing/ad-writer.ts';
import { requireRole } from '#modules/staff/require-role.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { fileResponse, problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';
import { Problem } from '#problem.ts';

import type { MessagePictureService } from './message-picture.service.ts';
import type { Reader } from './participants.ts';

export interface MessagePictureRouteOptions {
  readonly messagePictures: MessagePictureService;
  readonly adWriters: AdWriters;
  readonly viewers: RequireViewer;
}

const tags = ['nachrichten'];
/** Request time limit in milliseconds, long enough for uploads on slow connections. */
const requestTimeoutMs = 300_000;

/** Pictures in conversations: uploaded by a plain form, visible to both sides and to moderators. */
export const messagePictureRoutes: FastifyPluginAsyncZod<MessagePictureRouteOptions> = async (
  app,
  { messagePictures, adWriters, viewers },
) => {
  await app.register(multipart, {
    limits: {
      fileSize: adLimits.photoBytes + 1,
      files: 1,
      fields: 2,
      fieldSize: messageLimits.textMax * 4,
    },
    throwFileSizeLimit: false,
  });
  const readerOf = async (request: FastifyRequest, code?: string): Promise<Reader> => ({
    ...(await adWriters.of(request)),
    code: code ?? null,
  });
  app.post(
    '/api/conversations/pictures/:thread',
    {
      config: { rateLimit: rateLimits.forms },
      bodyLimit: adLimits.photoBytes * 2,
      handlerTimeout: requestTimeoutMs,
      schema: {
        tags,
        description: 'multipart/form-data with one picture (`bild`) and words (`text`).',
        params: conversationParamsSchema,
        querystring: conversationQuerySchema,
        response: { 303: z.any(), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { code } = request.query;
      const { thread } = request.params;
      const reader = await readerOf(request, code);
      await messagePictures.check(thread, reader);
      const sent = await sentPicture(request);
      const back = (result: string) =>
        goBack(reply, messagePaths.conversation(thread, code), result);
      try {
        return back((await messagePictures.send(thread, reader, sent)) ?? 'da');
      } catch (error) {
        if (error instanceof Problem && error.code === 'message.limit') return back('genug');
        if (error instanceof Problem && error.code.startsWith('message.')) return back('zu');
        throw error;
      }
    },
  );
  app.get(
    '/api/conversations/pictures/:thread/:message',
    {
      schema: {
        tags,
        params: messagePictureParamsSchema,
        querystring: conversationQuerySchema,
        response: { ...fileResponse('image/webp'), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { thread, message } = request.params;
      const reader = await readerOf(request, request.query.code);
      return show(reply, await messagePictures.show(thread, message, reader));
    },
  );
  app.get(
    '/api/moderation/message-pictures/:message',
    {
      schema: {
        tags: ['moderation'],
        description: 'Of conversations that somebody has reported.',
        params: messagePictureParamsSchema.pick({ message: true }),
        response: { ...fileResponse('image/webp'), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { id } = await requireRole(viewers, request, ['moderator']);
      return show(reply, await messagePictures.showToModerator(request.params.message, id));
    },
  );
};

async function sentPicture(request: FastifyRequest) {
  let file: Buffer = Buffer.alloc(0);
  let text = '';
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await part.toBuffer();
    else if (part.fieldname === 'text' && typeof part.value === 'string') text = part.value;
  }
  return { file, text: text.normalize('NFC').trim().slice(0, messageLimits.textMax) };
}

function show(reply: FastifyReply, bytes: Buffer) {
  return reply.header('cache-control', 'private, no-store').type('image/webp').send(bytes);
}

function goBack(reply: FastifyReply, page: string, result: string) {
  const sign = page.includes('?') ? '&' : '?';
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${page}${sign}bild=${result}#${result === 'da' ? 'neueste' : 'bild'}`, 303);
}
