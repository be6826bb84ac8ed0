import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { codeQuerySchema } from '@gruenland/shared-contracts/api/print-subscription.schema.ts';
import {
  changeSavedSearchRequestSchema,
  saveSearchResponseSchema,
  saveSearchRequestSchema,
  savedSearchSchema,
  savedSearchesSchema,
  saveSearchPageDataSchema,
  searchTargetSchema,
} from '@gruenland/shared-contracts/api/saved-searches.schema.ts';

import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { SavedSearchService } from './saved-search.service.ts';

export interface SavedSearchRouteOptions {
  readonly savedSearches: SavedSearchService;
  readonly viewerChecks: ViewerChecks;
}

const tags = ['suchauftraege'];
const rootPath = '/api/saved-searches';
const tokenRouteConfig = { rateLimit: rateLimits.token };
const doneResponses = { 200: doneResponseSchema };

/** Endpoints for saved searches, with and without an account. */
export const savedSearchRoutes: FastifyPluginAsyncZod<SavedSearchRouteOptions> = async (
  app,
  options,
) => {
  const { savedSearches, viewerChecks } = options;
  app.get(
    `${rootPath}/preview`,
    {
      schema: {
        tags,
        querystring: searchTargetSchema,
        response: { 200: saveSearchPageDataSchema },
      },
      config: tokenRouteConfig,
    },
    async (request) => {
      const { kind, query } = request.query;
      return savedSearches.preview(kind, query, await viewerChecks.findUser(request));
    },
  );
  app.post(
    rootPath,
    {
      schema: {
        tags,
        body: saveSearchRequestSchema,
        response: { 201: saveSearchResponseSchema },
      },
      config: { rateLimit: rateLimits.register },
    },
    async (request, reply) => {
      const user = await viewerChecks.findUser(request);
      const idempotentRequest = createIdempotentRequest(request, user?.id ?? 'visitor');
      return reply.code(201).send(await savedSearches.save(request.body, user, idempotentRequest));
    },
  );
  app.get(
    '/api/account/saved-searches',
    { schema: { tags, response: { 200: savedSearchesSchema } } },
    async (request) => {
      const { user } = await viewerChecks.requireViewer(request);
      return { searches: await savedSearches.listSavedSearches(user) };
    },
  );
  await app.register(ownSearchRoutes, options);
  await app.register(oneClickRoutes, options);
};

/**
 * Endpoints to manage the caller's own searches, authorised by the code from a mail or by the
 * account.
 */
const ownSearchRoutes: FastifyPluginAsyncZod<SavedSearchRouteOptions> = async (
  app,
  { savedSearches },
) => {
  app.get(
    `${rootPath}/by-code`,
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { 200: savedSearchSchema },
      },
      config: tokenRouteConfig,
    },
    async (request) => savedSearches.read(request.query.code),
  );
  app.post(
    `${rootPath}/confirm`,
    { schema: { tags, body: codeQuerySchema, response: doneResponses }, config: tokenRouteConfig },
    async (request) => {
      await savedSearches.confirm(request.body.code);
      return { done: true } as const;
    },
  );
  app.post(
    `${rootPath}/update`,
    {
      schema: { tags, body: changeSavedSearchRequestSchema, response: doneResponses },
      config: tokenRouteConfig,
    },
    async (request) => {
      await savedSearches.change(request.body);
      return { done: true } as const;
    },
  );
};

/** Endpoint for the one-click unsubscribe of mail programs (RFC 8058). */
const oneClickRoutes: FastifyPluginAsyncZod<SavedSearchRouteOptions> = async (
  app,
  { savedSearches },
) => {
  // Mail programs post a form. Its content is ignored, because the URL identifies the search.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, done) => done(null, undefined),
  );
  app.post(
    `${rootPath}/one-click`,
    {
      schema: {
        tags,
        description: 'For mail programs: List-Unsubscribe-Post.',
        querystring: codeQuerySchema,
        response: doneResponses,
      },
      config: tokenRouteConfig,
    },
    async (request) => {
      await savedSearches.change({ code: request.query.code, state: 'ended' });
      return { done: true } as const;
    },
  );
};
