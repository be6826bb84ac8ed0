import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { adCategoriesSchema } from '@gruenland/shared-contracts/api/ad-categories.schema.ts';

import type { AdService } from './ad.service.ts';
import type { CategoryService } from './category.service.ts';

const suggestionsQuerySchema = z.object({ q: z.string().trim().min(1).max(120) });

/** Endpoints that list the categories for new ads (specification section 7) and suggest some. */
export const categoryRoutes: FastifyPluginAsyncZod<{
  readonly categories: CategoryService;
  readonly ads: Pick<AdService, 'suggestCategories'>;
}> = async (app, { categories, ads }) => {
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
  app.get(
    '/api/kleinanzeigen/categories/suggestions',
    {
      schema: {
        tags: ['kleinanzeigen'],
        description: 'Suggests categories for the name of a thing, best match first.',
        querystring: suggestionsQuerySchema,
        response: { 200: adCategoriesSchema },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return ads.suggestCategories(query.q);
    },
  );
};
