import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  changeProfileRequestSchema,
  profileSchema,
} from '@gruenland/shared-contracts/api/profile.schema.ts';

import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ProfileService } from './profile.service.ts';

export interface ProfileRouteOptions {
  readonly profiles: ProfileService;
  readonly viewerChecks: ViewerChecks;
}

/** Endpoints to read and change the user's profile. */
export const profileRoutes: FastifyPluginAsyncZod<ProfileRouteOptions> = async (app, options) => {
  const { profiles, viewerChecks } = options;
  const tags = ['account'];

  app.get(
    '/api/account/profile',
    { schema: { tags, response: { 200: profileSchema } } },
    async (request, reply) => {
      const profile = await profiles.read((await viewerChecks.requireViewer(request)).user);
      reply.header('etag', `"${profile.version}"`);
      return profile;
    },
  );

  app.post(
    '/api/account/profile',
    {
      schema: {
        tags,
        body: changeProfileRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config: { rateLimit: rateLimits.session },
    },
    async (request) => {
      await profiles.change((await viewerChecks.requireViewer(request)).user, request.body);
      return { done: true } as const;
    },
  );
};
