import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { adCategoriesSchema } from '@gruenland/shared-contracts/api/ad-categories.schema.ts';

import type { CategoryService } from './category.service.ts';

/** Endpoint that lists the categories for new ads (specification section 7). */
export const categoryRoutes: FastifyPluginAsyncZod<{
  readonly categories: CategoryService;
}> = async (app, { categories }) => {
  app.get(
    '/api/kleinanzeigen/categories',
    {
      schema: {
        tags: ['kleinanzeigen'],
        response: { 200: adCategoriesSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return categories.list();
    },
  );
};
