import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  blockReferenceSchema,
  submissionResponseSchema,
  submissionRequestSchema,
  surveyResultsSchema,
  voteRequestSchema,
} from '@gruenland/shared-contracts/api/forms.schema.ts';

import type { SessionCookie, SessionViewerChecks } from '#modules/session/interface.ts';
import { rateLimits } from '#plugins/rate-limits.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { formFileRoutes } from './files/form-file.routes.ts';
import type { FormFileService } from './files/form-file.service.ts';
import type { SubmissionService } from './submission.service.ts';
import type { SurveyService } from './survey.service.ts';
import { createVoterId, setVoterCookie, readVoterCookie } from './voter-cookie.ts';

export interface FormsRouteOptions {
  readonly submissions: SubmissionService;
  readonly surveys: SurveyService;
  readonly formFiles: FormFileService;
  readonly viewerChecks: SessionViewerChecks;
  readonly cookie: SessionCookie;
  readonly signedIds: IdSigner;
}

/** Endpoints for forms and surveys from the content system. */
export const formsRoutes: FastifyPluginAsyncZod<FormsRouteOptions> = async (app, options) => {
  const { submissions, surveys, viewerChecks, cookie, signedIds } = options;
  const tags = ['forms'];
  const readVoter = async (request: FastifyRequest) => ({
    userId: (await viewerChecks.findUser(request))?.id ?? null,
    deviceId: readVoterCookie(request, signedIds),
  });

  app.post(
    '/api/forms/submissions',
    {
      schema: {
        tags,
        body: submissionRequestSchema,
        response: { 201: submissionResponseSchema },
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request, reply) => {
      const { files } = await submissions.submit(request.body, request.ip);
      return reply.code(201).send({ accepted: true, ...(files ? { files } : {}) });
    },
  );

  app.post(
    '/api/forms/votes',
    {
      schema: {
        tags,
        body: voteRequestSchema,
        response: { 200: surveyResultsSchema },
      },
      config: { rateLimit: rateLimits.forms },
    },
    async (request, reply) => {
      const voter = await readVoter(request);
      const isSecureCookie = cookie.name.startsWith('__Host-');
      // Sets the voter cookie for signed-in voters as well. Otherwise they could vote a second time
      // on this device after they sign out.
      const voterId = voter.deviceId ?? createVoterId();
      const voterWithDevice = { ...voter, deviceId: voterId };
      const results = await surveys.vote(request.body, voterWithDevice, request.ip);
      if (!voter.deviceId) setVoterCookie(reply, voterId, { signedIds, secure: isSecureCookie });
      return results;
    },
  );

  app.get(
    '/api/forms/results',
    {
      schema: {
        tags,
        querystring: blockReferenceSchema,
        response: { 200: surveyResultsSchema },
      },
    },
    async (request) => surveys.results(request.query, await readVoter(request)),
  );
  await app.register(formFileRoutes, options);
};
