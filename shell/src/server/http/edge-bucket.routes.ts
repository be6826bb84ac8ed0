import type { FastifyInstance } from 'fastify';
import { BUCKET_COOKIE, visitorBucket } from '#server/canary/visitor-bucket.ts';
import { RELEASE_BUCKET, releaseBucket } from '#server/canary/release-bucket.ts';
import type { PageServices } from '#server/pipeline/page-context.ts';
import { keepForEdgeSecond } from './edge-second.ts';

/**
 * Tells an edge which combination of releases a visitor's number stands for, so that its cache can
 * keep one page per combination instead of one per number (`deploy/nginx`).
 */
export function edgeBucketRoutes(app: FastifyInstance, { snapshots }: PageServices): void {
  app.get('/_edge/bucket', async (request, reply) => {
    const snapshot = snapshots.forBucket(visitorBucket(request.cookies[BUCKET_COOKIE]));
    reply
      .code(204)
      .header(RELEASE_BUCKET, releaseBucket(snapshot, snapshots.current))
      .header('cache-control', 'public, max-age=0, s-maxage=1, stale-if-error=86400');
    keepForEdgeSecond(request, reply);
    return reply.send();
  });
}
