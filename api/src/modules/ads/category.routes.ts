import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { kleinanzeigenCategoriesSchema } from '@gruenland/shared-contracts/api/ad-categories.schema.ts';

import { problemResponses } from '#plugins/openapi.schema.ts';

import type { CategoryService } from './category.service.ts';

/** What a Kleinanzeige can be filed under (specification section 7). */
export const categoryRoutes: FastifyPluginAsyncZod<{
  readonly categories: CategoryService;
}> = async (app, { categories }) => {
  app.get(
    '/api/kleinanzeigen/categories',
    {
      schema: {
        tags: ['kleinanzeigen'],
        response: { 200: kleinanzeigenCategoriesSchema, ...problemResponses },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return categories.list();
    },
  );
};
