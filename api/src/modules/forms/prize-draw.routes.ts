import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  drawingCommitmentParamsSchema,
  drawingCommitmentQuerySchema,
  drawingCommitmentsResponseSchema,
  entryCodeSchema,
  entryRequestSchema,
  entryStateResponseSchema,
  submissionResponseSchema,
} from '@gruenland/shared-contracts/api/forms.schema.ts';

import { rateLimits } from '#plugins/rate-limits.ts';

import type { PrizeDrawService } from './prize-draw.service.ts';

/** Public endpoints for prize draws from the content system. */
export const prizeDrawRoutes: FastifyPluginAsyncZod<{
  readonly prizeDraws: PrizeDrawService;
}> = async (app, { prizeDraws }) => {
  const tags = ['forms'];

  app.post(
    '/api/forms/entries',
    {
      schema: {
        tags,
        body: entryRequestSchema,
        response: { 202: submissionResponseSchema },
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request, reply) => {
      await prizeDraws.enterPrizeDraw(request.body);
      return reply.code(202).send({ accepted: true });
    },
  );

  app.get(
    '/api/forms/draws/:draw/commitment',
    {
      schema: {
        tags,
        params: drawingCommitmentParamsSchema,
        querystring: drawingCommitmentQuerySchema,
        response: { 200: drawingCommitmentsResponseSchema },
      },
    },
    async ({ params, query }) => prizeDraws.listCommitments(params.draw, query.story),
  );

  const entryStateSchema = {
    tags,
    response: { 200: entryStateResponseSchema },
  };
  app.get(
    '/api/forms/entries/state',
    { schema: { ...entryStateSchema, querystring: entryCodeSchema } },
    async (request) => prizeDraws.readState(request.query.code),
  );
  app.post(
    '/api/forms/entries/confirm',
    {
      schema: { ...entryStateSchema, body: entryCodeSchema },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => prizeDraws.confirm(request.body.code),
  );
};
