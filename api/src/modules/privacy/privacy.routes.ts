import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  accountDataSchema,
  exportQuerySchema,
} from '@gruenland/shared-contracts/api/privacy.schema.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { ViewerChecks } from '#access/viewers.ts';
import { createFileResponse } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { PrivacyService } from './privacy.service.ts';

export interface PrivacyRouteOptions {
  readonly privacy: PrivacyService;
  readonly viewerChecks: ViewerChecks;
}

/** Endpoints for the data export and the account deletion. */
export const privacyRoutes: FastifyPluginAsyncZod<PrivacyRouteOptions> = async (app, options) => {
  const { privacy, viewerChecks } = options;
  const tags = ['privacy'];
  const config = { rateLimit: rateLimits.register };

  app.get(
    '/api/account/data',
    { schema: { tags, response: { 200: accountDataSchema } } },
    async (request) => {
      const { user } = await viewerChecks.requireViewer(request);
      // Whether export and deletion are possible without entering the password again.
      const hasFreshLogin = await viewerChecks.requireFreshSession(request).then(
        () => true,
        () => false,
      );
      return { ...(await privacy.read(user)), fresh: hasFreshLogin };
    },
  );

  const addActionRoute = (
    path: string,
    runAction: (user: User) => Promise<void>,
    isSensitive: boolean,
  ) => {
    app.post(
      path,
      {
        schema: {
          tags,
          ...(isSensitive && {
            description: 'Requires authentication within the last 30 minutes.',
          }),
          response: { 200: doneResponseSchema },
        },
        config,
      },
      async (request) => {
        const viewer = await (isSensitive
          ? viewerChecks.requireFreshSession(request)
          : viewerChecks.requireViewer(request));
        await runAction(viewer.user);
        return { done: true } as const;
      },
    );
  };
  addActionRoute('/api/account/data/export', (user) => privacy.requestExport(user), true);
  addActionRoute('/api/account/data/deletion', (user) => privacy.requestDeletion(user), true);
  addActionRoute('/api/account/data/keep', (user) => privacy.cancelDeletion(user), false);

  app.get(
    '/api/account/data/archive',
    {
      schema: {
        tags,
        querystring: exportQuerySchema,
        response: { ...createFileResponse('application/zip') },
      },
      config,
    },
    async (request, reply) => {
      const { user } = await viewerChecks.requireViewer(request);
      const archive = await privacy.archive(user, request.query.id);
      return reply
        .header('content-disposition', 'attachment; filename="gruenland-daten.zip"')
        .type('application/zip')
        .send(archive);
    },
  );
};
