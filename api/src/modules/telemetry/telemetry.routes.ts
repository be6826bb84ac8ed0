import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  errorReportsRequestSchema,
  telemetryResponseSchema,
  vitalReportsRequestSchema,
} from '@gruenland/shared-contracts/api/telemetry.schema.ts';

import { rateLimits } from '#plugins/rate-limits.ts';

import type { TelemetryService } from './telemetry.service.ts';

/** Endpoints to which browsers and the shell report errors and web vitals. */
export const telemetryRoutes: FastifyPluginAsyncZod<{
  readonly telemetry: TelemetryService;
}> = async (app, { telemetry }) => {
  const tags = ['intake'];
  const response = { 202: telemetryResponseSchema };
  const config = { rateLimit: rateLimits.telemetry };

  app.post(
    '/api/telemetry/errors',
    { schema: { tags, body: errorReportsRequestSchema, response }, config },
    async (request, reply) => {
      const { reports } = request.body;
      await telemetry.recordErrors(reports);
      return reply.code(202).send({ accepted: reports.length });
    },
  );

  app.post(
    '/api/telemetry/vitals',
    { schema: { tags, body: vitalReportsRequestSchema, response }, config, bodyLimit: 16_384 },
    async (request, reply) => {
      const { reports } = request.body;
      await telemetry.recordVitals(reports);
      return reply.code(202).send({ accepted: reports.length });
    },
  );
};
