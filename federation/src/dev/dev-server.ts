import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { WORKSPACE_ROOT } from '#build/workspace.ts';
import { serveClientModules } from '#dev/client-modules.ts';
import type { DevFault, ThrownError } from '#dev/dev-events.ts';
import { EVENTS_PATH, FAULTS_PATH } from '#dev/dev-events.ts';
import type { EventStream } from '#dev/event-stream.ts';
import { createStandaloneDocument } from '#dev/standalone-document.ts';
import { serveSourceLinks } from '#server/source-links.ts';

/** Matches a file name without a path. */
const FILE_NAME_PATTERN = /^[\w@-][\w.@-]*$/;
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  woff: 'font/woff',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Maximum length of a file name in characters. In development, names of shared chunks are long. */
const MAX_NAME_LENGTH = 255;
/** Timeout for fetching one image from the shell, in milliseconds. */
const IMAGE_TIMEOUT_MS = 5000;

export interface DevServerOptions {
  readonly remote: string;
  readonly port: number;
  /** URL of the shell; the dev server allows only pages of this shell to load files. */
  readonly shell: string;
  /** Folder with the browser files of the dev build. */
  readonly devBuildFolder: string;
  /** Returns the folder of the standalone page; resolves after the first build of the page. */
  readonly getPageFolder: () => Promise<string>;
  readonly events: EventStream;
  /** Finds the source position of an error that a page reports, and prints it. */
  readonly describeError: (error: ThrownError) => Promise<DevFault>;
}

/**
 * Serves the builds of the dev server to this machine and to pages of one shell.
 *
 * @throws with a readable message when the port is in use
 */
export async function startDevServer(options: DevServerOptions): Promise<FastifyInstance> {
  const { remote, port, shell, devBuildFolder, getPageFolder, events, describeError } = options;
  const app = fastify({
    forceCloseConnections: true,
    routerOptions: { maxParamLength: MAX_NAME_LENGTH },
  });
  const origin = new URL(shell).origin;
  app.addHook('onRequest', async (request, reply) => {
    // Rejects host names other than these, because they may resolve to this machine (DNS
    // rebinding).
    if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(request.hostname)) return reply.code(421).send();
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-private-network': 'true',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'origin',
      'x-content-type-options': 'nosniff',
    });
  });
  for (const path of ['/', '/_internal/styleguide', '/_internal/styleguide/*'])
    app.get(path, async (_request, reply) =>
      reply.type('text/html').send(createStandaloneDocument(remote)),
    );
  serveSourceLinks(app, WORKSPACE_ROOT);
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
  app.get(EVENTS_PATH, (_request, reply) => {
    const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream' };
    reply.hijack();
    reply.raw.writeHead(200, headers as Record<string, string>);
    events.add(reply.raw);
  });
  addFaultRoute(app, origin, describeError);
  serveClientModules(app);
  proxyImages(app, origin);
  serveFolder(app, '/_page/', getPageFolder);
  serveFolder(app, '/', async () => devBuildFolder);
  try {
    await app.listen({ port, host: 'localhost' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'is in use; choose another with --port' : message;
    throw new Error(`Port ${port} ${reason}`, { cause: error });
  }
  return app;
}

/** Adds the route that accepts errors from pages of the shell and of the dev server itself. */
function addFaultRoute(
  app: FastifyInstance,
  shell: string,
  describeError: DevServerOptions['describeError'],
): void {
  app.post(FAULTS_PATH, async ({ body, headers }, reply) => {
    const { title, stack } = parseThrownError(body);
    const isAllowedOrigin = headers.origin === shell || headers.origin === `http://${headers.host}`;
    if (!isAllowedOrigin || typeof title !== 'string' || typeof stack !== 'string')
      return reply.code(400).send();
    return await describeError({ title, stack });
  });
}

function parseThrownError(body: unknown): Partial<Record<keyof ThrownError, unknown>> {
  try {
    return Object(JSON.parse(String(body)));
  } catch {
    return {};
  }
}

function serveFolder(app: FastifyInstance, prefix: string, getFolder: () => Promise<string>): void {
  app.get(`${prefix}:file`, async (request, reply) => {
    const { file } = request.params as { readonly file: string };
    const type = CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)];
    if (!FILE_NAME_PATTERN.test(file) || !type) return reply.code(404).send();
    const bytes = await readFile(join(await getFolder(), file)).catch(() => null);
    if (!bytes) return reply.code(404).send();
    return reply.type(type).send(bytes);
  });
}

/** Fetches the images of component examples from the shell. */
function proxyImages(app: FastifyInstance, shell: string): void {
  app.get('/f/*', async ({ url, headers: { accept = '*/*' } }, reply) => {
    const signal = AbortSignal.timeout(IMAGE_TIMEOUT_MS);
    const response = await fetch(shell + url, { headers: { accept }, signal }).catch(() => null);
    if (!response) return reply.code(502).send();
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    return reply
      .code(response.status)
      .type(type)
      .send(Buffer.from(await response.arrayBuffer()));
  });
}
