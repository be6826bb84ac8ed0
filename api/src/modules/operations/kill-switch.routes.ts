import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  activeKillSwitchesSchema,
  operationsOverviewSchema,
  remoteParamsSchema,
  rollbackOrderRequestSchema,
  stopCanaryRequestSchema,
  killSwitchRequestSchema,
} from '@gruenland/shared-contracts/api/staff-operations.schema.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { KillSwitchService } from './kill-switch.service.ts';

export interface KillSwitchRouteOptions {
  readonly killSwitches: KillSwitchService;
  readonly viewerChecks: ViewerChecks;
}

const rootPath = '/api/staff/operations';
const tags = ['staff'];
const config = { rateLimit: rateLimits.token };
const params = remoteParamsSchema;
const response = { 200: doneResponseSchema };
const doneResponse = { done: true } as const;

/**
 * Endpoints of the kill switches, for the staff page of operations and for the shells that poll.
 */
export const killSwitchRoutes: FastifyPluginAsyncZod<KillSwitchRouteOptions> = async (
  app,
  options,
) => {
  const { killSwitches, viewerChecks } = options;
  /** Requires a recent login, so that an unattended session cannot change anything. */
  const requireOperator = async (request: FastifyRequest): Promise<User> => {
    const staffMember = await requireRole(viewerChecks, request, ['operator']);
    await viewerChecks.requireFreshSession(request);
    return staffMember;
  };
  app.get(
    '/api/operations/kill-switches',
    {
      schema: {
        tags: ['operations'],
        response: { 200: activeKillSwitchesSchema },
      },
    },
    async () => killSwitches.listActiveKillSwitches(),
  );
  app.get(
    rootPath,
    { schema: { tags, response: { 200: operationsOverviewSchema } } },
    async (request) => {
      await requireRole(viewerChecks, request, ['operator']);
      return killSwitches.staffPage();
    },
  );
  app.post(
    `${rootPath}/:remote/switch-off`,
    { schema: { tags, params, body: killSwitchRequestSchema, response }, config },
    async (request) => {
      await killSwitches.switchAreaOff(
        await requireOperator(request),
        request.params.remote,
        request.body,
      );
      return doneResponse;
    },
  );
  app.post(
    `${rootPath}/:remote/switch-on`,
    { schema: { tags, params, body: killSwitchRequestSchema, response }, config },
    async (request) => {
      await killSwitches.switchAreaOn(
        await requireOperator(request),
        request.params.remote,
        request.body,
      );
      return doneResponse;
    },
  );
  app.post(
    `${rootPath}/:remote/stop-canary`,
    { schema: { tags, params, body: stopCanaryRequestSchema, response }, config },
    async (request) => {
      await killSwitches.stopCanary(
        await requireOperator(request),
        request.params.remote,
        request.body,
      );
      return doneResponse;
    },
  );
  app.post(
    `${rootPath}/:remote/rollback`,
    { schema: { tags, params, body: rollbackOrderRequestSchema, response }, config },
    async (request) => {
      await killSwitches.requestRollback(
        await requireOperator(request),
        request.params.remote,
        request.body,
      );
      return doneResponse;
    },
  );
};
