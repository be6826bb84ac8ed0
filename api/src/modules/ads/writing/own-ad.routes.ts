import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { adNumberSchema } from '@gruenland/shared-contracts/api/ads.schema.ts';
import {
  resendAdMailRequestSchema,
  adCodeRequestSchema,
  adDraftSchema,
  appealRequestSchema,
  ownAdSchema,
  ownAdsSchema,
  ownerActionRequestSchema,
  submittedAdSchema,
} from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import { ownEntriesQuerySchema } from '@gruenland/shared-contracts/api/own-entry-pages.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { AdWriters } from './ad-writer.ts';
import type { OwnAdService, OpenedAd } from './own-ad.service.ts';

export interface OwnAdRouteOptions {
  readonly adWriters: AdWriters;
  readonly ownAds: OwnAdService;
}

const tags = ['kleinanzeigen'];
const createResponses = <Schema>(schema: Schema) => ({ 200: schema });

/** Endpoints with which owners read, manage and change their ads and appeal against decisions. */
export const ownAdRoutes: FastifyPluginAsyncZod<OwnAdRouteOptions> = async (app, options) => {
  const { adWriters, ownAds } = options;
  app.get(
    '/api/kleinanzeigen/own/:number',
    { schema: { tags, params: adNumberSchema, response: createResponses(ownAdSchema) } },
    async (request) => ownAds.read(await adWriters.identify(request), request.params.number),
  );
  app.post(
    '/api/kleinanzeigen/own/:number/action',
    {
      schema: {
        tags,
        params: adNumberSchema,
        body: ownerActionRequestSchema,
        response: createResponses(ownAdSchema),
      },
      config: { rateLimit: rateLimits.session },
    },
    async (request) =>
      ownAds.performAction(
        await adWriters.identify(request),
        request.params.number,
        request.body.action,
      ),
  );
  app.post(
    '/api/kleinanzeigen/own/:number/edit',
    {
      schema: { tags, params: adNumberSchema, response: createResponses(adDraftSchema) },
      config: { rateLimit: rateLimits.session },
    },
    async (request) => ownAds.startEdit(await adWriters.identify(request), request.params.number),
  );
  app.post(
    '/api/kleinanzeigen/own/:number/appeal',
    {
      schema: {
        tags,
        params: adNumberSchema,
        body: appealRequestSchema,
        response: createResponses(doneResponseSchema),
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      const writer = await adWriters.identify(request);
      await ownAds.fileAppeal(writer, request.params.number, request.body.text);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/kleinanzeigen/own/:number/address',
    {
      schema: {
        tags,
        params: adNumberSchema,
        body: resendAdMailRequestSchema,
        response: createResponses(ownAdSchema),
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) =>
      ownAds.resendConfirmation(
        await adWriters.identify(request),
        request.params.number,
        request.body.email,
      ),
  );
  await app.register(ownAdListRoute, options);
  await app.register(mailLinkRoutes, options);
};

/** Endpoint that lists the caller's ads and drafts. */
const ownAdListRoute: FastifyPluginAsyncZod<OwnAdRouteOptions> = async (
  app,
  { adWriters, ownAds },
) => {
  app.get(
    '/api/kleinanzeigen/own',
    {
      schema: {
        tags,
        querystring: ownEntriesQuerySchema,
        response: createResponses(ownAdsSchema),
      },
    },
    async (request) => {
      const writer = await adWriters.identify(request);
      const isAnonymous = !writer.user && writer.ownerKeys.length === 0;
      if (isAnonymous) return { ads: [], drafts: [] };
      return ownAds.list(writer, request.query.seite);
    },
  );
};

/**
 * Endpoints behind the links in mails. The linked page sends the POST request only after a click,
 * because mail scanners open links.
 */
const mailLinkRoutes: FastifyPluginAsyncZod<OwnAdRouteOptions> = async (app, options) => {
  const { adWriters, ownAds } = options;
  const linkActions = [
    ['confirm', ownAds.confirm],
    ['reach', ownAds.openByLink],
  ] as const;
  for (const [name, openLink] of linkActions) {
    app.post(
      `/api/kleinanzeigen/${name}`,
      {
        schema: { tags, body: adCodeRequestSchema, response: createResponses(submittedAdSchema) },
        config: { rateLimit: rateLimits.token },
      },
      async (request, reply) => {
        const writer = await adWriters.identify(request);
        const { ownerKey, ...ad }: OpenedAd = await openLink(writer, request.body.code);
        if (ownerKey && !writer.user) adWriters.setOwnerKey(request, reply, ownerKey);
        return ad;
      },
    );
  }
};
