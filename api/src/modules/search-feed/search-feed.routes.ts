import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SearchFeed } from './search-feed.service.ts';

export interface SearchFeedOptions {
  readonly feed: SearchFeed;
  readonly webhookSecret: string;
}

function hasValidSignature(body: Buffer, signature: unknown, secret: string): boolean {
  const expectedSignature = createHmac('sha1', secret).update(body).digest();
  const actualSignature =
    typeof signature === 'string' && /^[0-9a-f]{40}$/u.test(signature)
      ? Buffer.from(signature, 'hex')
      : null;
  return actualSignature !== null && timingSafeEqual(actualSignature, expectedSignature);
}

/**
 * Registers the endpoint that the content service calls when a Storyblok story has changed. The
 * endpoint verifies Storyblok's signature of the call.
 */
export async function searchFeedRoutes(
  app: FastifyInstance,
  { feed, webhookSecret }: SearchFeedOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, body),
    );
    scope.post('/api/hooks/content', { schema: { hide: true } }, async (request, reply) => {
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      if (!hasValidSignature(body, request.headers['webhook-signature'], webhookSecret)) {
        return reply.code(401).send({ error: 'Unauthorized' });
      }
      feed.scheduleUpdate();
      return reply.code(202).send({ accepted: true });
    });
  });
}
