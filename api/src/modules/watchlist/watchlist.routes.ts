import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ulid } from 'ulid';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  saveNoteRequestSchema,
  savedKeysSchema,
  watchlistSchema,
  savedReferenceSchema,
} from '@gruenland/shared-contracts/api/watchlist.schema.ts';
import { watchlistLimits } from '@gruenland/shared-contracts/api/watchlist.ts';

import { writeUnlessReadOnly } from '#db/database.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import type { WatchlistOwner } from './watchlist.repository.ts';
import type { WatchlistService } from './watchlist.service.ts';

export interface WatchlistRouteOptions {
  readonly watchlist: WatchlistService;
  readonly viewerChecks: ViewerChecks;
  readonly signedIds: IdSigner;
  readonly usesSecureCookies: boolean;
}

/**
 * A functional cookie. It is set when a visitor without an account saves an item, and removed after
 * the sign-in.
 */
const COOKIE_NAME = 'gl_merkliste';

/**
 * Creates the functions that find or create the owner of the watchlist to which a request belongs.
 */
function createOwnerFinders({
  watchlist,
  viewerChecks,
  signedIds,
  usesSecureCookies,
}: WatchlistRouteOptions) {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: usesSecureCookies,
  } as const;
  /**
   * Finds the owner of the watchlist. The first request after a sign-in moves the items of the
   * browser's watchlist to the account's.
   */
  const findWatchlistOwner = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<WatchlistOwner | null> => {
    const visitorId = signedIds.read('merkliste', request.cookies[COOKIE_NAME] ?? '');
    const user = await viewerChecks.findUser(request);
    if (!user) return visitorId === null ? null : { visitorId };
    if (visitorId !== null) {
      await writeUnlessReadOnly(async () => {
        await watchlist.mergeWatchlists(visitorId, user.id);
        void reply.clearCookie(COOKIE_NAME, attributes);
      });
    }
    return { userId: user.id };
  };
  return {
    findWatchlistOwner,
    /** Finds the owner. A new visitor who saves a first item gets the visitor cookie. */
    createOwner: async (request: FastifyRequest, reply: FastifyReply): Promise<WatchlistOwner> => {
      const existingWatchlistOwner = await findWatchlistOwner(request, reply);
      if (existingWatchlistOwner) return existingWatchlistOwner;
      const visitorId = ulid();
      const maxAge = watchlistLimits.visitorDays * 86_400;
      const signedVisitorId = signedIds.sign('merkliste', visitorId);
      void reply.setCookie(COOKIE_NAME, signedVisitorId, { ...attributes, maxAge });
      return { visitorId };
    },
  };
}

/** Endpoints for the watchlist of an account, or of a browser without an account. */
export const watchlistRoutes: FastifyPluginAsyncZod<WatchlistRouteOptions> = async (
  app,
  options,
) => {
  const { watchlist } = options;
  const ownerFinders = createOwnerFinders(options);
  const tags = ['merkliste'];
  const readRouteConfig = { rateLimit: rateLimits.session };
  const writeRouteConfig = { rateLimit: rateLimits.token };
  const doneResponses = { 200: doneResponseSchema };
  app.get(
    '/api/watchlist',
    {
      schema: { tags, response: { 200: watchlistSchema } },
      config: readRouteConfig,
    },
    async (request, reply) => {
      const owner = await ownerFinders.findWatchlistOwner(request, reply);
      const account = owner !== null && 'userId' in owner;
      return { items: owner ? await watchlist.read(owner) : [], account };
    },
  );
  app.get(
    '/api/watchlist/summary',
    {
      schema: { tags, response: { 200: savedKeysSchema } },
      config: readRouteConfig,
    },
    async (request, reply) => {
      const owner = await ownerFinders.findWatchlistOwner(request, reply);
      return { keys: owner ? await watchlist.listItemKeys(owner) : [] };
    },
  );
  app.post(
    '/api/watchlist',
    {
      schema: { tags, body: savedReferenceSchema, response: doneResponses },
      config: writeRouteConfig,
    },
    async (request, reply) => {
      await watchlist.add(await ownerFinders.createOwner(request, reply), request.body);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/watchlist/remove',
    {
      schema: { tags, body: savedReferenceSchema, response: doneResponses },
      config: writeRouteConfig,
    },
    async (request, reply) => {
      const owner = await ownerFinders.findWatchlistOwner(request, reply);
      if (owner) await watchlist.remove(owner, request.body);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/watchlist/note',
    {
      schema: { tags, body: saveNoteRequestSchema, response: doneResponses },
      config: writeRouteConfig,
    },
    async (request, reply) => {
      const { kind, id, note } = request.body;
      const owner = await ownerFinders.createOwner(request, reply);
      await watchlist.changeNote(owner, { kind, id }, note);
      return { done: true } as const;
    },
  );
};
