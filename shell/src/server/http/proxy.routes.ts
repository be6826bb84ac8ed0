import proxy from '@fastify/http-proxy';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import { insightsEndpoint } from '@gruenland/shared-contracts/search/search-service.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CircuitBreaker } from '#server/circuit-breaker.ts';
import type { ShellConfig } from '#server/config.ts';

/** Milliseconds a service behind us may take until its headers, and between parts of its body. */
export interface ProxyTimeouts {
  readonly usual: number;
  /** For a picture, which may have to be drawn first: late is better than broken. */
  readonly picture: number;
  /**
   * For what visitors upload. The clock starts anew with every part that comes in; a phone between
   * two masts sends nothing for a while, and what arrived is worked on before there is an answer.
   */
  readonly upload: number;
}

const TIMEOUTS: ProxyTimeouts = { usual: 5000, picture: 20_000, upload: 120_000 };

/** Paths of the api that take files. */
const UPLOADS = [
  '/api/kleinanzeigen/uploads',
  '/api/kleinanzeigen/drafts',
  '/api/veranstaltungen/uploads',
  '/api/veranstaltungen/bilder',
  '/api/jobs/applications/cv',
  '/api/forms/files',
  '/api/nachrichten/bilder',
];

/** Bytes of a body that our own api takes where no file goes; it ends the line on who sends more. */
const MOST_BYTES = 128 * 1024;

interface Upstream {
  /** Keeps requests away from the service while it fails. */
  readonly breaker?: CircuitBreaker;
  readonly prefix: string;
  readonly upstream: string;
  readonly rewritePrefix: string;
  readonly timeoutMs: number;
  /** The visitor's identity goes along: our own api alone may see it. */
  readonly personal?: boolean;
  /** Bytes; a longer body is refused here: the service's own refusal would come as a broken line. */
  readonly bodyLimit?: number;
}

/** Everything a browser needs goes through our origin: api, pictures, release files, caught mail. */
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
    // Each in a scope of its own: bodies pass through unparsed there.
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      if (breaker) watchWith(scope, breaker);
      if (bodyLimit !== undefined) refuseLonger(scope, bodyLimit);
      if (upstream.prefix === '/_releases') closeServerBundles(scope);
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
  const own = (prefix: string, timeoutMs: number): Upstream => ({
    prefix,
    upstream: env.API_URL,
    rewritePrefix: prefix,
    timeoutMs,
    personal: true,
  });
  const at = (prefix: string, upstream: string, rewritePrefix: string, timeoutMs = usual) => ({
    prefix,
    upstream,
    rewritePrefix,
    timeoutMs,
  });
  return [
    { ...own('/api', usual), bodyLimit: MOST_BYTES },
    ...UPLOADS.map((prefix) => own(prefix, upload)),
    at('/f', env.IMAGE_URL, '/f', picture),
    { ...at('/1', env.SEARCH_ENDPOINT, '/1'), breaker: searchBreaker },
    at(
      '/1/events',
      insightsEndpoint(env.SEARCH_ENDPOINT, env.SEARCH_ANALYTICS_REGION),
      '/1/events',
    ),
    at('/_releases', env.RELEASES_URL, ''),
    ...(internalPages ? [at('/_internal/postausgang', env.MAIL_URL, '/postausgang')] : []),
  ];
}

/** What releases run on servers is fetched by servers, from the release origin itself. */
function closeServerBundles(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    // As the origin will read it: slashes and letters may come in disguise.
    const path = readable(request.raw.url ?? '');
    if (path === null || /\/node\//.test(path)) return reply.callNotFound();
  });
}

function readable(url: string): string | null {
  try {
    return decodeURIComponent(url);
  } catch {
    return null;
  }
}

/** Refuses at once while the circuit is open; every answer, or its absence, is counted. */
function watchWith(scope: FastifyInstance, breaker: CircuitBreaker): void {
  scope.addHook('onRequest', async (_request, reply) => {
    if (breaker.state === 'open') return sendUnavailable(reply);
    const answered = breaker.run(
      () =>
        new Promise<void>((resolve, reject) => {
          reply.raw.once('close', () => {
            if (reply.raw.statusCode >= 500) reject(new Error('the service failed'));
            else resolve();
          });
        }),
    );
    // The circuit has counted it; the visitor's answer is on its way already.
    answered.catch(() => {});
  });
}

function refuseLonger(scope: FastifyInstance, bodyLimit: number): void {
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

/** What says who the visitor is; only our own api may see it, services elsewhere never. */
const IDENTITY = new Set(['cookie', 'authorization', 'x-third-party-token']);

function withoutIdentity(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !IDENTITY.has(name)));
}
