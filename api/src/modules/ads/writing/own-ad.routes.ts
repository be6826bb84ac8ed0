import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { adNumberSchema } from '@gruenland/shared-contracts/api/ads.schema.ts';
import {
  adAddressRequestSchema,
  adCodeRequestSchema,
  adDraftSchema,
  appealRequestSchema,
  ownAdSchema,
  ownAdsSchema,
  ownerActionRequestSchema,
  submittedAdSchema,
} from '@gruenland/shared-contracts/api/own-ads.schema.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { AdWriters } from './ad-writer.ts';
import type { OwnAdService, ReachedAd } from './own-ad.service.ts';

export interface OwnAdRouteParts {
  readonly adWriters: AdWriters;
  readonly ownAds: OwnAdService;
}

const tags = ['kleinanzeigen'];
const answers = <Schema>(schema: Schema) => ({ 200: schema, ...problemResponses });

/** One's own Kleinanzeigen: state, actions, changes, objections. */
export const ownAdRoutes: FastifyPluginAsyncZod<OwnAdRouteParts> = async (app, parts) => {
  const { adWriters, ownAds } = parts;
  app.get(
    '/api/kleinanzeigen/own',
    { schema: { tags, response: answers(ownAdsSchema) } },
    async (request) => {
      const writer = await adWriters.of(request);
      const nobody = !writer.user && writer.keys.length === 0;
      return nobody ? { ads: [], drafts: [] } : ownAds.list(writer);
    },
  );
  app.get(
    '/api/kleinanzeigen/own/:number',
    { schema: { tags, params: adNumberSchema, response: answers(ownAdSchema) } },
    async (request) => ownAds.read(await adWriters.of(request), request.params.number),
  );
  app.post(
    '/api/kleinanzeigen/own/:number/action',
    {
      schema: {
        tags,
        params: adNumberSchema,
        body: ownerActionRequestSchema,
        response: answers(ownAdSchema),
      },
      config: { rateLimit: rateLimits.session },
    },
    async (request) =>
      ownAds.act(await adWriters.of(request), request.params.number, request.body.action),
  );
  app.post(
    '/api/kleinanzeigen/own/:number/edit',
    {
      schema: { tags, params: adNumberSchema, response: answers(adDraftSchema) },
      config: { rateLimit: rateLimits.session },
    },
    async (request) => ownAds.edit(await adWriters.of(request), request.params.number),
  );
  app.post(
    '/api/kleinanzeigen/own/:number/appeal',
    {
      schema: {
        tags,
        params: adNumberSchema,
        body: appealRequestSchema,
        response: answers(doneAnswerSchema),
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      const writer = await adWriters.of(request);
      await ownAds.appeal(writer, request.params.number, request.body.text);
      return { done: true } as const;
    },
  );
  app.post(
    '/api/kleinanzeigen/own/:number/address',
    {
      schema: {
        tags,
        params: adNumberSchema,
        body: adAddressRequestSchema,
        response: answers(ownAdSchema),
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) =>
      ownAds.readdress(await adWriters.of(request), request.params.number, request.body.email),
  );
  await app.register(mailedAdRoutes, parts);
};

/** What links in mails lead to. The pages ask for a click: mail programs look at links too. */
const mailedAdRoutes: FastifyPluginAsyncZod<OwnAdRouteParts> = async (app, parts) => {
  const { adWriters, ownAds } = parts;
  const ways = [
    ['confirm', ownAds.confirm],
    ['reach', ownAds.reach],
  ] as const;
  for (const [name, follow] of ways) {
    app.post(
      `/api/kleinanzeigen/${name}`,
      {
        schema: { tags, body: adCodeRequestSchema, response: answers(submittedAdSchema) },
        config: { rateLimit: rateLimits.token },
      },
      async (request, reply) => {
        const writer = await adWriters.of(request);
        const { ownerKey, ...ad }: ReachedAd = await follow(writer, request.body.code);
        if (ownerKey && !writer.user) adWriters.giveKey(request, reply, ownerKey);
        return ad;
      },
    );
  }
};
