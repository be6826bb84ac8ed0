import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  answerContractRequestSchema,
  assignContractRequestSchema,
  closeContractRequestSchema,
  contractCaseDetailSchema,
  contractCaseListSchema,
  contractCaseQuerySchema,
  decideContractRequestSchema,
  refundContractRequestSchema,
} from '@gruenland/shared-contracts/api/staff-contracts.schema.ts';
import { deskIdSchema } from '@gruenland/shared-contracts/api/staff-service-requests.schema.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { requireRole } from '#modules/staff/require-role.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ContractDeskService } from './contract-case.service.ts';

const roles = ['leserservice'] as const;
const tags = ['redaktion'];
const base = '/api/redaktion/vertraege';
const config = { rateLimit: rateLimits.token };

/** The desk of Kündigungen and Widerrufe. */
export const contractDeskRoutes: FastifyPluginAsyncZod<{
  readonly contractDesk: ContractDeskService;
  readonly viewers: RequireViewer;
}> = async (app, { contractDesk, viewers }) => {
  app.get(
    base,
    {
      schema: {
        tags,
        querystring: contractCaseQuerySchema,
        response: { 200: contractCaseListSchema, ...problemResponses },
      },
    },
    async (request) => {
      await requireRole(viewers, request, roles);
      return contractDesk.list(request.query);
    },
  );
  app.get(
    `${base}/:id`,
    {
      schema: {
        tags,
        params: deskIdSchema,
        response: { 200: contractCaseDetailSchema, ...problemResponses },
      },
    },
    async (request) => {
      await requireRole(viewers, request, roles);
      return contractDesk.read(request.params.id);
    },
  );

  /** A piece of work about one declaration. */
  function work<Body extends z.ZodType>(
    name: string,
    body: Body,
    act: (member: User, id: string, request: z.output<Body>) => Promise<void>,
  ): void {
    app.post(
      `${base}/:id/${name}`,
      {
        schema: {
          tags,
          params: deskIdSchema,
          body,
          response: { 200: doneAnswerSchema, ...problemResponses },
        },
        config,
      },
      async (request) => {
        const member = await requireRole(viewers, request, roles);
        await act(member, request.params.id, request.body as z.output<Body>);
        return { done: true } as const;
      },
    );
  }
  work('zuordnen', assignContractRequestSchema, contractDesk.assign);
  work('entscheiden', decideContractRequestSchema, contractDesk.decide);
  work('erstatten', refundContractRequestSchema, contractDesk.refund);
  work('antworten', answerContractRequestSchema, contractDesk.answer);
  work('abschliessen', closeContractRequestSchema, contractDesk.close);
};
