import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  applicationFormSchema,
  applyResponseSchema,
  applyRequestSchema,
  ownApplicationSchema,
} from '@gruenland/shared-contracts/api/job-applications.schema.ts';
import { jobNumberSchema } from '@gruenland/shared-contracts/api/job-board.schema.ts';
import { codeQuerySchema } from '@gruenland/shared-contracts/api/print-subscription.schema.ts';

import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ApplicationService } from './application.service.ts';
import { cvRoutes } from './cv.routes.ts';
import type { CvService } from './cv.service.ts';

export interface ApplicationRouteOptions {
  readonly applications: ApplicationService;
  readonly cvs: CvService;
  readonly viewerChecks: ViewerChecks;
}

const tags = ['jobs'];

/** Public endpoints to apply for a job. A code gives access to the caller's own application. */
export const applicationRoutes: FastifyPluginAsyncZod<ApplicationRouteOptions> = async (
  app,
  options,
) => {
  const { applications, viewerChecks } = options;
  app.get(
    '/api/jobs/:number/application',
    {
      schema: {
        tags,
        params: jobNumberSchema,
        response: { 200: applicationFormSchema },
      },
    },
    async (request) =>
      applications.readForm(request.params.number, await viewerChecks.findUser(request)),
  );
  app.post(
    '/api/jobs/:number/applications',
    {
      schema: {
        tags,
        params: jobNumberSchema,
        body: applyRequestSchema,
        response: { 201: applyResponseSchema },
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request, reply) => {
      const viewer = await viewerChecks.findUser(request);
      const idempotentRequest = createIdempotentRequest(request, viewer?.id ?? 'visitor');
      const { params, body } = request;
      return reply
        .code(201)
        .send(await applications.applyForJob(params.number, body, viewer, idempotentRequest));
    },
  );
  await app.register(ownApplicationRoutes, options);
  await app.register(cvRoutes, options);
};

const ownApplicationRoutes: FastifyPluginAsyncZod<ApplicationRouteOptions> = async (
  app,
  { applications },
) => {
  const config = { rateLimit: rateLimits.token };
  app.get(
    '/api/jobs/applications/own',
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { 200: ownApplicationSchema },
      },
      config,
    },
    async (request) => applications.read(request.query.code),
  );
  for (const name of ['confirm', 'withdraw'] as const) {
    app.post(
      `/api/jobs/applications/${name}`,
      {
        schema: {
          tags,
          body: codeQuerySchema,
          response: { 200: doneResponseSchema },
        },
        config,
      },
      async (request) => {
        await applications[name](request.body.code);
        return { done: true } as const;
      },
    );
  }
};
