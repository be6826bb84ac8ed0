import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { recordIdParamsSchema } from '@gruenland/shared-contracts/api/job-applications.schema.ts';
import {
  jobActionRequestSchema,
  resendJobMailRequestSchema,
  jobAppealRequestSchema,
  jobFormSchema,
  jobStateResponseSchema,
  ownJobsSchema,
  placeJobResponseSchema,
  placeJobRequestSchema,
} from '@gruenland/shared-contracts/api/own-job-postings.schema.ts';
import { jobNumberSchema } from '@gruenland/shared-contracts/api/job-board.schema.ts';
import { ownEntriesQuerySchema } from '@gruenland/shared-contracts/api/own-entry-pages.schema.ts';
import { signedCodeSchema } from '@gruenland/shared-contracts/api/person-fields.schema.ts';
import { codeQuerySchema } from '@gruenland/shared-contracts/api/print-subscription.schema.ts';

import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ReceivedApplicationService } from '../applying/received-application.service.ts';
import type { OwnJobService } from './own-jobs.service.ts';
import type { PlacingService } from './placing.service.ts';

export interface PlacingRouteOptions {
  readonly placing: PlacingService;
  readonly ownJobs: OwnJobService;
  readonly receivedApplications: Pick<ReceivedApplicationService, 'listSentApplications'>;
  readonly viewerChecks: ViewerChecks;
}

const tags = ['jobs'];
const optionalCodeSchema = z.object({ code: signedCodeSchema.optional() });
const config = { rateLimit: rateLimits.forms };

/** Endpoints to place and change jobs, with or without an account. */
export const placingRoutes: FastifyPluginAsyncZod<PlacingRouteOptions> = async (app, options) => {
  const { placing, viewerChecks } = options;
  app.get(
    '/api/jobs/form',
    {
      schema: {
        tags,
        querystring: optionalCodeSchema.extend({ nummer: jobNumberSchema.shape.number.optional() }),
        response: { 200: jobFormSchema },
      },
    },
    async (request) => {
      const { code, nummer: number } = request.query;
      return placing.readForm({ user: await viewerChecks.findUser(request), code }, number);
    },
  );
  app.post(
    '/api/jobs/postings',
    {
      schema: {
        tags,
        body: placeJobRequestSchema,
        response: { 200: placeJobResponseSchema },
      },
      config: { ...config, dropsUnknownFields: true },
    },
    async (request) => {
      const user = await viewerChecks.findUser(request);
      const idempotentRequest = createIdempotentRequest(request, user?.id ?? 'visitor');
      return placing.place(request.body, { user, code: undefined }, idempotentRequest);
    },
  );
  app.post(
    '/api/jobs/postings/:number',
    {
      schema: {
        tags,
        params: jobNumberSchema,
        body: placeJobRequestSchema,
        response: { 200: placeJobResponseSchema },
      },
      config: { ...config, dropsUnknownFields: true },
    },
    async (request) => {
      const user = await viewerChecks.findUser(request);
      const { params, body } = request;
      return placing.change(params.number, body, { user, code: body.code });
    },
  );
  await app.register(confirmRoutes, options);
  await app.register(postingStateRoutes, options);
  await app.register(ownJobRoutes, options);
};

/**
 * Endpoints that confirm a guest's job with the code from a mail, and that send this mail again.
 */
const confirmRoutes: FastifyPluginAsyncZod<PlacingRouteOptions> = async (
  app,
  { placing, viewerChecks },
) => {
  app.post(
    '/api/jobs/postings/:number/confirm',
    {
      schema: {
        tags,
        params: jobNumberSchema,
        body: codeQuerySchema,
        response: { 200: doneResponseSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => {
      await placing.confirm(request.params.number, request.body.code);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/jobs/postings/:number/address',
    {
      schema: {
        tags,
        params: jobNumberSchema,
        body: resendJobMailRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => {
      const user = await viewerChecks.findUser(request);
      const { params, body } = request;
      await placing.resendConfirmation(params.number, body.email, { user, code: body.code });
      return { done: true } as const;
    },
  );
};

const postingStateRoutes: FastifyPluginAsyncZod<PlacingRouteOptions> = async (
  app,
  { placing, viewerChecks },
) => {
  app.post(
    '/api/jobs/postings/:number/action',
    {
      schema: {
        tags,
        params: jobNumberSchema,
        body: jobActionRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config,
    },
    async (request) => {
      const user = await viewerChecks.findUser(request);
      const { params, body } = request;
      await placing.applyAction(params.number, body, { user, code: body.code });
      return { done: true } as const;
    },
  );
  app.post(
    '/api/jobs/postings/:number/appeal',
    {
      schema: {
        tags,
        params: jobNumberSchema,
        body: jobAppealRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config,
    },
    async (request) => {
      const user = await viewerChecks.findUser(request);
      const { params, body } = request;
      await placing.appeal(params.number, body.text, { user, code: body.code });
      return { done: true } as const;
    },
  );
  app.get(
    '/api/jobs/postings/:number/state',
    {
      schema: {
        tags,
        params: jobNumberSchema,
        querystring: optionalCodeSchema,
        response: { 200: jobStateResponseSchema },
      },
    },
    async (request) => {
      const user = await viewerChecks.findUser(request);
      return placing.state(request.params.number, { user, code: request.query.code });
    },
  );
};

const ownJobRoutes: FastifyPluginAsyncZod<PlacingRouteOptions> = async (
  app,
  { ownJobs, receivedApplications, viewerChecks },
) => {
  app.get(
    '/api/account/jobs',
    { schema: { tags, querystring: ownEntriesQuerySchema, response: { 200: ownJobsSchema } } },
    async (request) => {
      const { user } = await viewerChecks.requireViewer(request);
      return {
        ...(await ownJobs.list(user, request.query.seite)),
        sent: await receivedApplications.listSentApplications(user),
      };
    },
  );
  app.post(
    '/api/account/jobs/:id/action',
    {
      schema: {
        tags,
        params: recordIdParamsSchema,
        body: jobActionRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config,
    },
    async (request) => {
      const { user } = await viewerChecks.requireViewer(request);
      const { action, version } = request.body;
      await ownJobs.applyAction(user, request.params.id, action, version);
      return { done: true } as const;
    },
  );
};
