import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneAnswerSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { deskIdSchema } from '@gruenland/shared-contracts/api/staff-subscribers.schema.ts';
import {
  issueInputSchema,
  issueMadeSchema,
  issueSchema,
  issueVersionRequestSchema,
  saveIssueRequestSchema,
  sendIssueRequestSchema,
  storyChoicesSchema,
} from '@gruenland/shared-contracts/api/staff-newsletter-issues.schema.ts';

import { requireRole } from '#modules/staff/require-role.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { fileResponse, problemResponses } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { IssueService } from './issue.service.ts';

export interface IssueRouteParts {
  readonly issues: IssueService;
  readonly viewers: RequireViewer;
}

const root = '/api/redaktion/newsletter';
const one = `${root}/ausgaben/:id`;
const tags = ['redaktion'];
const config = { rateLimit: rateLimits.session };
const answer = { 200: doneAnswerSchema, ...problemResponses };
const done = { done: true } as const;

/** A mail brings its styles in attributes; nothing else is let in. */
const previewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; " +
  "form-action 'none'; sandbox";

/** Issues of newsletters; for the Redaktion. */
export const issueRoutes: FastifyPluginAsyncZod<IssueRouteParts> = async (app, parts) => {
  const { issues, viewers } = parts;
  app.get(
    `${root}/geschichten`,
    { schema: { tags, response: { 200: storyChoicesSchema, ...problemResponses } } },
    async (request) => {
      await requireRole(viewers, request, ['redaktion']);
      return issues.choices();
    },
  );
  app.post(
    `${root}/ausgaben`,
    {
      schema: {
        tags,
        body: issueInputSchema,
        response: { 201: issueMadeSchema, ...problemResponses },
      },
      config,
    },
    async (request, reply) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      return reply.code(201).send({ id: await issues.create(staff, request.body) });
    },
  );
  app.get(
    one,
    {
      schema: {
        tags,
        params: deskIdSchema,
        response: { 200: issueSchema, ...problemResponses },
      },
    },
    async (request) => {
      await requireRole(viewers, request, ['redaktion']);
      return issues.read(request.params.id);
    },
  );
  app.get(
    `${one}/vorschau.html`,
    {
      schema: {
        tags,
        params: deskIdSchema,
        response: { ...fileResponse('text/html'), ...problemResponses },
      },
    },
    async (request, reply) => {
      await requireRole(viewers, request, ['redaktion']);
      const html = await issues.html(request.params.id);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', previewPolicy)
        .send(html);
    },
  );
  app.post(
    one,
    {
      schema: { tags, params: deskIdSchema, body: saveIssueRequestSchema, response: answer },
      config,
    },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      await issues.save(staff, request.params.id, request.body);
      return done;
    },
  );
};

/** Trying an issue, letting it go, taking it back. */
export const issueSendingRoutes: FastifyPluginAsyncZod<IssueRouteParts> = async (app, parts) => {
  const { issues, viewers } = parts;
  app.post(
    `${one}/probe`,
    {
      schema: { tags, params: deskIdSchema, response: answer },
      config: { rateLimit: rateLimits.forms },
    },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      await issues.test(staff, request.params.id);
      return done;
    },
  );
  app.post(
    `${one}/versand`,
    {
      schema: { tags, params: deskIdSchema, body: sendIssueRequestSchema, response: answer },
      config,
    },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      await issues.send(staff, request.params.id, request.body);
      return done;
    },
  );
  app.post(
    `${one}/zurueck`,
    {
      schema: { tags, params: deskIdSchema, body: issueVersionRequestSchema, response: answer },
      config,
    },
    async (request) => {
      const staff = await requireRole(viewers, request, ['redaktion']);
      await issues.takeBack(staff, request.params.id, request.body.version);
      return done;
    },
  );
};
