import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ulid } from 'ulid';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  saveNoteRequestSchema,
  savedKeysSchema,
  savedListSchema,
  savedReferenceSchema,
} from '@gruenland/shared-contracts/api/watchlist.schema.ts';
import { savedLimits } from '@gruenland/shared-contracts/api/watchlist.ts';

import type { RequireViewer } from '#modules/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import type { ListOwner } from './watchlist.repository.ts';
import type { MerklisteService } from './watchlist.service.ts';

export interface MerklisteRouteParts {
  readonly merkliste: MerklisteService;
  readonly viewers: RequireViewer;
  readonly signedIds: SignedIds;
  readonly secureCookies: boolean;
}

/** Functional: set when somebody without an account saves something, gone when they sign in. */
const COOKIE = 'gl_merkliste';

/** Whose list a request means. */
function createOwners({ merkliste, viewers, signedIds, secureCookies }: MerklisteRouteParts) {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
  } as const;
  /** A browser's list is handed over at the first request after a login, whatever way that went. */
  const find = async (request: FastifyRequest, reply: FastifyReply): Promise<ListOwner | null> => {
    const visitorId = signedIds.read('merkliste', request.cookies[COOKIE] ?? '');
    const user = await viewers.of(request);
    if (!user) return visitorId === null ? null : { visitorId };
    if (visitorId !== null) {
      await merkliste.merge(visitorId, user.id);
      void reply.clearCookie(COOKIE, attributes);
    }
    return { userId: user.id };
  };
  return {
    find,
    /** For the first thing somebody saves, their browser gets a mark. */
    make: async (request: FastifyRequest, reply: FastifyReply): Promise<ListOwner> => {
      const known = await find(request, reply);
      if (known) return known;
      const visitorId = ulid();
      const maxAge = savedLimits.visitorDays * 86_400;
      const mark = signedIds.sign('merkliste', visitorId);
      void reply.setCookie(COOKIE, mark, { ...attributes, maxAge });
      return { visitorId };
    },
  };
}

/** The Merkliste, with and without an account. */
export const merklisteRoutes: FastifyPluginAsyncZod<MerklisteRouteParts> = async (app, parts) => {
  const { merkliste } = parts;
  const owners = createOwners(parts);
  const tags = ['merkliste'];
  const read = { rateLimit: rateLimits.session };
  const change = { rateLimit: rateLimits.token };
  const done = { 200: doneAnswerSchema, ...problemResponses };
  app.get(
    '/api/merkliste',
    {
      schema: { tags, response: { 200: savedListSchema, ...problemResponses } },
      config: read,
    },
    async (request, reply) => {
      const owner = await owners.find(request, reply);
      const account = owner !== null && 'userId' in owner;
      return { items: owner ? await merkliste.read(owner) : [], account };
    },
  );
  app.get(
    '/api/merkliste/kurz',
    {
      schema: { tags, response: { 200: savedKeysSchema, ...problemResponses } },
      config: read,
    },
    async (request, reply) => {
      const owner = await owners.find(request, reply);
      return { keys: owner ? await merkliste.keys(owner) : [] };
    },
  );
  app.post(
    '/api/merkliste',
    { schema: { tags, body: savedReferenceSchema, response: done }, config: change },
    async (request, reply) => {
      await merkliste.add(await owners.make(request, reply), request.body);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/merkliste/entfernen',
    { schema: { tags, body: savedReferenceSchema, response: done }, config: change },
    async (request, reply) => {
      const owner = await owners.find(request, reply);
      if (owner) await merkliste.remove(owner, request.body);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/merkliste/notiz',
    { schema: { tags, body: saveNoteRequestSchema, response: done }, config: change },
    async (request, reply) => {
      const { kind, id, note } = request.body;
      await merkliste.note(await owners.make(request, reply), { kind, id }, note);
      return { done: true } as const;
    },
  );
};
