import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { idParamsSchema } from '@gruenland/shared-contracts/api/staff-subscribers.schema.ts';
import {
  addRedirectRequestSchema,
  redirectOverviewSchema,
} from '@gruenland/shared-contracts/api/staff-redirects.schema.ts';

import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { RedirectService } from './redirect.service.ts';

export interface RedirectRouteOptions {
  readonly redirects: RedirectService;
  readonly viewerChecks: ViewerChecks;
}

const rootPath = '/api/staff/redirects';
const tags = ['staff'];
const config = { rateLimit: rateLimits.session };
const response = { 200: doneResponseSchema };
const doneResponse = { done: true } as const;

/** Endpoints to list, add, change and remove redirects, for editors. */
export const redirectRoutes: FastifyPluginAsyncZod<RedirectRouteOptions> = async (app, options) => {
  const { redirects, viewerChecks } = options;
  app.get(
    rootPath,
    { schema: { tags, response: { 200: redirectOverviewSchema } } },
    async (request) => {
      await requireRole(viewerChecks, request, ['editor']);
      return redirects.overview();
    },
  );
  app.post(
    rootPath,
    { schema: { tags, body: addRedirectRequestSchema, response }, config },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      await redirects.add(staffMember, request.body);
      return doneResponse;
    },
  );
  app.post(
    `${rootPath}/:id/update`,
    {
      schema: { tags, params: idParamsSchema, body: addRedirectRequestSchema, response },
      config,
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      await redirects.change(staffMember, request.params.id, request.body);
      return doneResponse;
    },
  );
  app.post(
    `${rootPath}/:id/remove`,
    { schema: { tags, params: idParamsSchema, response }, config },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      await redirects.remove(staffMember, request.params.id);
      return doneResponse;
    },
  );
};
