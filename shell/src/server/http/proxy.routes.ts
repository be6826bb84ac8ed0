import proxy from '@fastify/http-proxy';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '#server/config.ts';

/** Milliseconds a service behind us may take. */
const TIMEOUT_MS = 5000;

interface Upstream {
  readonly prefix: string;
  readonly upstream: string;
  readonly rewritePrefix: string;
}

/** Everything a browser needs goes through our origin: api, pictures, release files, caught mail. */
export async function proxyRoutes(app: FastifyInstance, config: ShellConfig): Promise<void> {
  const { env } = config;
  const upstreams: Upstream[] = [
    { prefix: '/api', upstream: env.API_URL, rewritePrefix: '/api' },
    { prefix: '/f', upstream: env.IMAGE_URL, rewritePrefix: '/f' },
    { prefix: '/_releases', upstream: env.RELEASES_URL, rewritePrefix: '' },
  ];
  if (config.internalPages) {
    upstreams.push({
      prefix: '/_internal/postausgang',
      upstream: env.MAIL_URL,
      rewritePrefix: '/postausgang',
    });
  }
  for (const upstream of upstreams) {
    // Each in a scope of its own: bodies pass through unparsed there.
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      await scope.register(proxy, {
        ...upstream,
        ...options(upstream.upstream, upstream.prefix === '/api'),
      });
    });
  }
}

function options(
  upstream: string,
  personal: boolean,
): Pick<FastifyHttpProxyOptions, 'http2' | 'undici' | 'replyOptions'> {
  return {
    http2: false,
    undici: { connections: 64, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
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
        const problem = {
          type: 'about:blank',
          status: 503,
          code: 'upstream.unavailable',
          title: UNAVAILABLE,
        };
        void reply.code(503).type('application/problem+json').send(JSON.stringify(problem));
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
