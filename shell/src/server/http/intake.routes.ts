import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { ErrorReport } from '@gruenland/shared-contracts/api/telemetry.ts';
import {
  errorIntakeRequestSchema,
  vitalIntakeRequestSchema,
} from '@gruenland/shared-contracts/api/telemetry.schema.ts';
import { BUCKET_COOKIE } from '#server/canary/visitor-bucket.ts';
import type { ReleaseName } from '#server/metrics/release-metrics.ts';
import type { PageServices } from '#server/pipeline/page-context.ts';

/** Bytes of one batch of reports. */
const BODY_LIMIT = 128 * 1024;
/** Milliseconds the api may take to store them. */
const TIMEOUT_MS = 3000;
const FORWARDED = ['content-type', 'user-agent', 'origin', 'sec-fetch-site'] as const;

/** Milliseconds for which a visitor's further faults of a release are repetitions; most such pairs. */
const VISITOR_MS = 10 * 60_000;
const VISITORS = 10_000;

/**
 * Reports of browsers on their way to the api's intake: counted here, so that a canary that fails
 * in browsers is seen by the shell that shows it.
 */
export function intakeRoutes(app: FastifyInstance, services: PageServices): void {
  const { metrics, snapshots } = services;
  const isHeld = ({ remote, release }: ReleaseName): boolean =>
    [...snapshots.releasesHeld()].some(({ name, id }) => name === remote && id === release);

  const reported = new LRUCache<string, true>({ max: VISITORS, ttl: VISITOR_MS });

  app.post('/api/intake/errors', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const parsed = errorIntakeRequestSchema.safeParse(request.body);
    if (parsed.success) {
      const seen = new Map(
        parsed.data.reports.map((report) => {
          const name = releaseOf(report);
          return [`${name.remote}@${name.release}`, name];
        }),
      );
      // Many faults of one page view count once. Later ones are no further reason to stop a canary:
      // one visitor's extension must not.
      for (const [release, name] of seen) {
        if (!isHeld(name)) continue;
        const key = `${release} ${visitorOf(request)}`;
        metrics.fault(name, 'browser', reported.has(key));
        reported.set(key, true);
      }
    }
    return forward('/api/intake/errors', parsed, request, reply, services);
  });

  app.post('/api/intake/vitals', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const parsed = vitalIntakeRequestSchema.safeParse(request.body);
    if (parsed.success)
      for (const vital of parsed.data.reports) if (isHeld(vital)) metrics.vital(vital);
    return forward('/api/intake/vitals', parsed, request, reply, services);
  });
}

/** Tells visitors apart as far as that goes without knowing them; kept in memory for minutes. */
function visitorOf({ ip, headers, cookies }: FastifyRequest): string {
  return [ip, cookies[BUCKET_COOKIE] ?? '', headers['user-agent'] ?? ''].join(' ').slice(0, 400);
}

/** What nobody caught is reported as the shell's; its stack tells whose script it was. */
function releaseOf({ remote, release, stack }: ErrorReport): ReleaseName {
  const named =
    remote === 'shell' && /\/(mf-[a-z0-9-]+)\/builds\/([0-9a-z]+)\/web\//.exec(stack ?? '');
  return named ? { remote: named[1] ?? remote, release: named[2] ?? release } : { remote, release };
}

async function forward(
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
    const answer = await fetch(`${config.env.API_URL}${path}`, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { ...forwardedHeaders(request), 'x-request-id': request.id },
      body: JSON.stringify(request.body),
    });
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? 'application/json')
      .send(await answer.text());
  } catch (error) {
    log.warn({ error: String(error) }, 'reports of browsers could not be stored');
    return reply.code(503).send();
  }
}

function forwardedHeaders(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = { 'x-forwarded-for': request.ip };
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}
