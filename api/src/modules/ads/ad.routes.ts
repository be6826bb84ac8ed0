import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  adDetailSchema,
  adListQuerySchema,
  adListSchema,
  adNumberSchema,
} from '@gruenland/shared-contracts/api/ads.schema.ts';
import { placeCountsSchema } from '@gruenland/shared-contracts/api/place-counts.schema.ts';
import {
  sitemapPartSchema,
  sitemapQuerySchema,
} from '@gruenland/shared-contracts/api/sitemap.schema.ts';

import { readFromReplica } from '#db/replica.ts';

import type { AdService } from './ad.service.ts';

const tags = ['kleinanzeigen'];

/** Public endpoints to list and read ads. */
export const adRoutes: FastifyPluginAsyncZod<{ readonly ads: AdService }> = async (
  app,
  { ads },
) => {
  app.get(
    '/api/kleinanzeigen/ads',
    {
      schema: {
        tags,
        description: 'Attributes of the category as `a-<key>`, `a-<key>-von`, `a-<key>-bis`.',
        querystring: adListQuerySchema,
        response: { 200: adListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=15');
      return readFromReplica(() => ads.list(request.query));
    },
  );

  app.get(
    '/api/kleinanzeigen/places',
    {
      schema: {
        tags,
        description: 'Accepts the filters of the list of ads.',
        querystring: adListQuerySchema,
        response: { 200: placeCountsSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=15');
      return readFromReplica(() => ads.countByPlace(request.query));
    },
  );

  app.get(
    '/api/kleinanzeigen/sitemap',
    {
      schema: {
        tags,
        querystring: sitemapQuerySchema,
        response: { 200: sitemapPartSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=15');
      return readFromReplica(() => ads.readSitemapPart(request.query.teil));
    },
  );

  await app.register(singleAdRoutes, { ads });
};

/** Public endpoints of one ad. */
const singleAdRoutes: FastifyPluginAsyncZod<{ readonly ads: AdService }> = async (app, { ads }) => {
  app.get(
    '/api/kleinanzeigen/ads/:number',
    {
      schema: {
        tags,
        params: adNumberSchema,
        response: { 200: adDetailSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=15');
      return ads.read(request.params.number);
    },
  );

  app.get(
    '/api/kleinanzeigen/ads/:number/submission',
    {
      schema: {
        tags,
        description: 'Says whether the ad was submitted, even if it is not public.',
        params: adNumberSchema,
        response: { 200: doneResponseSchema },
      },
    },
    async (request) => {
      await ads.requireSubmitted(request.params.number);
      return { done: true } as const;
    },
  );
};
