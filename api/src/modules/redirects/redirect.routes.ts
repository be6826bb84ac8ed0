import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { deskIdSchema } from '@gruenland/shared-contracts/api/staff-subscribers.schema.ts';
import {
  addRedirectRequestSchema,
  redirectDeskSchema,
} from '@gruenland/shared-contracts/api/staff-redirects.schema.ts';

import { requireRole } from '#modules/staff/require-role.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { RedirectService } from './redirect.service.ts';

export interface RedirectRouteParts {
  readonly redirects: RedirectService;
  readonly viewers: RequireViewer;
}

const root = '/api/redaktion/umleitungen';
const tags = ['redaktion'];
const config = { rateLimit: rateLimits.session };
const response = { 200: doneAnswerSchema, ...problemResponses };
const done = { done: true } as const;

/** Addresses that staff lead elsewhere; for the Redaktion. */
export const redirectRoutes: FastifyPluginAsyncZod<RedirectRouteParts> = async (app, parts) => {
  const { redirects, viewers } = parts;
  app.get(
    root,
    { schema: { tags, response: { 200: redirectDeskSchema, ...problemResponses } } },
    async (request) => {
      await requireRole(viewers, request, ['redaktion']);
      return redirects.overview();
    },
  );
  app.post(
    root,
    { schema: { tags, body: addRedirectRequestSchema, response }, config },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      await redirects.add(staff, request.body);
      return done;
    },
  );
  app.post(
    `${root}/:id/aendern`,
    {
      schema: { tags, params: deskIdSchema, body: addRedirectRequestSchema, response },
      config,
    },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      await redirects.change(staff, request.params.id, request.body);
      return done;
    },
  );
  app.post(
    `${root}/:id/entfernen`,
    { schema: { tags, params: deskIdSchema, response }, config },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      await redirects.remove(staff, request.params.id);
      return done;
    },
  );
};
