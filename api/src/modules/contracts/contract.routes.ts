import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  cancelContractRequestSchema,
  contractReceiptSchema,
  withdrawContractRequestSchema,
} from '@gruenland/shared-contracts/api/contracts.schema.ts';
import {
  codeResponseSchema,
  codeQuerySchema,
} from '@gruenland/shared-contracts/api/print-subscription.schema.ts';

import { createIdempotentRequest } from '#idempotency/idempotency-key.ts';
import { createFileResponse } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { ContractService } from './contract.service.ts';

/** Endpoints for cancellation (§ 312k BGB) and withdrawal (§ 356a BGB), without a login. */
export const contractRoutes: FastifyPluginAsyncZod<{
  readonly contracts: ContractService;
}> = async (app, { contracts }) => {
  const tags = ['contracts'];
  const createdResponses = { 201: codeResponseSchema };
  const config = { rateLimit: rateLimits.register };

  app.post(
    '/api/contracts/cancellations',
    { schema: { tags, body: cancelContractRequestSchema, response: createdResponses }, config },
    async (request, reply) => {
      const idempotentRequest = createIdempotentRequest(request, 'visitor');
      return reply.code(201).send(await contracts.cancel(request.body, idempotentRequest));
    },
  );

  app.post(
    '/api/contracts/withdrawals',
    { schema: { tags, body: withdrawContractRequestSchema, response: createdResponses }, config },
    async (request, reply) => {
      const idempotentRequest = createIdempotentRequest(request, 'visitor');
      return reply.code(201).send(await contracts.withdraw(request.body, idempotentRequest));
    },
  );

  app.get(
    '/api/contracts/receipt',
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { 200: contractReceiptSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => contracts.readReceipt(request.query.code),
  );

  app.get(
    '/api/contracts/receipt-file',
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { ...createFileResponse('text/plain') },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request, reply) => {
      const { name, text } = await contracts.readReceiptFile(request.query.code);
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('text/plain; charset=utf-8')
        .send(text);
    },
  );
};
