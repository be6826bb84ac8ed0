import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  contentSlugResponseSchema,
  contentSlugQuerySchema,
} from '@gruenland/shared-contracts/api/content-slugs.schema.ts';

import type { ContentSlugService } from './content-slug.service.ts';

/**
 * Endpoint that returns the story last published under a slug, and the redirect that staff set for
 * the slug.
 */
export const contentSlugRoutes: FastifyPluginAsyncZod<{
  readonly contentSlugs: ContentSlugService;
}> = async (app, { contentSlugs }) => {
  app.get(
    '/api/content/slugs',
    {
      schema: {
        tags: ['content'],
        querystring: contentSlugQuerySchema,
        response: { 200: contentSlugResponseSchema },
      },
    },
    async ({ query: { slug } }) => {
      const redirect = await contentSlugs.findRedirectBySlug(slug);
      return { story: await contentSlugs.findStoryUuid(slug), ...(redirect && { redirect }) };
    },
  );
};
