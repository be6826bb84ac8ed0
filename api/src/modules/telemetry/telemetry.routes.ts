import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  errorIntakeRequestSchema,
  intakeAnswerSchema,
  vitalIntakeRequestSchema,
} from '@gruenland/shared-contracts/api/telemetry.schema.ts';

import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { IntakeService } from './telemetry.service.ts';

/** Where browsers and the shell report errors and measurements. */
export const intakeRoutes: FastifyPluginAsyncZod<{ readonly intake: IntakeService }> = async (
  app,
  { intake },
) => {
  const tags = ['intake'];
  const response = { 202: intakeAnswerSchema, ...problemResponses };
  const config = { rateLimit: rateLimits.intake };

  app.post(
    '/api/intake/errors',
    { schema: { tags, body: errorIntakeRequestSchema, response }, config },
    async (request, reply) => {
      const { reports } = request.body;
      await intake.errors(reports);
      return reply.code(202).send({ accepted: reports.length });
    },
  );

  app.post(
    '/api/intake/vitals',
    { schema: { tags, body: vitalIntakeRequestSchema, response }, config, bodyLimit: 16_384 },
    async (request, reply) => {
      const { reports } = request.body;
      await intake.vitals(reports);
      return reply.code(202).send({ accepted: reports.length });
    },
  );
};
