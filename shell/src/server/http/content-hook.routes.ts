import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PageServices } from '#server/pipeline/page-services.ts';
import { addContentGauge } from '#server/metrics/content-metrics.ts';
import { pollContent } from './content-poll.ts';
import { createRepeatDetector } from './repeat-detector.ts';

/**
 * Drops cached content when the content service reports a change: by a webhook with Storyblok's
 * signature (HMAC-SHA1 of the body), by its polled version, or through another shell.
 */
export async function contentHookRoutes(
  app: FastifyInstance,
  services: PageServices,
): Promise<void> {
  services.peers.onMessage(({ kind }) => {
    if (kind === 'content-changed') dropCachedContent(services);
  });
  const stop = pollContent({
    endpoint: services.config.settings.contentEndpoint,
    token: services.config.env.CONTENT_PUBLIC_TOKEN,
    onChange: () => dropCachedContent(services),
    onPoll: addContentGauge(services.metrics.registry),
  });
  app.addHook('onClose', async () => stop());
  const isRepeated = createRepeatDetector();
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
      if (!hasValidSignature(body, signature, services.config.env.CONTENT_WEBHOOK_SECRET)) {
        return reply.code(401).send({ error: 'Unauthorized' });
      }
      // Ignores repeated messages, because a replayed message has a valid signature too.
      if (isRepeated(body)) return reply.code(202).send({ accepted: true });
      dropCachedContent(services);
      services.peers.publish({ kind: 'content-changed' });
      return reply.code(202).send({ accepted: true });
    });
  });
}

/**
 * Milliseconds after a change at which cached content is dropped again. A page rendered during the
 * change may contain old content: remotes cache the content version for up to 0.8 s, and a hosted
 * content service may respond late.
 */
const DROP_DELAYS_MS = [1000, 2000, 4000, 8000];

function dropCachedContent({ cache, siteSettings }: PageServices): void {
  const drop = () => {
    siteSettings.invalidate();
    cache.dropByTags(['content']);
  };
  drop();
  for (const ms of DROP_DELAYS_MS) setTimeout(drop, ms).unref();
}

function hasValidSignature(body: Buffer, signature: unknown, secret: string): boolean {
  const expectedSignature = createHmac('sha1', secret).update(body).digest();
  const sentSignature =
    typeof signature === 'string' && /^[0-9a-f]{40}$/.test(signature)
      ? Buffer.from(signature, 'hex')
      : null;
  return sentSignature !== null && timingSafeEqual(sentSignature, expectedSignature);
}
