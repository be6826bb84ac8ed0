import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { idParamsSchema } from '@gruenland/shared-contracts/api/staff-subscribers.schema.ts';

import { requireRole } from '#access/require-role.ts';
import { createFileResponse } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { StaffFormRouteOptions } from './staff-form-route-options.ts';

const tags = ['staff'];
const config = { rateLimit: rateLimits.session };

/** Endpoint that downloads a file of an answer. */
export const staffFormFileRoutes: FastifyPluginAsyncZod<StaffFormRouteOptions> = async (
  app,
  options,
) => {
  const { staffForms, viewerChecks } = options;
  app.get(
    '/api/staff/forms/files/:id',
    {
      schema: {
        tags,
        params: idParamsSchema,
        response: { ...createFileResponse('application/pdf') },
      },
      config,
    },
    async (request, reply) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      const { name, type, bytes } = await staffForms.readFile(staffMember, request.params.id);
      return (
        reply
          .type(type)
          .header('cache-control', 'private, no-store')
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'; sandbox")
          // The file is always sent as a download, because an unknown person uploaded it.
          .header(
            'content-disposition',
            `attachment; filename="datei"; filename*=UTF-8''${encodeURIComponent(name)}`,
          )
          .send(bytes)
      );
    },
  );
};
