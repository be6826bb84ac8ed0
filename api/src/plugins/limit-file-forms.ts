import type { FastifyRequest } from 'fastify';
import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';

import { createConcurrencyLimit } from '#concurrency-limit.ts';
import { Problem } from '#problem.ts';

/**
 * In one process, 6 forms with files are read at once and 12 more wait unread. A form keeps one
 * file of at most 15 MB in memory, for a short time twice: 180 MB of the 512 MB of an api.
 */
const limit = createConcurrencyLimit(6, 12);
/**
 * Maximum number of forms per network. A single network must not occupy all places, because a slow
 * form can take minutes.
 */
const MAX_PER_NETWORK = 4;
const RETRY_AFTER_SECONDS = 2;

const formCounts = new Map<string, number>();

/**
 * Reads a form with files and processes it, if there is room for it. Fastify itself does not apply
 * `bodyLimit` to multipart forms.
 *
 * @throws Problem `request.too-large` if the request announces more than `bodyLimit` of its route,
 *   `upstream.busy` (503 with `Retry-After`) if too many forms are in flight
 */
export async function limitFileForms<Result>(
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'routeOptions'>,
  operation: () => Promise<Result>,
): Promise<Result> {
  const announcedBytes = Number(request.headers['content-length'] ?? 0);
  if (announcedBytes > request.routeOptions.bodyLimit) throw new Problem('request.too-large');
  const network = getVisitorNetwork(request.ip);
  const count = formCounts.get(network) ?? 0;
  if (count >= MAX_PER_NETWORK) {
    throw new Problem('upstream.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  formCounts.set(network, count + 1);
  try {
    return await limit(operation);
  } finally {
    const left = (formCounts.get(network) ?? 1) - 1;
    if (left > 0) formCounts.set(network, left);
    else formCounts.delete(network);
  }
}
