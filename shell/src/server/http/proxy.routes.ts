import proxy from '@fastify/http-proxy';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import { insightsEndpoint } from '@gruenland/shared-contracts/search/search-service.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CircuitBreaker } from '#server/circuit-breaker.ts';
import type { ShellConfig } from '#server/config.ts';

/** Milliseconds until the headers of an upstream response, and between chunks of its body. */
export interface ProxyTimeouts {
  readonly usual: number;
  /** For images, which may have to be generated first. */
  readonly picture: number;
  /**
   * For uploads. The timer restarts with every chunk; mobile connections pause, and the API
   * processes the file before it responds.
   */
  readonly upload: number;
}

const TIMEOUTS: ProxyTimeouts = { usual: 5000, picture: 20_000, upload: 120_000 };

/** API paths that accept files. */
const UPLOADS = [
  '/api/kleinanzeigen/uploads',
  '/api/kleinanzeigen/drafts',
  '/api/events/uploads',
  '/api/events/pictures',
  '/api/jobs/applications/cv',
  '/api/forms/files',
  '/api/conversations/pictures',
];

/**
 * Maximum body size in bytes of API requests without files. The API closes the connection for
 * larger ones.
 */
const API_BODY_MAX_BYTES = 128 * 1024;

interface Upstream {
  /** Rejects requests while the upstream fails. */
  readonly breaker?: CircuitBreaker;
  readonly prefix: string;
  readonly upstream: string;
  readonly rewritePrefix: string;
  readonly timeoutMs: number;
  /** Forwards the visitor's identity; only for our own API. */
  readonly personal?: boolean;
  /**
   * Maximum body size in bytes. Checked here, because the upstream would close the connection
   * instead of responding.
   */
  readonly bodyLimit?: number;
}

/**
 * Proxies everything that browsers need through the site's origin: API, images, release files, mail
 * catcher.
 */
export async function proxyRoutes(
  app: FastifyInstance,
  config: ShellConfig,
  searchBreaker: CircuitBreaker,
  timeouts: ProxyTimeouts = TIMEOUTS,
): Promise<void> {
  for (const { breaker, timeoutMs, personal = false, bodyLimit, ...upstream } of upstreamsOf(
    config,
    searchBreaker,
    timeouts,
  )) {
    // Each proxy has its own scope, in which bodies are forwarded unparsed.
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      if (breaker) guardWithBreaker(scope, breaker);
      if (bodyLimit !== undefined) refuseLargeBodies(scope, bodyLimit);
      if (upstream.prefix === '/_releases') hideServerBundles(scope);
      await scope.register(proxy, {
        ...upstream,
        ...options(upstream.upstream, timeoutMs, personal),
      });
    });
  }
}

function upstreamsOf(
  { env, internalPages }: ShellConfig,
  searchBreaker: CircuitBreaker,
  { usual, picture, upload }: ProxyTimeouts,
): Upstream[] {
  const apiRoute = (prefix: string, timeoutMs: number): Upstream => ({
    prefix,
    upstream: env.API_URL,
    rewritePrefix: prefix,
    timeoutMs,
    personal: true,
  });
  const serviceRoute = (
    prefix: string,
    upstream: string,
    rewritePrefix: string,
    timeoutMs = usual,
  ) => ({
    prefix,
    upstream,
    rewritePrefix,
    timeoutMs,
  });
  return [
    { ...apiRoute('/api', usual), bodyLimit: API_BODY_MAX_BYTES },
    ...UPLOADS.map((prefix) => apiRoute(prefix, upload)),
    serviceRoute('/f', env.IMAGE_URL, '/f', picture),
    { ...serviceRoute('/1', env.SEARCH_ENDPOINT, '/1'), breaker: searchBreaker },
    serviceRoute(
      '/1/events',
      insightsEndpoint(env.SEARCH_ENDPOINT, env.SEARCH_ANALYTICS_REGION),
      '/1/events',
    ),
    serviceRoute('/_releases', env.RELEASES_URL, ''),
    ...(internalPages
      ? [serviceRoute('/_internal/postausgang', env.MAIL_URL, '/postausgang')]
      : []),
  ];
}

/** Hides server bundles of releases: only servers fetch them, from the release origin itself. */
function hideServerBundles(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    // Checks the decoded path, because the origin decodes slashes and letters too.
    const path = tryDecode(request.raw.url ?? '');
    if (path === null || /\/node\//.test(path)) return reply.callNotFound();
  });
}

function tryDecode(url: string): string | null {
  try {
    return decodeURIComponent(url);
  } catch {
    return null;
  }
}

/** Refuses requests while the circuit is open and counts every response or its absence. */
function guardWithBreaker(scope: FastifyInstance, breaker: CircuitBreaker): void {
  scope.addHook('onRequest', async (_request, reply) => {
    if (breaker.state === 'open') return sendUnavailable(reply);
    const answered = breaker.run(
      () =>
        new Promise<void>((resolve, reject) => {
          reply.raw.once('close', () => {
            if (reply.raw.statusCode >= 500) reject(new Error('the upstream failed'));
            else resolve();
          });
        }),
    );
    // The breaker has counted the failure, and the response is already sent.
    answered.catch(() => {});
  });
}

function refuseLargeBodies(scope: FastifyInstance, bodyLimit: number): void {
  scope.addHook('onRequest', async ({ headers }, reply) => {
    if (Number(headers['content-length'] ?? 0) <= bodyLimit) return;
    return sendProblem(reply, 413, 'request.too-large', errorCatalogue['request.too-large'].text);
  });
}

function sendUnavailable(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 503, 'upstream.unavailable', UNAVAILABLE);
}

function sendProblem(
  reply: FastifyReply,
  status: number,
  code: string,
  title: string,
): FastifyReply {
  const problem = { type: 'about:blank', status, code, title };
  return reply.code(status).type('application/problem+json').send(JSON.stringify(problem));
}

function options(
  upstream: string,
  timeoutMs: number,
  personal: boolean,
): Pick<FastifyHttpProxyOptions, 'http2' | 'undici' | 'replyOptions'> {
  return {
    http2: false,
    undici: { connections: 64, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...(personal ? headers : withoutIdentity(headers)),
        host: new URL(upstream).host,
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': request.protocol,
      }),
      onError: (reply) => {
        void sendUnavailable(reply as FastifyReply);
      },
    },
  };
}

const UNAVAILABLE =
  'Dieser Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.';

/** Headers that identify the visitor; forwarded only to our own API. */
const IDENTITY = new Set(['cookie', 'authorization', 'x-third-party-token']);

function withoutIdentity(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !IDENTITY.has(name)));
}
