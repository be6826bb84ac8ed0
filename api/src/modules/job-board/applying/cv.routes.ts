import multipart from '@fastify/multipart';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { applicationLimits } from '@gruenland/shared-contracts/api/job-applications.ts';
import type { CvRefusal } from '@gruenland/shared-contracts/api/job-applications.ts';
import { codeQuerySchema } from '@gruenland/shared-contracts/api/print-subscription.schema.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';

import { rateLimits } from '#plugins/rate-limits.ts';
import { limitFileForms } from '#plugins/limit-file-forms.ts';
import { readSentFile } from '#plugins/sent-file.ts';

import type { CvService } from './cv.service.ts';

/** Time limit of an upload request in milliseconds, long enough for slow connections. */
const requestTimeoutMs = 300_000;

/**
 * Endpoints for the CV of an application. The response to an upload from a plain HTML form
 * redirects to the application's page.
 */
export const cvRoutes: FastifyPluginAsyncZod<{ readonly cvs: CvService }> = async (
  app,
  { cvs },
) => {
  await app.register(multipart, {
    limits: { fileSize: applicationLimits.maxCvBytes + 1, files: 1, fields: 2, fieldSize: 100 },
    throwFileSizeLimit: false,
  });
  const options = {
    config: { rateLimit: rateLimits.forms },
    bodyLimit: applicationLimits.maxCvBytes * 2,
    handlerTimeout: requestTimeoutMs,
  };
  app.post(
    '/api/jobs/applications/cv',
    {
      ...options,
      schema: {
        tags: ['jobs'],
        description: 'multipart/form-data with one file; `entfernen` takes the present one away.',
        querystring: codeQuerySchema,
        response: { 303: z.any() },
      },
    },
    async (request, reply) => {
      const { code } = request.query;
      await cvs.check(code);
      return limitFileForms(request, async () => {
        const file = await readSentFile(request);
        if (file === 'entfernen')
          return redirectToApplication(reply, code, await cvs.remove(code), 'entfernt');
        return redirectToApplication(
          reply,
          code,
          await cvs.attach(code, file.name, file.bytes),
          'da',
        );
      });
    },
  );
};

function redirectToApplication(
  reply: FastifyReply,
  code: string,
  refusal: CvRefusal | null,
  result: string,
) {
  const page = `${jobPaths.application(code)}&lebenslauf=${refusal ?? result}`;
  return reply.header('cache-control', 'no-store').redirect(page, 303);
}
