import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  readAnswerSchema,
  readReportSchema,
  topReadsAnswerSchema,
  topReadsQuerySchema,
} from '@gruenland/shared-contracts/api/article-views.schema.ts';

import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ReadsService } from './article-view.service.ts';

const bots = /bot|crawl|spider|slurp|preview/iu;

/** Which articles are read. */
export const readsRoutes: FastifyPluginAsyncZod<{ readonly reads: ReadsService }> = async (
  app,
  { reads },
) => {
  const tags = ['reads'];
  app.post(
    '/api/reads',
    {
      schema: {
        tags,
        body: readReportSchema,
        response: { 202: readAnswerSchema, ...problemResponses },
      },
      config: { rateLimit: rateLimits.reads },
      bodyLimit: 1024,
    },
    async (request, reply) => {
      const userAgent = request.headers['user-agent'] ?? '';
      if (!bots.test(userAgent)) {
        await reads.read(request.body.story, { address: request.ip, userAgent });
      }
      return reply.code(202).send({ accepted: true });
    },
  );
  app.get(
    '/api/reads/top',
    {
      schema: {
        tags,
        querystring: topReadsQuerySchema,
        response: { 200: topReadsAnswerSchema, ...problemResponses },
      },
    },
    async ({ query: { days, limit } }) => ({ articles: await reads.top(days, limit) }),
  );
};
