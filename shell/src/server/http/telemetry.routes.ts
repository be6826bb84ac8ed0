import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';
import type { ErrorReport } from '@gruenland/shared-contracts/api/telemetry.ts';
import {
  errorReportsRequestSchema,
  vitalReportsRequestSchema,
} from '@gruenland/shared-contracts/api/telemetry.schema.ts';
import type { ReleaseReference } from '#server/metrics/release-metrics.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';

/** Maximum size of a batch of reports in bytes. */
const MAX_BODY_BYTES = 128 * 1024;
/** Milliseconds within which the API must store the reports. */
const TIMEOUT_MS = 3000;
const FORWARDED_HEADERS = ['content-type', 'user-agent', 'origin', 'sec-fetch-site'] as const;

/** Maximum number of requests of one network per minute, the same as at the API. */
const MAX_REQUESTS_PER_MINUTE = 60;
/** Maximum number of networks whose requests are counted. */
const MAX_NETWORKS = 10_000;

/**
 * Receives errors and web vitals from browsers, counts them and forwards them to the API. Because
 * the shell counts the errors itself, it can stop a canary that fails in browsers.
 */
export function telemetryRoutes(app: FastifyInstance, services: PageServices): void {
  const { metrics, snapshots } = services;
  const isReleaseInUse = ({ remote, release }: ReleaseReference): boolean =>
    [...snapshots.listReleasesInUse()].some(({ name, id }) => name === remote && id === release);

  const requestCounts = new LRUCache<string, { count: number }>({
    max: MAX_NETWORKS,
    ttl: 60_000,
  });

  /**
   * Sends 429 if a network exceeds `MAX_REQUESTS_PER_MINUTE`, before the report is parsed, counted
   * or forwarded.
   */
  const limitRequests = async (request: FastifyRequest, reply: FastifyReply) => {
    const network = getVisitorNetwork(request.ip);
    const requests = requestCounts.get(network) ?? { count: 0 };
    if (requests.count === 0) requestCounts.set(network, requests);
    requests.count += 1;
    if (requests.count > MAX_REQUESTS_PER_MINUTE)
      await reply.code(429).header('cache-control', 'no-store').header('retry-after', '60').send();
  };
  const options = { bodyLimit: MAX_BODY_BYTES, onRequest: limitRequests };

  app.post('/api/telemetry/errors', options, async (request, reply) => {
    const parsed = errorReportsRequestSchema.safeParse(request.body);
    if (parsed.success) {
      const releases = new Map(
        parsed.data.reports.map((report) => {
          const name = getRelease(report);
          return [`${name.remote}@${name.release}`, name];
        }),
      );
      // All errors of one release in the same request count as one fault.
      for (const name of releases.values())
        if (isReleaseInUse(name))
          metrics.recordFault(name, 'browser', getVisitorNetwork(request.ip));
    }
    return forwardReports('/api/telemetry/errors', parsed, request, reply, services);
  });

  app.post('/api/telemetry/vitals', options, async (request, reply) => {
    const parsed = vitalReportsRequestSchema.safeParse(request.body);
    if (parsed.success)
      for (const vital of parsed.data.reports)
        if (isReleaseInUse(vital)) metrics.recordVital(vital);
    return forwardReports('/api/telemetry/vitals', parsed, request, reply, services);
  });
}

/**
 * Returns the release that caused an error. Uncaught errors are reported for the shell, but their
 * stack shows which release's script threw.
 */
function getRelease({ remote, release, stack }: ErrorReport): ReleaseReference {
  const match =
    remote === 'shell' && /\/(mf-[a-z0-9-]+)\/builds\/([0-9a-z]+)\/web\//.exec(stack ?? '');
  return match ? { remote: match[1] ?? remote, release: match[2] ?? release } : { remote, release };
}

async function forwardReports(
  path: string,
  parsed: z.ZodSafeParseResult<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  { config, log }: PageServices,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (!parsed.success) {
    return reply
      .code(400)
      .type('application/problem+json')
      .send(
        JSON.stringify({
          type: 'about:blank',
          status: 400,
          code: 'request.invalid',
          title: 'Die Meldung ist unvollständig.',
        }),
      );
  }
  try {
    const response = await fetch(`${config.env.API_URL}${path}`, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { ...pickForwardedHeaders(request), 'x-request-id': request.id },
      body: JSON.stringify(request.body),
    });
    return reply
      .code(response.status)
      .type(response.headers.get('content-type') ?? 'application/json')
      .send(await response.text());
  } catch (error) {
    log.warn({ error: String(error) }, 'reports from browsers could not be forwarded');
    return reply.code(503).send();
  }
}

function pickForwardedHeaders(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = { 'x-forwarded-for': request.ip };
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}
