import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  drawAuditSchema,
  drawDetailSchema,
  drawListSchema,
  drawParamsSchema,
  drawRequestSchema,
  replaceRequestSchema,
  winnerParamsSchema,
  winnerRequestSchema,
} from '@gruenland/shared-contracts/api/staff-prize-draws.schema.ts';

import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { StaffDrawService } from './draw.service.ts';

export interface StaffDrawRouteOptions {
  readonly staffDraws: StaffDrawService;
  readonly viewers: ViewerChecks;
}

const drawsPath = '/api/staff/prize-draws';
const drawPath = `${drawsPath}/:draw`;
const winnerPath = `${drawPath}/winners/:id`;
const tags = ['staff'];
const config = { rateLimit: rateLimits.session };
const response = { 200: doneAnswerSchema, ...problemResponses };
const doneAnswer = { done: true } as const;

/** Staff endpoints that list and show prize draws and draw the winners. */
export const staffDrawRoutes: FastifyPluginAsyncZod<StaffDrawRouteOptions> = async (
  app,
  options,
) => {
  const { staffDraws, viewers } = options;
  app.get(
    drawsPath,
    { schema: { tags, response: { 200: drawListSchema, ...problemResponses } } },
    async (request) => {
      await requireRole(viewers, request, ['editor']);
      return staffDraws.list();
    },
  );
  app.get(
    drawPath,
    {
      schema: {
        tags,
        params: drawParamsSchema,
        response: { 200: drawDetailSchema, ...problemResponses },
      },
    },
    async (request) => {
      await requireRole(viewers, request, ['editor']);
      return staffDraws.read(request.params.draw);
    },
  );
  app.get(
    `${drawPath}/verify`,
    {
      schema: {
        tags,
        params: drawParamsSchema,
        response: { 200: drawAuditSchema, ...problemResponses },
      },
      config,
    },
    async (request) => {
      await requireRole(viewers, request, ['editor']);
      return staffDraws.auditDrawings(request.params.draw);
    },
  );
  app.post(
    `${drawPath}/draw`,
    { schema: { tags, params: drawParamsSchema, body: drawRequestSchema, response }, config },
    async (request) => {
      const staffMember = await requireRole(viewers, request, ['editor']);
      await staffDraws.drawWinners(staffMember, request.params.draw, request.body);
      return doneAnswer;
    },
  );
};

/** Staff endpoints that notify a winner, record the answer or replace the winner. */
export const staffWinnerRoutes: FastifyPluginAsyncZod<StaffDrawRouteOptions> = async (
  app,
  options,
) => {
  const { staffDraws, viewers } = options;
  const params = winnerParamsSchema;
  app.post(
    `${winnerPath}/notify`,
    { schema: { tags, params, body: winnerRequestSchema, response }, config },
    async (request) => {
      const staffMember = await requireRole(viewers, request, ['editor']);
      const { draw, id } = request.params;
      await staffDraws.notifyWinner(staffMember, draw, id, request.body.version);
      return doneAnswer;
    },
  );
  app.post(
    `${winnerPath}/accept`,
    { schema: { tags, params, body: winnerRequestSchema, response }, config },
    async (request) => {
      const staffMember = await requireRole(viewers, request, ['editor']);
      const { draw, id } = request.params;
      await staffDraws.accept(staffMember, draw, id, request.body.version);
      return doneAnswer;
    },
  );
  app.post(
    `${winnerPath}/replace`,
    { schema: { tags, params, body: replaceRequestSchema, response }, config },
    async (request) => {
      const staffMember = await requireRole(viewers, request, ['editor']);
      const { draw, id } = request.params;
      await staffDraws.replaceWinner(staffMember, draw, id, request.body);
      return doneAnswer;
    },
  );
};
