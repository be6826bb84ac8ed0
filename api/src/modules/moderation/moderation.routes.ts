import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { draftParamsSchema as caseParamsSchema } from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import {
  decideAppealRequestSchema,
  decideCaseRequestSchema,
  moderationCaseSchema,
  moderationQueueSchema,
  moderationQueueQuerySchema,
} from '@gruenland/shared-contracts/api/moderation.schema.ts';
import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';

import { rateLimits } from '#plugins/rate-limits.ts';

import type { ModerationService } from './moderation.service.ts';

export interface ModerationRouteOptions {
  readonly moderation: ModerationService;
  readonly viewerChecks: ViewerChecks;
}

const roles = ['moderator'] as const;

/** Endpoints for moderators: the queue, its cases, decisions and appeals. */
export const moderationRoutes: FastifyPluginAsyncZod<ModerationRouteOptions> = async (
  app,
  options,
) => {
  const { moderation, viewerChecks } = options;
  const tags = ['moderation'];
  app.get(
    '/api/moderation/cases',
    {
      schema: {
        tags,
        querystring: moderationQueueQuerySchema,
        response: { 200: moderationQueueSchema },
      },
    },
    async (request) => {
      await requireRole(viewerChecks, request, roles);
      return moderation.readQueue(request.query);
    },
  );
  app.get(
    '/api/moderation/cases/:id',
    {
      schema: {
        tags,
        params: caseParamsSchema,
        response: { 200: moderationCaseSchema },
      },
    },
    async (request) => {
      const moderator = await requireRole(viewerChecks, request, roles);
      return moderation.read(moderator, request.params.id);
    },
  );
  app.post(
    '/api/moderation/cases/:id/decision',
    {
      schema: {
        tags,
        params: caseParamsSchema,
        body: decideCaseRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config: { rateLimit: rateLimits.session },
    },
    async (request) => {
      const moderator = await requireRole(viewerChecks, request, roles);
      await moderation.decide(moderator, request.params.id, request.body);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/moderation/cases/:id/appeal-decision',
    {
      schema: {
        tags,
        params: caseParamsSchema,
        body: decideAppealRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config: { rateLimit: rateLimits.session },
    },
    async (request) => {
      const moderator = await requireRole(viewerChecks, request, roles);
      await moderation.decideAppeal(moderator, request.params.id, request.body);
      return { done: true } as const;
    },
  );
};
