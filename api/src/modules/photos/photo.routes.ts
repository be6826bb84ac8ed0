import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ulidSchema } from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import { createFileResponse } from '#plugins/openapi.schema.ts';
import { Problem } from '#problem.ts';

import type { PhotoAccess } from './photo-access.ts';
import type { ReadPhotoVariant } from './photo-variant-reader.ts';
import { parseVariant } from './photo-variant.ts';
import type { PhotoVariant } from './photo-variant.ts';

export interface PhotoRouteOptions {
  readonly readPhotoVariant: ReadPhotoVariant;
  readonly photoAccess: PhotoAccess;
}

const tags = ['fotos'];
/**
 * Photos never change, but can be taken down. The edge cache in nginx asks the api again after one
 * minute, browsers do so after five minutes. An unchanged photo is not sent again
 * (docs/operations.md, "Photos that are taken down").
 */
const publicCacheControl = 'public, max-age=300, s-maxage=60, must-revalidate';
/** A photo that stands in for another one; caches of several visitors must not store it. */
const substituteCacheControl = 'private, max-age=60';

/** Endpoints that return photos in the requested sizes. */
export const photoRoutes: FastifyPluginAsyncZod<PhotoRouteOptions> = async (app, options) => {
  const sendPhoto = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    variant: PhotoVariant | null,
  ) => {
    const audience = await options.photoAccess(request, id);
    if (audience === 'everybody') {
      const tag = `"${[id, ...(variant ? Object.values(variant) : [])].join('-')}"`;
      reply.header('cache-control', publicCacheControl).header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    } else {
      reply.header('cache-control', 'private, no-store');
    }
    const photo = await options.readPhotoVariant(id, variant);
    if (!photo) throw new Problem('record.not-found');
    if (photo.isSubstitute) {
      reply.removeHeader('etag');
      if (audience === 'everybody') reply.header('cache-control', substituteCacheControl);
    }
    return reply.type(photo.type).send(photo.bytes);
  };
  const params = z.strictObject({ id: ulidSchema, size: z.string().regex(/^\d{1,5}x\d{1,5}$/u) });
  const response = createFileResponse('image/webp');
  app.get(
    '/api/fotos/:id/:size/foto.webp',
    { schema: { tags, params, response } },
    async (request, reply) => sendPhoto(request, reply, request.params.id, null),
  );
  app.get(
    '/api/fotos/:id/:size/foto.webp/m/:box/:filters',
    {
      schema: {
        tags,
        description: 'A variant, by the grammar of the image service.',
        params: params.extend({ box: z.string().max(12), filters: z.string().max(130) }),
        response: createFileResponse('image/webp', 'image/avif'),
      },
    },
    async (request, reply) => {
      const { id, box, filters } = request.params;
      const variant = parseVariant(box, filters);
      if (!variant) throw new Problem('record.not-found');
      return sendPhoto(request, reply, id, variant);
    },
  );
};
