import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  receivedApplicationsSchema,
  recordIdParamsSchema,
  applicationStepRequestSchema,
} from '@gruenland/shared-contracts/api/job-applications.schema.ts';

import type { ViewerChecks } from '#access/viewers.ts';
import { createFileResponse } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ReceivedApplicationService } from './received-application.service.ts';

export interface ReceivedApplicationRouteOptions {
  readonly receivedApplications: ReceivedApplicationService;
  readonly viewerChecks: ViewerChecks;
}

const tags = ['jobs'];

/** Endpoints with which the employer reads and decides received applications. */
export const receivedApplicationRoutes: FastifyPluginAsyncZod<
  ReceivedApplicationRouteOptions
> = async (app, { receivedApplications, viewerChecks }) => {
  app.get(
    '/api/account/jobs/:id/applications',
    {
      schema: {
        tags,
        params: recordIdParamsSchema,
        response: { 200: receivedApplicationsSchema },
      },
    },
    async (request) => {
      const { user } = await viewerChecks.requireViewer(request);
      return receivedApplications.list(user, request.params.id);
    },
  );
  app.post(
    '/api/account/jobs/applications/:id/step',
    {
      schema: {
        tags,
        params: recordIdParamsSchema,
        body: applicationStepRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      const { user } = await viewerChecks.requireViewer(request);
      const { step, version } = request.body;
      await receivedApplications.step(user, request.params.id, step, version);
      return { done: true } as const;
    },
  );
  app.get(
    '/api/account/jobs/applications/:id/cv',
    {
      schema: {
        tags,
        params: recordIdParamsSchema,
        response: { ...createFileResponse('application/pdf') },
      },
    },
    async (request, reply) => {
      const { user } = await viewerChecks.requireViewer(request);
      const { name, bytes } = await receivedApplications.readCv(user, request.params.id);
      return (
        reply
          .type('application/pdf')
          .header('cache-control', 'private, no-store')
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'; sandbox")
          // The file is always sent as a download, because an unknown person uploaded it.
          .header(
            'content-disposition',
            `attachment; filename="lebenslauf.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
          )
          .send(bytes)
      );
    },
  );
};
