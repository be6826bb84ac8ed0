import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { codeQuerySchema } from '@gruenland/shared-contracts/api/print-subscription.schema.ts';
import {
  changeSearchRequestSchema,
  saveSearchAnswerSchema,
  saveSearchRequestSchema,
  savedSearchSchema,
  savedSearchesSchema,
  searchPreviewSchema,
  searchWishSchema,
} from '@gruenland/shared-contracts/api/saved-searches.schema.ts';

import { creatingCall } from '#idempotency/idempotency-key.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { SavedSearchService } from './saved-search.service.ts';

export interface SavedSearchRouteParts {
  readonly savedSearches: SavedSearchService;
  readonly viewers: RequireViewer;
}

const tags = ['suchauftraege'];
const root = '/api/suchauftraege';
const token = { rateLimit: rateLimits.token };
const done = { 200: doneAnswerSchema, ...problemResponses };

/** Suchaufträge, with and without an account. */
export const savedSearchRoutes: FastifyPluginAsyncZod<SavedSearchRouteParts> = async (
  app,
  parts,
) => {
  const { savedSearches, viewers } = parts;
  app.get(
    `${root}/vorschau`,
    {
      schema: {
        tags,
        querystring: searchWishSchema,
        response: { 200: searchPreviewSchema, ...problemResponses },
      },
      config: token,
    },
    async (request) => {
      const { kind, query } = request.query;
      return savedSearches.preview(kind, query, await viewers.of(request));
    },
  );
  app.post(
    root,
    {
      schema: {
        tags,
        body: saveSearchRequestSchema,
        response: { 201: saveSearchAnswerSchema, ...problemResponses },
      },
      config: { rateLimit: rateLimits.register },
    },
    async (request, reply) => {
      const user = await viewers.of(request);
      const call = creatingCall(request, user?.id ?? 'visitor');
      return reply.code(201).send(await savedSearches.save(request.body, user, call));
    },
  );
  app.get(
    '/api/account/suchauftraege',
    { schema: { tags, response: { 200: savedSearchesSchema, ...problemResponses } } },
    async (request) => {
      const { user } = await viewers.require(request);
      return { searches: await savedSearches.ofAccount(user) };
    },
  );
  await app.register(ownSearchRoutes, parts);
  await app.register(oneClickRoutes, parts);
};

/** One's own, by the code of the mail or of the account. */
const ownSearchRoutes: FastifyPluginAsyncZod<SavedSearchRouteParts> = async (
  app,
  { savedSearches },
) => {
  app.get(
    `${root}/einer`,
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { 200: savedSearchSchema, ...problemResponses },
      },
      config: token,
    },
    async (request) => savedSearches.read(request.query.code),
  );
  app.post(
    `${root}/bestaetigen`,
    { schema: { tags, body: codeQuerySchema, response: done }, config: token },
    async (request) => {
      await savedSearches.confirm(request.body.code);
      return { done: true } as const;
    },
  );
  app.post(
    `${root}/aendern`,
    { schema: { tags, body: changeSearchRequestSchema, response: done }, config: token },
    async (request) => {
      await savedSearches.change(request.body);
      return { done: true } as const;
    },
  );
};

/** Ending by mail programs (RFC 8058). */
const oneClickRoutes: FastifyPluginAsyncZod<SavedSearchRouteParts> = async (
  app,
  { savedSearches },
) => {
  // They send a form; what is in it says nothing, the address says it all.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, ready) => ready(null, undefined),
  );
  app.post(
    `${root}/one-click`,
    {
      schema: {
        tags,
        description: 'For mail programs: List-Unsubscribe-Post.',
        querystring: codeQuerySchema,
        response: done,
      },
      config: token,
    },
    async (request) => {
      await savedSearches.change({ code: request.query.code, state: 'beendet' });
      return { done: true } as const;
    },
  );
};
