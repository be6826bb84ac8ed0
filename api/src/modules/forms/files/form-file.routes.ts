import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import {
  formFilesSchema,
  formFileQuerySchema,
} from '@gruenland/shared-contracts/api/form-files.schema.ts';
import { formFileLimits } from '@gruenland/shared-contracts/api/form-files.ts';
import { codeQuerySchema } from '@gruenland/shared-contracts/api/print-subscription.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import { rateLimits } from '#plugins/rate-limits.ts';
import { limitFileForms } from '#plugins/limit-file-forms.ts';
import { readSentFile } from '#plugins/sent-file.ts';
import type { SentFile } from '#plugins/sent-file.ts';

import type { FormFileService } from './form-file.service.ts';

/** Time limit of an upload request in milliseconds, long enough for slow connections. */
const requestTimeoutMs = 300_000;
const tags = ['forms'];

/**
 * Endpoints that read and change the files of a submission. The response to an upload from a plain
 * HTML form redirects back to the page of the form.
 */
export const formFileRoutes: FastifyPluginAsyncZod<{
  readonly formFiles: FormFileService;
}> = async (app, { formFiles }) => {
  await app.register(multipart, {
    limits: { fileSize: formFileLimits.maxBytes + 1, files: 1, fields: 2, fieldSize: 100 },
    throwFileSizeLimit: false,
  });
  app.get(
    '/api/forms/files',
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { 200: formFilesSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => formFiles.read(request.query.code),
  );
  app.post(
    '/api/forms/files',
    {
      config: { rateLimit: rateLimits.forms },
      bodyLimit: formFileLimits.maxBytes * 2,
      handlerTimeout: requestTimeoutMs,
      schema: {
        tags,
        description: 'multipart/form-data with one file; `entfernen` takes the present one away.',
        querystring: formFileQuerySchema,
        response: { 303: z.any() },
      },
    },
    async (request, reply) => {
      const { code, feld: field } = request.query;
      // The code is checked before the file is read, so that nobody can upload a file without a
      // submission.
      const { form } = await formFiles.read(code);
      const outcome = await limitFileForms(request, async () =>
        changeFile(formFiles, code, field, await readSentFile(request)),
      );
      const page = `${paths.form(form)}?${new URLSearchParams({ anhang: code, feld: field, datei: outcome })}`;
      return reply.header('cache-control', 'no-store').redirect(page, 303);
    },
  );
};

async function changeFile(
  formFiles: FormFileService,
  code: string,
  field: string,
  file: SentFile,
): Promise<string> {
  if (file !== 'entfernen')
    return (await formFiles.attachFile(code, field, file.name, file.bytes)) ?? 'da';
  await formFiles.remove(code, field);
  return 'entfernt';
}
