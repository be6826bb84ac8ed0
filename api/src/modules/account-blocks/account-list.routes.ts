import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  blockAccountRequestSchema,
  deskAccountSchema,
  findAccountRequestSchema,
  foundAccountSchema,
  unblockAccountRequestSchema,
} from '@gruenland/shared-contracts/api/staff-accounts.schema.ts';
import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { deskIdSchema } from '@gruenland/shared-contracts/api/staff-subscribers.schema.ts';

import { requireRole } from '#modules/staff/require-role.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { AccountDeskService } from './account-list.service.ts';

export interface AccountDeskRouteParts {
  readonly accountDesk: AccountDeskService;
  readonly viewers: RequireViewer;
}

const root = '/api/redaktion/konten';
const tags = ['redaktion'];
const roles = ['moderator'] as const;
const config = { rateLimit: rateLimits.token };
const response = { 200: doneAnswerSchema, ...problemResponses };
const done = { done: true } as const;

/** Accounts of readers, for the moderators. Each look and each change is noted in the audit log. */
export const accountDeskRoutes: FastifyPluginAsyncZod<AccountDeskRouteParts> = async (
  app,
  { accountDesk, viewers },
) => {
  app.post(
    `${root}/suchen`,
    {
      schema: {
        tags,
        body: findAccountRequestSchema,
        response: { 200: foundAccountSchema, ...problemResponses },
      },
      config,
    },
    async (request) => {
      const staff = await requireRole(viewers, request, roles);
      return accountDesk.find(staff, request.body.email);
    },
  );
  app.post(
    `${root}/:id`,
    {
      schema: {
        tags,
        description: 'An account. Each call is noted in the audit log.',
        params: deskIdSchema,
        response: { 200: deskAccountSchema, ...problemResponses },
      },
      config,
    },
    async (request) => {
      const staff = await requireRole(viewers, request, roles);
      return accountDesk.read(staff, request.params.id);
    },
  );
  app.post(
    `${root}/:id/sperren`,
    { schema: { tags, params: deskIdSchema, body: blockAccountRequestSchema, response }, config },
    async (request) => {
      const staff = await requireRole(viewers, request, roles);
      await accountDesk.block(staff, request.params.id, request.body);
      return done;
    },
  );
  app.post(
    `${root}/:id/entsperren`,
    {
      schema: { tags, params: deskIdSchema, body: unblockAccountRequestSchema, response },
      config,
    },
    async (request) => {
      const staff = await requireRole(viewers, request, roles);
      await accountDesk.unblock(staff, request.params.id);
      return done;
    },
  );
};
