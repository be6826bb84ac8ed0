import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  blockAccountRequestSchema,
  accountDetailSchema,
  findAccountRequestSchema,
  foundAccountSchema,
  unblockAccountRequestSchema,
} from '@gruenland/shared-contracts/api/staff-accounts.schema.ts';
import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { idParamsSchema } from '@gruenland/shared-contracts/api/staff-subscribers.schema.ts';

import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { AccountListService } from './account-list.service.ts';

export interface AccountListRouteOptions {
  readonly accountList: AccountListService;
  readonly viewerChecks: ViewerChecks;
}

const accountsPath = '/api/staff/accounts';
const tags = ['staff'];
const roles = ['moderator'] as const;
const config = { rateLimit: rateLimits.token };
const response = { 200: doneResponseSchema };
const doneResponse = { done: true } as const;

/**
 * Endpoints with which moderators read, block and unblock user accounts. Every access and every
 * change is recorded in the audit log.
 */
export const accountListRoutes: FastifyPluginAsyncZod<AccountListRouteOptions> = async (
  app,
  { accountList, viewerChecks },
) => {
  app.post(
    `${accountsPath}/search`,
    {
      schema: {
        tags,
        body: findAccountRequestSchema,
        response: { 200: foundAccountSchema },
      },
      config,
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, roles);
      return accountList.findByEmail(staffMember, request.body.email);
    },
  );
  app.post(
    `${accountsPath}/:id`,
    {
      schema: {
        tags,
        description: 'An account. Each call is recorded in the audit log.',
        params: idParamsSchema,
        response: { 200: accountDetailSchema },
      },
      config,
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, roles);
      return accountList.read(staffMember, request.params.id);
    },
  );
  app.post(
    `${accountsPath}/:id/block`,
    { schema: { tags, params: idParamsSchema, body: blockAccountRequestSchema, response }, config },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, roles);
      await accountList.block(staffMember, request.params.id, request.body);
      return doneResponse;
    },
  );
  app.post(
    `${accountsPath}/:id/unblock`,
    {
      schema: { tags, params: idParamsSchema, body: unblockAccountRequestSchema, response },
      config,
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, roles);
      await accountList.unblock(staffMember, request.params.id);
      return doneResponse;
    },
  );
};
