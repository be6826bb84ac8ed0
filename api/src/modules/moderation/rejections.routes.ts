import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  rejectCasesAnswerSchema,
  rejectCasesRequestSchema,
} from '@gruenland/shared-contracts/api/moderation-bulk.schema.ts';
import { requireRole } from '#modules/staff/require-role.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ModerationRouteParts } from './moderation.routes.ts';

/** One click about several entries; moderators only. */
export const rejectionRoutes: FastifyPluginAsyncZod<ModerationRouteParts> = async (app, parts) => {
  const { moderation, viewers } = parts;
  const tags = ['moderation'];
  app.post(
    '/api/moderation/rejections',
    {
      schema: {
        tags,
        body: rejectCasesRequestSchema,
        response: { 200: rejectCasesAnswerSchema, ...problemResponses },
      },
      config: { rateLimit: rateLimits.session },
    },
    async (request) => {
      const moderator = await requireRole(viewers, request, ['moderator']);
      return moderation.rejectSeveral(moderator, request.body);
    },
  );
};
