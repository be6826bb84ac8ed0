import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  ContentError,
  createNotFoundError,
  createUnauthorizedError,
} from '#content/content-error.ts';
import { UnreadableStoryError } from '#stories/publishing/publish-story.ts';
import { getContentVersion } from '#stories/space.ts';
import { assetRoutes } from './asset-routes.ts';
import { componentRoutes } from './component-routes.ts';
import { datasourceRoutes } from './datasource-routes.ts';
import type { ManagedSpace } from './managed-space.ts';
import { storyRoutes } from './story-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** Maximum size of a request body in bytes. Stories often have 300 KB of rich text or more. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

const hashSha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ContentError) return reply.code(error.status).send(error.body);
  if (error instanceof UnreadableStoryError) return reply.code(422).send({ error: error.message });
  const { statusCode = 500 } = error as { readonly statusCode?: number };
  if (statusCode < 500) return reply.code(statusCode).send({ error: (error as Error).message });
  request.log.error({ err: error }, 'content management request failed');
  return reply.code(500).send({ error: 'Internal Server Error' });
}

/**
 * Serves the parts of the management API under `/v1` that `npm run content` needs: stories,
 * folders, components, groups, data sources and assets with signed uploads. Changes are written to
 * the content files.
 */
export async function managementService(
  app: FastifyInstance,
  managedSpace: ManagedSpace,
): Promise<void> {
  const { settings } = managedSpace;
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(createNotFoundError(), request, reply));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Upload forms need no token, because they are signed.
    if (request.routeOptions.url?.endsWith('/_uploads')) return;
    const token = (request.headers.authorization ?? '').replace(/^Bearer /u, '');
    if (!timingSafeEqual(hashSha256(token), hashSha256(managedSpace.token)))
      throw createUnauthorizedError();
    const { space } = request.params as { readonly space?: string };
    if (space !== undefined && space !== settings.spaceId) throw createNotFoundError();
  });
  app.get('/users/me', async () => ({ user: { id: 1, friendly_name: 'Embedded' } }));
  await app.register(
    async (space) => {
      space.addContentTypeParser(
        'application/json',
        { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
        space.getDefaultJsonParser('error', 'error'),
      );
      space.get('/', async () => ({
        space: {
          id: Number(settings.spaceId),
          name: settings.spaceName,
          domain: settings.previewUrl,
          version: getContentVersion(managedSpace.getSpace(), settings.now()),
          languages: settings.languages.map((code) => ({ code, name: code })),
        },
      }));
      storyRoutes(space, managedSpace);
      componentRoutes(space, managedSpace);
      datasourceRoutes(space, managedSpace);
      assetRoutes(space, managedSpace);
      webhookRoutes(space, managedSpace);
    },
    { prefix: '/spaces/:space' },
  );
}
