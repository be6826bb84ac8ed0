import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  articleViewResponseSchema,
  articleViewReportSchema,
  topArticlesResponseSchema,
  topArticlesQuerySchema,
} from '@gruenland/shared-contracts/api/article-views.schema.ts';

import { rateLimits } from '#plugins/rate-limits.ts';

import type { ArticleViewService } from './article-view.service.ts';

const botPattern = /bot|crawl|spider|slurp|preview/iu;

/** Endpoints that record and list article views. */
export const articleViewRoutes: FastifyPluginAsyncZod<{
  readonly articleViews: ArticleViewService;
}> = async (app, { articleViews }) => {
  const tags = ['views'];
  app.post(
    '/api/article-views',
    {
      schema: {
        tags,
        body: articleViewReportSchema,
        response: { 202: articleViewResponseSchema },
      },
      config: { rateLimit: rateLimits.articleViews },
      bodyLimit: 1024,
    },
    async (request, reply) => {
      const userAgent = request.headers['user-agent'] ?? '';
      if (!botPattern.test(userAgent)) {
        await articleViews.recordView(request.body.story, { ipAddress: request.ip, userAgent });
      }
      return reply.code(202).send({ accepted: true });
    },
  );
  app.get(
    '/api/article-views/top',
    {
      schema: {
        tags,
        querystring: topArticlesQuerySchema,
        response: { 200: topArticlesResponseSchema },
      },
    },
    async ({ query: { days, limit } }) => ({
      articles: await articleViews.listMostViewed(days, limit),
    }),
  );
};
