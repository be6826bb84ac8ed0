import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  rejectCasesResponseSchema,
  rejectCasesRequestSchema,
} from '@gruenland/shared-contracts/api/moderation-bulk.schema.ts';
import { requireRole } from '#access/require-role.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ModerationRouteOptions } from './moderation.routes.ts';

/** Endpoint to reject several entries at once, for moderators. */
export const rejectionRoutes: FastifyPluginAsyncZod<ModerationRouteOptions> = async (
  app,
  options,
) => {
  const { moderation, viewerChecks } = options;
  const tags = ['moderation'];
  app.post(
    '/api/moderation/rejections',
    {
      schema: {
        tags,
        body: rejectCasesRequestSchema,
        response: { 200: rejectCasesResponseSchema },
      },
      config: { rateLimit: rateLimits.session },
    },
    async (request) => {
      const moderator = await requireRole(viewerChecks, request, ['moderator']);
      return moderation.rejectCases(moderator, request.body);
    },
  );
};
