import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { draftParamsSchema } from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { PhotoRefusal } from '@gruenland/shared-contracts/ads/photo-refusals.ts';
import { isOwnPath } from '@gruenland/shared-contracts/paths.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';
import { Problem } from '#problem.ts';

import type { PhotoIntake } from './photo.service.ts';
import { PhotoRefusedError } from './prepare-photo.ts';
import { refusalAnswer } from './upload-server.ts';
import type { UploadServer } from './upload-server.ts';

/** A kind of shelf that photos are sent to. */
export interface UploadRouteParts {
  readonly photos: PhotoIntake;
  readonly uploads: UploadServer;
  readonly tag: string;
  /** Most files of one form. */
  readonly most: number;
  /** Where forms without script are sent, with `:id` for the shelf. */
  readonly formPath: string;
  /** Where a form goes back to that names no page. */
  readonly home: string;
  /** @throws Problem `record.not-found` for a shelf of somebody else's */
  readonly checkOwner: (request: FastifyRequest, shelfId: string) => Promise<void>;
}

/** Milliseconds for one piece or one form on a slow line, with the work on the picture after it. */
const patience = 300_000;

/** Photos on their way in, piece by piece or by a plain form. */
export const uploadRoutes: FastifyPluginAsyncZod<UploadRouteParts> = async (app, parts) => {
  await app.register(piecewise, parts);
  await app.register(plainForm, parts);
};

/** Hands a request to the protocol's server with the headers that every answer of ours has. */
async function handOver(uploads: UploadServer, request: FastifyRequest, reply: FastifyReply) {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.setHeader('cache-control', 'no-store');
  reply.hijack();
  await uploads.tus.handle(request.raw, reply.raw);
}

/** The shelf, `draft` of `Upload-Metadata`, base64 as the protocol has it. */
function shelfIn(request: FastifyRequest): string {
  const header = String(request.headers['upload-metadata'] ?? '').slice(0, 2000);
  const value = /(?:^|,)\s*draft ([A-Za-z0-9+/=]+)/u.exec(header)?.[1] ?? '';
  return Buffer.from(value, 'base64').toString('utf8');
}

/** Resumable uploads by the protocol of tus.io: create, ask how far it got, go on. */
async function piecewise(app: FastifyInstance, parts: UploadRouteParts): Promise<void> {
  const { photos, uploads, checkOwner } = parts;
  const tags = [parts.tag];
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) =>
    done(null),
  );
  app.post(
    uploads.path,
    {
      schema: {
        tags,
        description: 'tus.io: starts an upload for `Upload-Metadata: draft <base64>`.',
        response: { 201: z.any(), ...problemResponses },
      },
      config: { rateLimit: rateLimits.drafts },
    },
    async (request, reply) => {
      try {
        const shelf = shelfIn(request);
        await checkOwner(request, shelf);
        await photos.checkRoom(shelf);
      } catch (error) {
        if (!(error instanceof PhotoRefusedError)) throw error;
        const { status_code: status, body } = refusalAnswer(error);
        return reply.code(status).type('application/json').send(body);
      }
      return handOver(uploads, request, reply);
    },
  );
  app.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${uploads.path}/:id`,
    schema: {
      tags,
      description: 'tus.io: how far an upload got, its next piece, giving it up.',
      response: { 204: z.any(), ...problemResponses },
    },
    config: { rateLimit: rateLimits.uploads },
    handlerTimeout: patience,
    handler: async (request, reply) => {
      const known = /^[0-9A-Z]{26}$/u.test(request.params.id);
      const shelf = known ? await uploads.shelfOf(request.params.id) : null;
      if (!shelf) throw new Problem('record.not-found');
      await checkOwner(request, shelf);
      if (request.method === 'DELETE') await photos.end(shelf, request.params.id);
      return handOver(uploads, request, reply);
    },
  });
}

/** The same without script: a form with files, answered by going back to its page. */
async function plainForm(app: FastifyInstance, parts: UploadRouteParts): Promise<void> {
  const { most, formPath } = parts;
  const tags = [parts.tag];
  await app.register(multipart, {
    limits: { fileSize: adLimits.photoBytes, files: most, fields: 5, fieldSize: 500 },
    throwFileSizeLimit: false,
  });
  app.post<{ Params: { id: string } }>(
    formPath,
    {
      schema: {
        tags,
        params: draftParamsSchema,
        description: 'multipart/form-data: `zurueck`, an own path, then files.',
        response: { 303: z.any(), ...problemResponses },
      },
      bodyLimit: (most + 1) * adLimits.photoBytes,
      config: { rateLimit: rateLimits.forms },
      handlerTimeout: patience,
    },
    async (request, reply) => {
      await parts.checkOwner(request, request.params.id);
      const taken = await takeFiles(request, parts);
      const back = new URL(isOwnPath(taken.back) ? taken.back : '/', 'http://own');
      back.searchParams.set('fotos', String(taken.count));
      if (taken.refusal) back.searchParams.set('abgelehnt', taken.refusal);
      return reply.redirect(back.pathname + back.search, 303);
    },
  );
}

async function takeFiles(
  request: FastifyRequest<{ Params: { id: string } }>,
  { photos, home }: UploadRouteParts,
) {
  let back = home;
  let count = 0;
  let refusal: PhotoRefusal | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'zurueck') back = String(part.value);
      continue;
    }
    const file = await part.toBuffer();
    // Nothing was chosen: browsers send an empty file.
    if (file.length === 0 && part.filename === '') continue;
    try {
      if (part.file.truncated) throw new PhotoRefusedError('zu-gross');
      await photos.add(request.params.id, file);
      count += 1;
    } catch (error) {
      if (!(error instanceof PhotoRefusedError)) throw error;
      refusal ??= error.refusal;
    }
  }
  return { back, count, refusal };
}
