import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  drawingAuditSchema,
  prizeDrawDetailSchema,
  prizeDrawListSchema,
  prizeDrawParamsSchema,
  drawingRequestSchema,
  replaceWinnerRequestSchema,
  winnerParamsSchema,
  winnerRequestSchema,
} from '@gruenland/shared-contracts/api/staff-prize-draws.schema.ts';

import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { StaffDrawService } from './draw.service.ts';

export interface StaffDrawRouteOptions {
  readonly staffDraws: StaffDrawService;
  readonly viewerChecks: ViewerChecks;
}

const drawsPath = '/api/staff/prize-draws';
const drawPath = `${drawsPath}/:draw`;
const winnerPath = `${drawPath}/winners/:id`;
const tags = ['staff'];
const config = { rateLimit: rateLimits.session };
const response = { 200: doneResponseSchema };
const doneResponse = { done: true } as const;

/** Staff endpoints that list and show prize draws and draw the winners. */
export const staffDrawRoutes: FastifyPluginAsyncZod<StaffDrawRouteOptions> = async (
  app,
  options,
) => {
  const { staffDraws, viewerChecks } = options;
  app.get(
    drawsPath,
    { schema: { tags, response: { 200: prizeDrawListSchema } } },
    async (request) => {
      await requireRole(viewerChecks, request, ['editor']);
      return staffDraws.list();
    },
  );
  app.get(
    drawPath,
    {
      schema: {
        tags,
        params: prizeDrawParamsSchema,
        response: { 200: prizeDrawDetailSchema },
      },
    },
    async (request) => {
      await requireRole(viewerChecks, request, ['editor']);
      return staffDraws.read(request.params.draw);
    },
  );
  app.get(
    `${drawPath}/verify`,
    {
      schema: {
        tags,
        params: prizeDrawParamsSchema,
        response: { 200: drawingAuditSchema },
      },
      config,
    },
    async (request) => {
      await requireRole(viewerChecks, request, ['editor']);
      return staffDraws.auditDrawings(request.params.draw);
    },
  );
  app.post(
    `${drawPath}/draw`,
    {
      schema: { tags, params: prizeDrawParamsSchema, body: drawingRequestSchema, response },
      config,
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      await staffDraws.drawWinners(staffMember, request.params.draw, request.body);
      return doneResponse;
    },
  );
};

/** Staff endpoints that notify a winner, record the answer or replace the winner. */
export const staffWinnerRoutes: FastifyPluginAsyncZod<StaffDrawRouteOptions> = async (
  app,
  options,
) => {
  const { staffDraws, viewerChecks } = options;
  const params = winnerParamsSchema;
  app.post(
    `${winnerPath}/notify`,
    { schema: { tags, params, body: winnerRequestSchema, response }, config },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      const { draw, id } = request.params;
      await staffDraws.notifyWinner(staffMember, draw, id, request.body.version);
      return doneResponse;
    },
  );
  app.post(
    `${winnerPath}/accept`,
    { schema: { tags, params, body: winnerRequestSchema, response }, config },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      const { draw, id } = request.params;
      await staffDraws.acceptWinner(staffMember, draw, id, request.body.version);
      return doneResponse;
    },
  );
  app.post(
    `${winnerPath}/replace`,
    { schema: { tags, params, body: replaceWinnerRequestSchema, response }, config },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      const { draw, id } = request.params;
      await staffDraws.replaceWinner(staffMember, draw, id, request.body);
      return doneResponse;
    },
  );
};
