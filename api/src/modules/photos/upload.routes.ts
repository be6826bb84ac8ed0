import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { draftParamsSchema } from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { PhotoRefusal } from '@gruenland/shared-contracts/ads/photo-refusals.ts';
import { isPathOnThisSite } from '@gruenland/shared-contracts/paths.ts';
import { limitFileForms } from '#plugins/limit-file-forms.ts';
import { rateLimits } from '#plugins/rate-limits.ts';
import { Problem } from '#problem.ts';

import type { PhotoUploads } from './photo.service.ts';
import { PhotoRefusedError } from './prepare-photo.ts';
import { createRefusalResponse } from './upload-server.ts';
import type { UploadServer } from './upload-server.ts';

/** Options for uploads to one kind of draft. */
export interface UploadRouteOptions {
  readonly photos: PhotoUploads;
  readonly uploads: UploadServer;
  readonly tag: string;
  /** Maximum number of files per form. */
  readonly maxFiles: number;
  /** URL path of uploads without JavaScript; `:id` is the draft's id. */
  readonly formPath: string;
  /** Redirect target for forms that name no page to return to. */
  readonly defaultReturnPath: string;
  /** Checks the owner. @throws Problem `record.not-found` if the draft belongs to someone else */
  readonly requireDraftOwner: (request: FastifyRequest, draftId: string) => Promise<void>;
}

/**
 * Time limit in milliseconds for one part or form on a slow connection, including the image
 * processing.
 */
const requestTimeoutMs = 300_000;
/**
 * Maximum bytes per photo of a form, including its multipart headers. For twenty photos, this is
 * 320 MB, which nginx accepts as well (`deploy/nginx/routes.conf.template`).
 */
const maxPartBytes = adLimits.maxPhotoBytes + 1024 * 1024;

/** Endpoints to upload photos, resumable or by a plain form. */
export const uploadRoutes: FastifyPluginAsyncZod<UploadRouteOptions> = async (app, options) => {
  await app.register(resumableUploadRoutes, options);
  await app.register(formUploadRoutes, options);
};

const noQuerySchema = z.strictObject({});

/** Passes a request to the tus server, with the default response headers of this api. */
async function passToTus(uploads: UploadServer, request: FastifyRequest, reply: FastifyReply) {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.setHeader('cache-control', 'no-store');
  reply.hijack();
  // The tus server reads the id from the end of the URL. The new URL contains only the id
  // whose owner the route has checked.
  const { id } = request.params as { id?: string };
  request.raw.url = id === undefined ? uploads.path : `${uploads.path}/${id}`;
  await uploads.tus.handle(request.raw, reply.raw);
}

/** Returns the draft's id from `Upload-Metadata` (key `draft`, base64 as in the tus protocol). */
function readDraftId(request: FastifyRequest): string {
  const header = String(request.headers['upload-metadata'] ?? '').slice(0, 2000);
  const value = /(?:^|,)\s*draft ([A-Za-z0-9+/=]+)/u.exec(header)?.[1] ?? '';
  return Buffer.from(value, 'base64').toString('utf8');
}

/**
 * Registers the endpoints of the tus protocol: create an upload, query its offset, continue it.
 */
async function resumableUploadRoutes(
  app: FastifyInstance,
  options: UploadRouteOptions,
): Promise<void> {
  const { photos, uploads, requireDraftOwner } = options;
  const tags = [options.tag];
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) =>
    done(null),
  );
  app.post(
    uploads.path,
    {
      schema: {
        tags,
        description: 'tus.io: starts an upload for `Upload-Metadata: draft <base64>`.',
        querystring: noQuerySchema,
        response: { 201: z.any(), '4xx': z.any(), '5xx': z.any() },
      },
      config: { rateLimit: rateLimits.drafts },
    },
    async (request, reply) => {
      try {
        const draftId = readDraftId(request);
        await requireDraftOwner(request, draftId);
        await photos.requireSpace(draftId);
      } catch (error) {
        if (!(error instanceof PhotoRefusedError)) throw error;
        const { status_code: status, body } = createRefusalResponse(error);
        return reply.code(status).type('application/json').send(body);
      }
      return passToTus(uploads, request, reply);
    },
  );
  app.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${uploads.path}/:id`,
    schema: {
      tags,
      description: 'tus.io: how far an upload got, its next piece, giving it up.',
      querystring: noQuerySchema,
      response: { 204: z.any() },
    },
    config: { rateLimit: rateLimits.uploads },
    handlerTimeout: requestTimeoutMs,
    handler: async (request, reply) => {
      const isUploadId = /^[0-9A-Z]{26}$/u.test(request.params.id);
      const draftId = isUploadId ? await uploads.findDraftId(request.params.id) : null;
      if (!draftId) throw new Problem('record.not-found');
      await requireDraftOwner(request, draftId);
      if (request.method === 'DELETE') await photos.endUpload(draftId, request.params.id);
      return passToTus(uploads, request, reply);
    },
  });
}

/**
 * Registers the endpoint for uploads without JavaScript. It receives a form with files and
 * redirects to the page that the form names.
 */
async function formUploadRoutes(app: FastifyInstance, options: UploadRouteOptions): Promise<void> {
  const { maxFiles, formPath } = options;
  const tags = [options.tag];
  await app.register(multipart, {
    limits: { fileSize: adLimits.maxPhotoBytes, files: maxFiles, fields: 5, fieldSize: 500 },
    throwFileSizeLimit: false,
  });
  app.post<{ Params: { id: string } }>(
    formPath,
    {
      schema: {
        tags,
        params: draftParamsSchema,
        description: 'multipart/form-data: `zurueck`, an own path, then files.',
        response: { 303: z.any() },
      },
      bodyLimit: maxFiles * maxPartBytes,
      config: { rateLimit: rateLimits.forms },
      handlerTimeout: requestTimeoutMs,
    },
    async (request, reply) => {
      await options.requireDraftOwner(request, request.params.id);
      const receivedForm = await limitFileForms(request, () => readFormFiles(request, options));
      const redirectUrl = new URL(
        isPathOnThisSite(receivedForm.back) ? receivedForm.back : '/',
        'http://own',
      );
      redirectUrl.searchParams.set('fotos', String(receivedForm.count));
      if (receivedForm.refusal) redirectUrl.searchParams.set('abgelehnt', receivedForm.refusal);
      return reply.redirect(redirectUrl.pathname + redirectUrl.search, 303);
    },
  );
}

async function readFormFiles(
  request: FastifyRequest<{ Params: { id: string } }>,
  { photos, defaultReturnPath }: UploadRouteOptions,
) {
  let redirectPath = defaultReturnPath;
  let addedCount = 0;
  let refusal: PhotoRefusal | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'zurueck') redirectPath = String(part.value);
      continue;
    }
    // `part.toBuffer()` would keep all photos in memory until the whole form is read.
    const file = await buffer(part.file);
    // Browsers send an empty file if the user chose none.
    if (file.length === 0 && part.filename === '') continue;
    try {
      if (part.file.truncated) throw new PhotoRefusedError('zu-gross');
      await photos.add(request.params.id, file);
      addedCount += 1;
    } catch (error) {
      if (!(error instanceof PhotoRefusedError)) throw error;
      refusal ??= error.refusal;
    }
  }
  return { back: redirectPath, count: addedCount, refusal };
}
