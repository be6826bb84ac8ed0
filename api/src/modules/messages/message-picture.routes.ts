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

import type { AdWriters } from '#modules/ads/interface.ts';
import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { createFileResponse } from '#plugins/openapi.schema.ts';
import { limitFileForms } from '#plugins/limit-file-forms.ts';
import { rateLimits } from '#plugins/rate-limits.ts';
import { Problem } from '#problem.ts';

import type { MessagePictureService } from './message-picture.service.ts';

export interface MessagePictureRouteOptions {
  readonly messagePictures: MessagePictureService;
  readonly adWriters: AdWriters;
  readonly viewerChecks: ViewerChecks;
}

const tags = ['nachrichten'];
/** Time limit of an upload request in milliseconds, long enough for slow connections. */
const requestTimeoutMs = 300_000;

/**
 * Endpoints for pictures in conversations. People upload them with a plain form; both sides and
 * moderators can see them.
 */
export const messagePictureRoutes: FastifyPluginAsyncZod<MessagePictureRouteOptions> = async (
  app,
  { messagePictures, adWriters, viewerChecks },
) => {
  await app.register(multipart, {
    limits: {
      fileSize: adLimits.maxPhotoBytes + 1,
      files: 1,
      fields: 2,
      fieldSize: messageLimits.maxTextLength * 4,
    },
    throwFileSizeLimit: false,
  });
  const getReader = async (request: FastifyRequest, code?: string) => ({
    ...(await adWriters.identify(request)),
    code: code ?? null,
  });
  app.post(
    '/api/conversations/pictures/:conversationId',
    {
      config: { rateLimit: rateLimits.forms },
      bodyLimit: adLimits.maxPhotoBytes * 2,
      handlerTimeout: requestTimeoutMs,
      schema: {
        tags,
        description: 'multipart/form-data with one picture (`bild`) and words (`text`).',
        params: conversationParamsSchema,
        querystring: conversationQuerySchema,
        response: { 303: z.any() },
      },
    },
    async (request, reply) => {
      const { code } = request.query;
      const { conversationId } = request.params;
      const reader = await getReader(request, code);
      await messagePictures.requireAccess(conversationId, reader);
      const sendForm = async () =>
        messagePictures.send(conversationId, reader, await readPictureForm(request));
      const redirect = (result: string) =>
        redirectTo(reply, messagePaths.conversation(conversationId, code), result);
      try {
        return redirect((await limitFileForms(request, sendForm)) ?? 'da');
      } catch (error) {
        return redirect(getRefusal(error));
      }
    },
  );
  app.get(
    '/api/conversations/pictures/:conversationId/:message',
    {
      schema: {
        tags,
        params: messagePictureParamsSchema,
        querystring: conversationQuerySchema,
        response: { ...createFileResponse('image/webp') },
      },
    },
    async (request, reply) => {
      const { conversationId, message } = request.params;
      const reader = await getReader(request, request.query.code);
      return sendPicture(reply, await messagePictures.read(conversationId, message, reader));
    },
  );
  app.get(
    '/api/moderation/message-pictures/:message',
    {
      schema: {
        tags: ['moderation'],
        description: 'Of conversations that somebody has reported.',
        params: messagePictureParamsSchema.pick({ message: true }),
        response: { ...createFileResponse('image/webp') },
      },
    },
    async (request, reply) => {
      const { id } = await requireRole(viewerChecks, request, ['moderator']);
      return sendPicture(reply, await messagePictures.readForModerator(request.params.message, id));
    },
  );
};

/** Returns the result that the page shows for a refused message. @throws all other errors */
function getRefusal(error: unknown): string {
  if (!(error instanceof Problem) || !error.code.startsWith('message.')) throw error;
  return error.code === 'message.limit' ? 'genug' : 'zu';
}

async function readPictureForm(request: FastifyRequest) {
  let file: Buffer = Buffer.alloc(0);
  let text = '';
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await part.toBuffer();
    else if (part.fieldname === 'text' && typeof part.value === 'string') text = part.value;
  }
  return { file, text: text.normalize('NFC').trim().slice(0, messageLimits.maxTextLength) };
}

function sendPicture(reply: FastifyReply, bytes: Buffer) {
  return reply.header('cache-control', 'private, no-store').type('image/webp').send(bytes);
}

function redirectTo(reply: FastifyReply, page: string, result: string) {
  const separator = page.includes('?') ? '&' : '?';
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${page}${separator}bild=${result}#${result === 'da' ? 'neueste' : 'bild'}`, 303);
}
