import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { adCodeRequestSchema } from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import {
  reportAppealRequestSchema,
  reportReceiptSchema,
  reportRequestSchema,
  reportStatusSchema,
} from '@gruenland/shared-contracts/api/moderation.schema.ts';
import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ReportService } from './report.service.ts';

/** Endpoints to report entries and to read the reports, without sign-in (DSA Art. 16). */
export const reportRoutes: FastifyPluginAsyncZod<{ readonly reports: ReportService }> = async (
  app,
  { reports },
) => {
  const tags = ['moderation'];
  app.post(
    '/api/reports',
    {
      schema: {
        tags,
        body: reportRequestSchema,
        response: { 201: reportReceiptSchema },
      },
      config: { rateLimit: rateLimits.register },
    },
    async (request, reply) => {
      const receipt = await reports.send(request.body, createIdempotentRequest(request, 'visitor'));
      return reply.code(201).send(receipt);
    },
  );
  app.get(
    '/api/reports',
    {
      schema: {
        tags,
        querystring: adCodeRequestSchema,
        response: { 200: reportStatusSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => reports.read(request.query.code),
  );
  app.post(
    '/api/reports/appeal',
    {
      schema: {
        tags,
        body: reportAppealRequestSchema,
        response: { 200: reportStatusSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => reports.appeal(request.body.code, request.body.text),
  );
};
