import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { messageLimits } from '@gruenland/shared-contracts/api/messages.ts';
import {
  messagePictureParamsSchema,
  threadParamsSchema,
  threadQuerySchema,
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
import type { Reader } from './people.ts';

export interface MessagePictureRouteParts {
  readonly messagePictures: MessagePictureService;
  readonly adWriters: AdWriters;
  readonly viewers: RequireViewer;
}

const tags = ['nachrichten'];
/** Milliseconds for a file on a slow line. */
const patience = 300_000;

/** Pictures between two people: sent by a plain form, shown to them and to the desk alone. */
export const messagePictureRoutes: FastifyPluginAsyncZod<MessagePictureRouteParts> = async (
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
    '/api/nachrichten/bilder/:thread',
    {
      config: { rateLimit: rateLimits.forms },
      bodyLimit: adLimits.photoBytes * 2,
      handlerTimeout: patience,
      schema: {
        tags,
        description: 'multipart/form-data with one picture (`bild`) and words (`text`).',
        params: threadParamsSchema,
        querystring: threadQuerySchema,
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
        goBack(reply, messagePaths.unterhaltung(thread, code), result);
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
    '/api/nachrichten/bilder/:thread/:message',
    {
      schema: {
        tags,
        params: messagePictureParamsSchema,
        querystring: threadQuerySchema,
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
    '/api/moderation/nachrichtenbilder/:message',
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
      return show(reply, await messagePictures.showDesk(request.params.message, id));
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
