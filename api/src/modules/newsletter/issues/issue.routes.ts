import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { idParamsSchema } from '@gruenland/shared-contracts/api/staff-subscribers.schema.ts';
import {
  issueInputSchema,
  createIssueResponseSchema,
  issueSchema,
  issueVersionRequestSchema,
  saveIssueRequestSchema,
  sendIssueRequestSchema,
  articleChoicesSchema,
} from '@gruenland/shared-contracts/api/staff-newsletter-issues.schema.ts';

import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { createFileResponse } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { IssueService } from './issue.service.ts';

export interface IssueRouteOptions {
  readonly issues: IssueService;
  readonly viewerChecks: ViewerChecks;
}

const rootPath = '/api/staff/newsletter';
const issuePath = `${rootPath}/issues/:id`;
const tags = ['staff'];
const config = { rateLimit: rateLimits.session };
const response = { 200: doneResponseSchema };
const doneResponse = { done: true } as const;

/** Content-Security-Policy: allows the style attributes that mails need, and nothing else. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; " +
  "form-action 'none'; sandbox";

/** Endpoints to write and preview newsletter issues, for editors. */
export const issueRoutes: FastifyPluginAsyncZod<IssueRouteOptions> = async (app, options) => {
  const { issues, viewerChecks } = options;
  app.get(
    `${rootPath}/stories`,
    { schema: { tags, response: { 200: articleChoicesSchema } } },
    async (request) => {
      await requireRole(viewerChecks, request, ['editor']);
      return issues.choices();
    },
  );
  app.post(
    `${rootPath}/issues`,
    {
      schema: {
        tags,
        body: issueInputSchema,
        response: { 201: createIssueResponseSchema },
      },
      config,
    },
    async (request, reply) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      return reply.code(201).send({ id: await issues.create(staffMember, request.body) });
    },
  );
  app.get(
    issuePath,
    {
      schema: {
        tags,
        params: idParamsSchema,
        response: { 200: issueSchema },
      },
    },
    async (request) => {
      await requireRole(viewerChecks, request, ['editor']);
      return issues.read(request.params.id);
    },
  );
  app.get(
    `${issuePath}/preview.html`,
    {
      schema: {
        tags,
        params: idParamsSchema,
        response: { ...createFileResponse('text/html') },
      },
    },
    async (request, reply) => {
      await requireRole(viewerChecks, request, ['editor']);
      const html = await issues.html(request.params.id);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', contentSecurityPolicy)
        .send(html);
    },
  );
  app.post(
    issuePath,
    {
      schema: { tags, params: idParamsSchema, body: saveIssueRequestSchema, response },
      config,
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      await issues.save(staffMember, request.params.id, request.body);
      return doneResponse;
    },
  );
};

/** Endpoints to send a test mail of an issue, and to schedule and unschedule the issue. */
export const issueSendingRoutes: FastifyPluginAsyncZod<IssueRouteOptions> = async (
  app,
  options,
) => {
  const { issues, viewerChecks } = options;
  app.post(
    `${issuePath}/test-mail`,
    {
      schema: { tags, params: idParamsSchema, response },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      await issues.sendTestMail(staffMember, request.params.id);
      return doneResponse;
    },
  );
  app.post(
    `${issuePath}/schedule`,
    {
      schema: { tags, params: idParamsSchema, body: sendIssueRequestSchema, response },
      config,
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      await issues.send(staffMember, request.params.id, request.body);
      return doneResponse;
    },
  );
  app.post(
    `${issuePath}/unschedule`,
    {
      schema: { tags, params: idParamsSchema, body: issueVersionRequestSchema, response },
      config,
    },
    async (request) => {
      const staffMember = await requireRole(viewerChecks, request, ['editor']);
      await issues.unscheduleIssue(staffMember, request.params.id, request.body.version);
      return doneResponse;
    },
  );
};
