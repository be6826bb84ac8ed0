import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  nearestPlaceQuerySchema,
  nearestPlaceSchema,
  placeSuggestionsQuerySchema,
  placeSuggestionsSchema,
} from '@gruenland/shared-contracts/api/places.schema.ts';

import type { Executor } from '#db/database.ts';
import { findNearestPlace } from '#places/find-nearest-place.ts';
import { suggestPlaces } from '#places/suggest-places.ts';
import { toPlaceSuggestion } from '#places/to-place-suggestion.ts';

const tags = ['places'];

/** Endpoints for place fields: suggestions while a visitor types, and the nearest place. */
export const placeRoutes: FastifyPluginAsyncZod<{ readonly db: Executor }> = async (
  app,
  { db },
) => {
  app.get(
    '/api/places',
    {
      schema: {
        tags,
        querystring: placeSuggestionsQuerySchema,
        response: { 200: placeSuggestionsSchema },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'public, max-age=600');
      const places = await suggestPlaces(db, query.q);
      return { places: places.map(toPlaceSuggestion) };
    },
  );
  app.get(
    '/api/places/nearest',
    {
      schema: {
        tags,
        querystring: nearestPlaceQuerySchema,
        response: { 200: nearestPlaceSchema },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      const place = await findNearestPlace(db, query);
      return { place: place && toPlaceSuggestion(place) };
    },
  );
};
