import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  answersQuerySchema,
  deleteAnswerRequestSchema,
  formAnswerPageSchema,
  formDeskSchema,
  surveyDeskSchema,
  surveyParamsSchema,
  surveyQuerySchema,
  surveyTextRequestSchema,
} from '@gruenland/shared-contracts/api/staff-forms.schema.ts';
import { deskIdSchema } from '@gruenland/shared-contracts/api/staff-subscribers.schema.ts';

import { requireRole } from '#modules/staff/require-role.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { fileResponse, problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import { formFileDeskRoutes } from './form-file.routes.ts';
import type { FormDeskService } from './form-answers.service.ts';

export interface FormDeskRouteParts {
  readonly formDesk: FormDeskService;
  readonly viewers: RequireViewer;
}

const root = '/api/redaktion/formulare';
const surveys = '/api/redaktion/umfragen';
const tags = ['redaktion'];
const config = { rateLimit: rateLimits.session };
const response = { 200: doneAnswerSchema, ...problemResponses };
const done = { done: true } as const;

/** Answers to forms, for the Redaktion. */
export const formDeskRoutes: FastifyPluginAsyncZod<FormDeskRouteParts> = async (app, parts) => {
  const { formDesk, viewers } = parts;
  app.get(
    root,
    { schema: { tags, response: { 200: formDeskSchema, ...problemResponses } } },
    async (request) => {
      await requireRole(viewers, request, ['redaktion']);
      return formDesk.overview();
    },
  );
  app.get(
    `${root}/antworten`,
    {
      schema: {
        tags,
        querystring: answersQuerySchema,
        response: { 200: formAnswerPageSchema, ...problemResponses },
      },
    },
    async (request) => {
      await requireRole(viewers, request, ['redaktion']);
      return formDesk.answers(request.query);
    },
  );
  app.get(
    `${root}/antworten.csv`,
    {
      schema: {
        tags,
        querystring: answersQuerySchema,
        response: { ...fileResponse('text/csv'), ...problemResponses },
      },
      config,
    },
    async (request, reply) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      const table = await formDesk.table(staff, request.query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="antworten.csv"')
        .header('cache-control', 'private, no-store')
        .send(table);
    },
  );
  app.post(
    `${root}/antworten/:id/loeschen`,
    { schema: { tags, params: deskIdSchema, body: deleteAnswerRequestSchema, response }, config },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      await formDesk.remove(staff, request.params.id);
      return done;
    },
  );
  await app.register(formFileDeskRoutes, parts);
};

/** Results of surveys, and what may be shown of answers in own words. */
export const surveyDeskRoutes: FastifyPluginAsyncZod<FormDeskRouteParts> = async (app, parts) => {
  const { formDesk, viewers } = parts;
  app.get(
    `${surveys}/:survey`,
    {
      schema: {
        tags,
        params: surveyParamsSchema,
        querystring: surveyQuerySchema,
        response: { 200: surveyDeskSchema, ...problemResponses },
      },
    },
    async (request) => {
      await requireRole(viewers, request, ['redaktion']);
      return formDesk.survey(request.params.survey, request.query.seite ?? 1);
    },
  );
  app.post(
    `${surveys}/texte/:id`,
    { schema: { tags, params: deskIdSchema, body: surveyTextRequestSchema, response }, config },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      await formDesk.decide(staff, request.params.id, request.body);
      return done;
    },
  );
};
