import type { FastifyInstance } from 'fastify';
import { BUCKET_COOKIE, readVisitorBucket } from '#server/canary/visitor-bucket.ts';
import { RELEASE_BUCKET_HEADER, getReleaseBucket } from '#server/canary/release-bucket.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';
import { expireWithEdgeSecond } from './edge-expiry.ts';

/**
 * Registers the route that returns a visitor's release bucket, so that the nginx edge caches one
 * page per release combination instead of one per bucket number (`deploy/nginx`).
 */
export function edgeBucketRoutes(app: FastifyInstance, { snapshots }: PageServices): void {
  app.get('/_edge/bucket', async (request, reply) => {
    const snapshot = snapshots.selectSnapshot(readVisitorBucket(request.cookies[BUCKET_COOKIE]));
    reply
      .code(204)
      .header(RELEASE_BUCKET_HEADER, getReleaseBucket(snapshot, snapshots.current))
      .header('cache-control', 'public, max-age=0, s-maxage=1, stale-if-error=86400');
    expireWithEdgeSecond(request, reply);
    return reply.send();
  });
}
