import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  activeMeasuresSchema,
  operationsDeskSchema,
  remoteParamsSchema,
  rollbackOrderRequestSchema,
  stopCanaryRequestSchema,
  switchRequestSchema,
} from '@gruenland/shared-contracts/api/staff-operations.schema.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { requireRole } from '#modules/staff/require-role.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { MeasureService } from './kill-switch.service.ts';

export interface MeasureRouteParts {
  readonly measures: MeasureService;
  readonly viewers: RequireViewer;
}

const root = '/api/redaktion/betrieb';
const tags = ['redaktion'];
const config = { rateLimit: rateLimits.token };
const params = remoteParamsSchema;
const response = { 200: doneAnswerSchema, ...problemResponses };
const done = { done: true } as const;

/** How the site is run: for the Betrieb, and what shells follow. */
export const measureRoutes: FastifyPluginAsyncZod<MeasureRouteParts> = async (app, parts) => {
  const { measures, viewers } = parts;
  /** A session that lies open on a desk changes nothing: who acts proved it within half an hour. */
  const acting = async (request: FastifyRequest): Promise<User> => {
    const staff = await requireRole(viewers, request, ['betrieb']);
    await viewers.requireFresh(request);
    return staff;
  };
  app.get(
    '/api/betrieb/massnahmen',
    { schema: { tags: ['betrieb'], response: { 200: activeMeasuresSchema, ...problemResponses } } },
    async () => measures.active(),
  );
  app.get(
    root,
    { schema: { tags, response: { 200: operationsDeskSchema, ...problemResponses } } },
    async (request) => {
      await requireRole(viewers, request, ['betrieb']);
      return measures.desk();
    },
  );
  app.post(
    `${root}/:remote/abschalten`,
    { schema: { tags, params, body: switchRequestSchema, response }, config },
    async (request) => {
      await measures.switchOff(await acting(request), request.params.remote, request.body);
      return done;
    },
  );
  app.post(
    `${root}/:remote/anschalten`,
    { schema: { tags, params, body: switchRequestSchema, response }, config },
    async (request) => {
      await measures.switchOn(await acting(request), request.params.remote, request.body);
      return done;
    },
  );
  app.post(
    `${root}/:remote/canary-beenden`,
    { schema: { tags, params, body: stopCanaryRequestSchema, response }, config },
    async (request) => {
      await measures.stopCanary(await acting(request), request.params.remote, request.body);
      return done;
    },
  );
  app.post(
    `${root}/:remote/rueckkehr`,
    { schema: { tags, params, body: rollbackOrderRequestSchema, response }, config },
    async (request) => {
      await measures.orderRollback(await acting(request), request.params.remote, request.body);
      return done;
    },
  );
};
