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

import { requireRole } from '#modules/staff/require-role.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { DrawDeskService } from './draw.service.ts';

export interface DrawDeskRouteParts {
  readonly drawDesk: DrawDeskService;
  readonly viewers: RequireViewer;
}

const root = '/api/redaktion/gewinnspiele';
const one = `${root}/:draw`;
const winner = `${one}/gewinner/:id`;
const tags = ['redaktion'];
const config = { rateLimit: rateLimits.session };
const response = { 200: doneAnswerSchema, ...problemResponses };
const done = { done: true } as const;

/** Prize draws, for the Redaktion: looking and drawing. */
export const drawDeskRoutes: FastifyPluginAsyncZod<DrawDeskRouteParts> = async (app, parts) => {
  const { drawDesk, viewers } = parts;
  app.get(
    root,
    { schema: { tags, response: { 200: drawListSchema, ...problemResponses } } },
    async (request) => {
      await requireRole(viewers, request, ['redaktion']);
      return drawDesk.list();
    },
  );
  app.get(
    one,
    {
      schema: {
        tags,
        params: drawParamsSchema,
        response: { 200: drawDetailSchema, ...problemResponses },
      },
    },
    async (request) => {
      await requireRole(viewers, request, ['redaktion']);
      return drawDesk.read(request.params.draw);
    },
  );
  app.get(
    `${one}/nachrechnen`,
    {
      schema: {
        tags,
        params: drawParamsSchema,
        response: { 200: drawAuditSchema, ...problemResponses },
      },
      config,
    },
    async (request) => {
      await requireRole(viewers, request, ['redaktion']);
      return drawDesk.audit(request.params.draw);
    },
  );
  app.post(
    `${one}/ziehen`,
    { schema: { tags, params: drawParamsSchema, body: drawRequestSchema, response }, config },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      await drawDesk.draw(staff, request.params.draw, request.body);
      return done;
    },
  );
};

/** What becomes of winners. */
export const drawWinnerRoutes: FastifyPluginAsyncZod<DrawDeskRouteParts> = async (app, parts) => {
  const { drawDesk, viewers } = parts;
  const params = winnerParamsSchema;
  app.post(
    `${winner}/benachrichtigen`,
    { schema: { tags, params, body: winnerRequestSchema, response }, config },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      const { draw, id } = request.params;
      await drawDesk.notify(staff, draw, id, request.body.version);
      return done;
    },
  );
  app.post(
    `${winner}/angenommen`,
    { schema: { tags, params, body: winnerRequestSchema, response }, config },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      const { draw, id } = request.params;
      await drawDesk.accept(staff, draw, id, request.body.version);
      return done;
    },
  );
  app.post(
    `${winner}/ersatz`,
    { schema: { tags, params, body: replaceRequestSchema, response }, config },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      const { draw, id } = request.params;
      await drawDesk.replace(staff, draw, id, request.body);
      return done;
    },
  );
};
