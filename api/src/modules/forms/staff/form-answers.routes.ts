import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  storedSubmissionsQuerySchema,
  deleteSubmissionRequestSchema,
  storedSubmissionPageSchema,
  formOverviewSchema,
  surveyDetailSchema,
  surveyParamsSchema,
  surveyQuerySchema,
  surveyTextRequestSchema,
} from '@gruenland/shared-contracts/api/staff-forms.schema.ts';
import { idParamsSchema } from '@gruenland/shared-contracts/api/staff-subscribers.schema.ts';

import { requireRole } from '#access/require-role.ts';
import { createFileResponse } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import { staffFormFileRoutes } from './form-file.routes.ts';
import type { StaffFormRouteOptions } from './staff-form-route-options.ts';

const formsPath = '/api/staff/forms';
const surveysPath = '/api/staff/surveys';
const tags = ['staff'];
const config = { rateLimit: rateLimits.session };
const response = { 200: doneResponseSchema };
const doneResponse = { done: true } as const;

/** Staff endpoints for answers to forms. */
export const staffFormRoutes: FastifyPluginAsyncZod<StaffFormRouteOptions> = async (
  app,
  options,
) => {
  const { staffForms, viewerChecks } = options;
  app.get(
    formsPath,
    { schema: { tags, response: { 200: formOverviewSchema } } },
    async (request) => {
      await requireRole(viewerChecks, request, ['editor']);
      return staffForms.readOverview();
    },
  );
  app.get(
    `${formsPath}/answers`,
    {
      schema: {
        tags,
        querystring: storedSubmissionsQuerySchema,
        response: { 200: storedSubmissionPageSchema },
      },
    },
    async (request) => {
      await requireRole(viewerChecks, request, ['editor']);
      return staffForms.answers(request.query);
    },
  );
  app.get(
    `${formsPath}/answers.csv`,
    {
      schema: {
        tags,
        querystring: storedSubmissionsQuerySchema,
        response: { ...createFileResponse('text/csv') },
      },
      config,
    },
    async (request, reply) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      const csvText = await staffForms.exportCsv(staffMember, request.query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="antworten.csv"')
        .header('cache-control', 'private, no-store')
        .send(csvText);
    },
  );
  app.post(
    `${formsPath}/answers/:id/delete`,
    {
      schema: { tags, params: idParamsSchema, body: deleteSubmissionRequestSchema, response },
      config,
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      await staffForms.remove(staffMember, request.params.id);
      return doneResponse;
    },
  );
  await app.register(staffFormFileRoutes, options);
};

/** Staff endpoints for survey results and for the review of free-text answers. */
export const staffSurveyRoutes: FastifyPluginAsyncZod<StaffFormRouteOptions> = async (
  app,
  options,
) => {
  const { staffForms, viewerChecks } = options;
  app.get(
    `${surveysPath}/:survey`,
    {
      schema: {
        tags,
        params: surveyParamsSchema,
        querystring: surveyQuerySchema,
        response: { 200: surveyDetailSchema },
      },
    },
    async (request) => {
      await requireRole(viewerChecks, request, ['editor']);
      return staffForms.readSurvey(request.params.survey, request.query.seite ?? 1);
    },
  );
  app.post(
    `${surveysPath}/texts/:id`,
    { schema: { tags, params: idParamsSchema, body: surveyTextRequestSchema, response }, config },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      await staffForms.decide(staffMember, request.params.id, request.body);
      return doneResponse;
    },
  );
};
