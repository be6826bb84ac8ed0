import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  deskIdSchema,
  endSubscriptionRequestSchema,
  findSubscriberRequestSchema,
  foundSubscriberSchema,
  listQuerySchema,
  newsletterDeskSchema,
  subscriberHistorySchema,
} from '@gruenland/shared-contracts/api/staff-subscribers.schema.ts';

import { requireRole } from '#modules/staff/require-role.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { fileResponse, problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { IssueService } from '../issues/issue.service.ts';
import type { SubscriberDeskService } from './subscriber.service.ts';

export interface NewsletterDeskParts {
  readonly subscriberDesk: SubscriberDeskService;
  readonly issues: IssueService;
  readonly viewers: RequireViewer;
}

const root = '/api/redaktion/newsletter';
const tags = ['redaktion'];
const config = { rateLimit: rateLimits.session };

/** Lists and those who get them; for the Redaktion. */
export const newsletterDeskRoutes: FastifyPluginAsyncZod<NewsletterDeskParts> = async (
  app,
  { subscriberDesk, issues, viewers },
) => {
  app.get(
    root,
    { schema: { tags, response: { 200: newsletterDeskSchema, ...problemResponses } } },
    async (request) => {
      await requireRole(viewers, request, ['redaktion']);
      return { lists: await subscriberDesk.lists(), issues: await issues.latest() };
    },
  );
  app.get(
    `${root}/adressen.csv`,
    {
      schema: {
        tags,
        querystring: listQuerySchema,
        response: { ...fileResponse('text/csv'), ...problemResponses },
      },
      config,
    },
    async (request, reply) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      const { liste } = request.query;
      const table = await subscriberDesk.table(staff, liste);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="newsletter-${liste}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(table);
    },
  );
  app.post(
    `${root}/adressen/suchen`,
    {
      schema: {
        tags,
        body: findSubscriberRequestSchema,
        response: { 200: foundSubscriberSchema, ...problemResponses },
      },
      config,
    },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      return { id: await subscriberDesk.find(staff, request.body.email) };
    },
  );
  app.get(
    `${root}/adressen/:id`,
    {
      schema: {
        tags,
        params: deskIdSchema,
        response: { 200: subscriberHistorySchema, ...problemResponses },
      },
    },
    async (request) => {
      await requireRole(viewers, request, ['redaktion']);
      return subscriberDesk.history(request.params.id);
    },
  );
  app.post(
    `${root}/adressen/:id/beenden`,
    {
      schema: {
        tags,
        params: deskIdSchema,
        body: endSubscriptionRequestSchema,
        response: { 200: doneAnswerSchema, ...problemResponses },
      },
      config,
    },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      await subscriberDesk.end(staff, request.params.id, request.body.version);
      return { done: true } as const;
    },
  );
};
