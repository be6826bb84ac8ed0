import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  replyToContractRequestSchema,
  assignContractRequestSchema,
  closeContractRequestSchema,
  contractCaseDetailSchema,
  contractCaseListSchema,
  contractCaseQuerySchema,
  decideContractRequestSchema,
  refundContractRequestSchema,
} from '@gruenland/shared-contracts/api/staff-contracts.schema.ts';
import { idParamsSchema } from '@gruenland/shared-contracts/api/staff-service-requests.schema.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ContractCaseService } from './contract-case.service.ts';

const roles = ['customer-service'] as const;
const tags = ['staff'];
const contractsPath = '/api/staff/contracts';
const config = { rateLimit: rateLimits.token };

/** Endpoints of the staff page for cancellations and withdrawals. */
export const contractCaseRoutes: FastifyPluginAsyncZod<{
  readonly contractCases: ContractCaseService;
  readonly viewerChecks: ViewerChecks;
}> = async (app, { contractCases, viewerChecks }) => {
  app.get(
    contractsPath,
    {
      schema: {
        tags,
        querystring: contractCaseQuerySchema,
        response: { 200: contractCaseListSchema },
      },
    },
    async (request) => {
      await requireRole(viewerChecks, request, roles);
      return contractCases.list(request.query);
    },
  );
  app.get(
    `${contractsPath}/:id`,
    {
      schema: {
        tags,
        params: idParamsSchema,
        response: { 200: contractCaseDetailSchema },
      },
    },
    async (request) => {
      await requireRole(viewerChecks, request, roles);
      return contractCases.read(request.params.id);
    },
  );

  /** Registers a POST route for one action on a declaration. */
  function registerCaseAction<Body extends z.ZodType>(
    name: string,
    body: Body,
    applyAction: (staffMember: User, id: string, request: z.output<Body>) => Promise<void>,
  ): void {
    app.post(
      `${contractsPath}/:id/${name}`,
      {
        schema: {
          tags,
          params: idParamsSchema,
          body,
          response: { 200: doneResponseSchema },
        },
        config,
      },
      async (request) => {
        const staffMember = await requireRole(viewerChecks, request, roles);
        await applyAction(staffMember, request.params.id, request.body as z.output<Body>);
        return { done: true } as const;
      },
    );
  }
  registerCaseAction('assign', assignContractRequestSchema, contractCases.assign);
  registerCaseAction('decide', decideContractRequestSchema, contractCases.decide);
  registerCaseAction('refund', refundContractRequestSchema, contractCases.refund);
  registerCaseAction('reply', replyToContractRequestSchema, contractCases.answer);
  registerCaseAction('close', closeContractRequestSchema, contractCases.close);
};
