import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordId } from '@gruenland/shared-contracts/api/kleinanzeigen-writing.schema.ts';
import { fileResponse, problemResponses } from '#plugins/openapi.schema.ts';
import { Problem } from '#problem.ts';

import type { ShowPhoto } from './photo.service.ts';
import { readVariant } from './photo-variant.ts';

export interface PhotoRouteParts {
  readonly showPhoto: ShowPhoto;
}

const tags = ['fotos'];
const year = 31_536_000;

/** Photos, in the sizes that pages ask for. */
export const photoRoutes: FastifyPluginAsyncZod<PhotoRouteParts> = async (app, { showPhoto }) => {
  const show = async (reply: FastifyReply, id: string, variant: ReturnType<typeof readVariant>) => {
    const found = await showPhoto(id, variant);
    if (!found) throw new Problem('record.not-found');
    reply.header('cache-control', `public, max-age=${year}, immutable`);
    return reply.type('image/webp').send(found);
  };
  const params = z.strictObject({ id: recordId, size: z.string().regex(/^\d{1,5}x\d{1,5}$/u) });
  const response = { ...fileResponse('image/webp'), ...problemResponses };
  app.get(
    '/api/fotos/:id/:size/foto.webp',
    { schema: { tags, params, response } },
    async (request, reply) => show(reply, request.params.id, null),
  );
  app.get(
    '/api/fotos/:id/:size/foto.webp/m/:box/:filters',
    {
      schema: {
        tags,
        description: 'A variant, by the grammar of the image service.',
        params: params.extend({ box: z.string().max(12), filters: z.string().max(130) }),
        response,
      },
    },
    async (request, reply) => {
      const { id, box, filters } = request.params;
      const variant = readVariant(box, filters);
      if (!variant) throw new Problem('record.not-found');
      return show(reply, id, variant);
    },
  );
};
