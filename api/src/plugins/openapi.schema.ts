import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { de } from 'zod/locales';

import { problemDetailsSchema } from '@gruenland/shared-contracts/api/problem.schema.ts';

/**
 * The error responses that the OpenAPI document lists for every route with responses.
 * `sendProblem` writes the actual responses.
 */
const PROBLEM_RESPONSES = {
  '4xx': {
    description: 'Refused; `code` is stable, `title` is for people.',
    content: { 'application/problem+json': { schema: problemDetailsSchema } },
  },
  '5xx': {
    description: 'Failed; may be tried again later.',
    content: { 'application/problem+json': { schema: problemDetailsSchema } },
  },
} as const;

/** Creates the description of a file download for the OpenAPI document. */
export const createFileResponse = (...types: readonly string[]) => ({
  200: {
    description: 'A file to keep.',
    content: Object.fromEntries(types.map((type) => [type, { schema: z.any() }])),
  },
});

const germanMessages = de().localeError;

/**
 * Validates like the compiler of fastify-type-provider-zod, with German messages, because users see
 * them. `z.config` would make every message of the process German, also those for programmers.
 */
const compileGermanValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const parsed = schema.safeParse(data, { error: germanMessages });
    if (parsed.success) return { value: parsed.data };
    const error = parsed.error.issues.map(({ path, code, message }) => ({
      keyword: code,
      instancePath: `/${path.join('/')}`,
      schemaPath: `#/${path.join('/')}/${code}`,
      message,
      params: {},
    }));
    return { error };
  };

/**
 * Validates requests and responses with the zod schemas of shared-contracts and generates
 * `/api/openapi.json` from them.
 */
export async function addSchemaValidation(app: FastifyInstance): Promise<void> {
  app.setValidatorCompiler(compileGermanValidator);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRoute', (route) => {
    if (!route.schema?.response) return;
    route.schema = {
      ...route.schema,
      response: { ...PROBLEM_RESPONSES, ...route.schema.response },
    };
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Grünland API', version: '1' },
      servers: [{ url: '/' }],
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return app.swagger();
  });
}
