import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether the route drops and logs body fields that are missing in its schema, instead of
     * refusing the request. Set it only for forms whose fields are all content: a remote that is
     * newer than the api may send additional content fields.
     */
    readonly dropsUnknownFields?: boolean;
  }
}

/** Maximum number of dropped fields that are logged per request. */
const maxLoggedFields = 10;

/**
 * Drops unknown body fields in requests to routes with `dropsUnknownFields`. Logs the names of the
 * fields, never their values.
 */
export function addUnknownFieldRemoval(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { config, schema } = request.routeOptions;
    if (!config.dropsUnknownFields || !(schema?.body instanceof z.ZodType)) return;
    const { error } = schema.body.safeParse(request.body);
    const unknownFields = new Set(
      (error?.issues ?? []).flatMap((issue) =>
        issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
      ),
    );
    if (unknownFields.size === 0) return;
    const entries = Object.entries(request.body as object);
    request.body = Object.fromEntries(entries.filter(([name]) => !unknownFields.has(name)));
    const fields = [...unknownFields]
      .filter((name) => /^\w{1,40}$/u.test(name))
      .slice(0, maxLoggedFields);
    request.log.warn({ fields }, 'dropped unknown fields of a form');
  });
}
