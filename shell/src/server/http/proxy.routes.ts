import proxy from '@fastify/http-proxy';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import { getInsightsEndpoint } from '@gruenland/shared-contracts/search/search-service.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CircuitBreaker } from '#server/circuit-breaker.ts';
import type { ShellConfig } from '#server/config.ts';
import { refuseForeignHosts } from './refuse-foreign-hosts.ts';
import { SearchHosts, getSearchOrigins } from './search-hosts.ts';
import { isCausedByUpstream, refuseNonPublicSearchPaths } from './search-proxy.ts';

/**
 * Timeouts in milliseconds. Each applies until the headers of an upstream response arrive, and
 * again between two chunks of its body.
 */
export interface ProxyTimeouts {
  readonly defaultTimeoutMs: number;
  /** Timeout for images, which may have to be generated first. */
  readonly imageTimeoutMs: number;
  /**
   * Timeout for uploads; every chunk restarts it. Mobile connections pause, and the API processes
   * the file before it responds.
   */
  readonly uploadTimeoutMs: number;
}

const DEFAULT_TIMEOUTS: ProxyTimeouts = {
  defaultTimeoutMs: 5000,
  imageTimeoutMs: 20_000,
  uploadTimeoutMs: 120_000,
};

/** API paths that accept files. */
const UPLOAD_PATHS = [
  '/api/kleinanzeigen/uploads',
  '/api/kleinanzeigen/drafts',
  '/api/events/uploads',
  '/api/events/pictures',
  '/api/jobs/applications/cv',
  '/api/forms/files',
  '/api/conversations/pictures',
];

/**
 * Maximum body size in bytes of API requests without files. The API would close the connection on
 * larger bodies.
 */
const MAX_API_BODY_BYTES = 128 * 1024;

interface Upstream {
  /** Circuit breaker that rejects requests while the upstream fails. */
  readonly breaker?: CircuitBreaker;
  /** Hosts from which one is chosen for each request; `upstream` is then empty. */
  readonly hosts?: SearchHosts<FastifyRequest>;
  readonly prefix: string;
  readonly upstream: string;
  readonly rewritePrefix: string;
  readonly timeoutMs: number;
  /** Whether headers that identify the visitor are forwarded; true only for our own API. */
  readonly forwardsIdentity?: boolean;
  /**
   * Maximum size of a request body in bytes. The shell checks it, because the upstream would close
   * the connection instead of responding.
   */
  readonly bodyLimit?: number;
}

/**
 * Proxies the services that browsers reach through the site's origin: API, images, release files,
 * mail catcher.
 */
export async function proxyRoutes(
  app: FastifyInstance,
  config: ShellConfig,
  searchBreaker: CircuitBreaker,
  timeouts: ProxyTimeouts = DEFAULT_TIMEOUTS,
  searchOrigins = getSearchOrigins(config.env.SEARCH_ENDPOINT, config.env.SEARCH_APPLICATION_ID),
): Promise<void> {
  const searchHosts = new SearchHosts<FastifyRequest>(searchOrigins);
  for (const {
    breaker,
    hosts,
    timeoutMs,
    forwardsIdentity = false,
    bodyLimit,
    ...upstream
  } of getUpstreams(config, { breaker: searchBreaker, hosts: searchHosts }, timeouts)) {
    // Each proxy has its own Fastify scope, in which bodies are forwarded unparsed.
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      if (upstream.rewritePrefix.startsWith('/1')) refuseNonPublicSearchPaths(scope);
      if (breaker) refuseWhileCircuitOpen(scope, breaker);
      if (bodyLimit !== undefined) refuseLargeBodies(scope, bodyLimit);
      if (upstream.prefix === '/_releases') hideServerBundles(scope);
      if (upstream.prefix.startsWith('/_internal')) refuseForeignHosts(scope, config.siteUrl);
      await scope.register(proxy, {
        ...upstream,
        ...createProxyOptions(timeoutMs, forwardsIdentity, { breaker, hosts }),
      });
    });
  }
}

function getUpstreams(
  { env, servesInternalPages }: ShellConfig,
  search: Required<FailureTracking>,
  { defaultTimeoutMs, imageTimeoutMs, uploadTimeoutMs }: ProxyTimeouts,
): Upstream[] {
  const createApiUpstream = (prefix: string, timeoutMs: number): Upstream => ({
    prefix,
    upstream: env.API_URL,
    rewritePrefix: prefix,
    timeoutMs,
    forwardsIdentity: true,
  });
  const createServiceUpstream = (
    prefix: string,
    upstream: string,
    rewritePrefix: string,
    timeoutMs = defaultTimeoutMs,
  ) => ({
    prefix,
    upstream,
    rewritePrefix,
    timeoutMs,
  });
  return [
    { ...createApiUpstream('/api', defaultTimeoutMs), bodyLimit: MAX_API_BODY_BYTES },
    ...UPLOAD_PATHS.map((prefix) => createApiUpstream(prefix, uploadTimeoutMs)),
    createServiceUpstream('/f', env.IMAGE_URL, '/f', imageTimeoutMs),
    { ...createServiceUpstream('/1', '', '/1'), ...search },
    createServiceUpstream(
      '/1/events',
      getInsightsEndpoint(env.SEARCH_ENDPOINT, env.SEARCH_ANALYTICS_REGION),
      '/1/events',
    ),
    createServiceUpstream('/_releases', env.RELEASES_URL, ''),
    ...(servesInternalPages
      ? [createServiceUpstream('/_internal/postausgang', env.MAIL_URL, '/postausgang')]
      : []),
  ];
}

/**
 * Hides the server bundles of releases: only servers fetch them, and directly from the release
 * origin.
 */
function hideServerBundles(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    // Checks the decoded path, because the release origin also decodes slashes and letters.
    const path = tryDecodeUrl(request.raw.url ?? '');
    if (path === null || /\/node\//.test(path)) return reply.callNotFound();
  });
}

function tryDecodeUrl(url: string): string | null {
  try {
    return decodeURIComponent(url);
  } catch {
    return null;
  }
}

function refuseWhileCircuitOpen(scope: FastifyInstance, breaker: CircuitBreaker): void {
  scope.addHook('onRequest', async (_request, reply) => {
    if (breaker.state === 'open') return sendUnavailable(reply);
  });
}

function refuseLargeBodies(scope: FastifyInstance, bodyLimit: number): void {
  scope.addHook('onRequest', async ({ headers }, reply) => {
    if (Number(headers['content-length'] ?? 0) <= bodyLimit) return;
    return sendProblem(reply, 413, 'request.too-large', errorCatalogue['request.too-large'].text);
  });
}

function sendUnavailable(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 503, 'upstream.unavailable', UNAVAILABLE_TEXT);
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

/** Parts that record failures of an upstream. */
interface FailureTracking {
  readonly breaker?: CircuitBreaker | undefined;
  readonly hosts?: SearchHosts<FastifyRequest> | undefined;
}

function createProxyOptions(
  timeoutMs: number,
  forwardsIdentity: boolean,
  { breaker, hosts }: FailureTracking,
): Pick<FastifyHttpProxyOptions, 'http2' | 'undici' | 'replyOptions' | 'disableRequestLogging'> {
  return {
    http2: false,
    // The shell itself logs each request once, with a shortened path.
    disableRequestLogging: true,
    undici: { connections: 64, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...removeHeaders(headers, forwardsIdentity ? HOP_BY_HOP_HEADERS : NON_FORWARDED_HEADERS),
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': request.protocol,
      }),
      onError: (reply, { error }) => {
        const { request } = reply as FastifyReply;
        if (isCausedByUpstream(error, request.raw.complete)) {
          breaker?.recordFailure();
          hosts?.recordFailure(request);
        }
        void sendUnavailable(reply as FastifyReply);
      },
      ...(breaker ? { onResponse: createResponseForwarder(breaker, hosts) } : {}),
      ...(hosts && { getUpstream: (request) => hosts.choose(request as FastifyRequest) }),
    },
  };
}

/**
 * Creates the function that forwards the upstream's response and tells the breaker whether the
 * upstream works.
 */
function createResponseForwarder(
  breaker: CircuitBreaker,
  hosts: SearchHosts<FastifyRequest> | undefined,
): NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onResponse']> {
  return (request, reply, response) => {
    // The type of `response` is wrong: reply-from passes status, headers and stream.
    const { statusCode, stream } = response as unknown as { statusCode: number; stream: Readable };
    if (statusCode >= 500) {
      breaker.recordFailure();
      hosts?.recordFailure(request as FastifyRequest);
    } else breaker.recordSuccess();
    void (reply as FastifyReply).send(stream);
  };
}

const UNAVAILABLE_TEXT =
  'Dieser Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.';

/** Headers that identify the visitor; forwarded only to our own API. */
const IDENTITY_HEADERS = new Set(['cookie', 'authorization', 'x-third-party-token']);

/** Headers of one connection (RFC 9110 section 7.6.1), and `expect`, which the HTTP client rejects. */
const HOP_BY_HOP_HEADERS = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);

/** Headers that are removed from requests to all upstreams except our own API. */
const NON_FORWARDED_HEADERS = new Set([...HOP_BY_HOP_HEADERS, ...IDENTITY_HEADERS]);

function removeHeaders(
  headers: IncomingHttpHeaders,
  names: ReadonlySet<string>,
): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));
}
