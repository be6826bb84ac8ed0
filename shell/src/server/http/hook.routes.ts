import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PageServices } from '#server/pipeline/page-context.ts';

/** The content service tells of changes here; signed as Storyblok signs (HMAC-SHA1 of the body). */
export async function hookRoutes(app: FastifyInstance, services: PageServices): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, body),
    );
    scope.post('/_hooks/content', async (request, reply) => {
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const signature = request.headers['webhook-signature'];
      if (!isSigned(body, signature, services.config.env.CONTENT_WEBHOOK_SECRET)) {
        return reply.code(401).send({ error: 'Unauthorized' });
      }
      dropContent(services);
      return reply.code(202).send({ accepted: true });
    });
  });
}

/**
 * Milliseconds after which content is dropped once more: a page rendered right at the change may
 * still have been made from the former content version.
 */
const SECOND_DROP_MS = 2500;

function dropContent({ cache }: PageServices): void {
  cache.dropTags(['content']);
  setTimeout(() => cache.dropTags(['content']), SECOND_DROP_MS).unref();
}

function isSigned(body: Buffer, signature: unknown, secret: string): boolean {
  const expected = createHmac('sha1', secret).update(body).digest();
  const given =
    typeof signature === 'string' && /^[0-9a-f]{40}$/.test(signature)
      ? Buffer.from(signature, 'hex')
      : null;
  return given !== null && timingSafeEqual(given, expected);
}
