import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { deskIdSchema } from '@gruenland/shared-contracts/api/staff-subscribers.schema.ts';

import { requireRole } from '#modules/staff/require-role.ts';
import { fileResponse, problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { FormDeskRouteParts } from './form-answers.routes.ts';

const tags = ['redaktion'];
const config = { rateLimit: rateLimits.session };

/** A file that came with an answer. */
export const formFileDeskRoutes: FastifyPluginAsyncZod<FormDeskRouteParts> = async (app, parts) => {
  const { formDesk, viewers } = parts;
  app.get(
    '/api/redaktion/formulare/dateien/:id',
    {
      schema: {
        tags,
        params: deskIdSchema,
        response: { ...fileResponse('application/pdf'), ...problemResponses },
      },
      config,
    },
    async (request, reply) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      const { name, type, bytes } = await formDesk.file(staff, request.params.id);
      return (
        reply
          .type(type)
          .header('cache-control', 'private, no-store')
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'; sandbox")
          // Never shown within the site: a file of a stranger.
          .header(
            'content-disposition',
            `attachment; filename="datei"; filename*=UTF-8''${encodeURIComponent(name)}`,
          )
          .send(bytes)
      );
    },
  );
};
