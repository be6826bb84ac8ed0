import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  idParamsSchema,
  endSubscriptionRequestSchema,
  findSubscriberRequestSchema,
  foundSubscriberSchema,
  newsletterListQuerySchema,
  newsletterOverviewSchema,
  subscriberHistorySchema,
} from '@gruenland/shared-contracts/api/staff-subscribers.schema.ts';

import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { createFileResponse } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { IssueService } from '../issues/issue.service.ts';
import type { SubscriberService } from './subscriber.service.ts';

export interface NewsletterSubscriberRouteOptions {
  readonly subscriberList: SubscriberService;
  readonly issues: IssueService;
  readonly viewerChecks: ViewerChecks;
}

const rootPath = '/api/staff/newsletter';
const tags = ['staff'];
const config = { rateLimit: rateLimits.session };

/** Endpoints for the newsletter lists and their subscribers, for editors. */
export const newsletterSubscriberRoutes: FastifyPluginAsyncZod<
  NewsletterSubscriberRouteOptions
> = async (app, { subscriberList, issues, viewerChecks }) => {
  app.get(
    rootPath,
    { schema: { tags, response: { 200: newsletterOverviewSchema } } },
    async (request) => {
      await requireRole(viewerChecks, request, ['editor']);
      return { lists: await subscriberList.lists(), issues: await issues.listLatestIssues() };
    },
  );
  app.get(
    `${rootPath}/subscribers.csv`,
    {
      schema: {
        tags,
        querystring: newsletterListQuerySchema,
        response: { ...createFileResponse('text/csv') },
      },
      config,
    },
    async (request, reply) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      const { liste } = request.query;
      const table = await subscriberList.exportCsv(staffMember, liste);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="newsletter-${liste}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(table);
    },
  );
  app.post(
    `${rootPath}/subscribers/search`,
    {
      schema: {
        tags,
        body: findSubscriberRequestSchema,
        response: { 200: foundSubscriberSchema },
      },
      config,
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      return { id: await subscriberList.find(staffMember, request.body.email) };
    },
  );
  app.get(
    `${rootPath}/subscribers/:id`,
    {
      schema: {
        tags,
        params: idParamsSchema,
        response: { 200: subscriberHistorySchema },
      },
    },
    async (request) => {
      await requireRole(viewerChecks, request, ['editor']);
      return subscriberList.readHistory(request.params.id);
    },
  );
  app.post(
    `${rootPath}/subscribers/:id/end`,
    {
      schema: {
        tags,
        params: idParamsSchema,
        body: endSubscriptionRequestSchema,
        response: { 200: doneResponseSchema },
      },
      config,
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      await subscriberList.end(staffMember, request.params.id, request.body.version);
      return { done: true } as const;
    },
  );
};
