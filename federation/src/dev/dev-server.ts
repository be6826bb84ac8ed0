import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import type { EventStream } from '#dev/event-stream.ts';
import { EVENTS_PATH } from '#dev/dev-events.ts';
import { standaloneDocument } from '#dev/standalone-document.ts';

/** One file name, never a path. */
const FILE = /^[\w@-][\w.@-]*$/;
const TYPES: Readonly<Record<string, string>> = {
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

/** Characters of a file name; those of chunks that rooms share are made of many paths. */
const LONGEST_NAME = 255;
/** Milliseconds for one picture of the shell. */
const PICTURE_TIMEOUT = 5000;

export interface DevServerOptions {
  readonly remote: string;
  readonly port: number;
  /** The one origin whose pages may load from here. */
  readonly shell: string;
  /** Folder of the files of the guest release. */
  readonly guest: string;
  /** Folder of the files of the standalone page, once there is something in it. */
  readonly page: () => Promise<string>;
  readonly events: EventStream;
}

/**
 * Serves what a dev server has built, to this machine and to pages of one shell.
 *
 * @throws when the port is taken, with a readable message
 */
export async function startDevServer(options: DevServerOptions): Promise<FastifyInstance> {
  const { remote, port, shell, guest, page, events } = options;
  const app = fastify({
    forceCloseConnections: true,
    routerOptions: { maxParamLength: LONGEST_NAME },
  });
  const origin = new URL(shell).origin;
  app.addHook('onRequest', async (request, reply) => {
    // A foreign name that leads to this machine is no name of ours.
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
  app.get('/', async (_request, reply) => reply.type('text/html').send(standaloneDocument(remote)));
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
  app.get(EVENTS_PATH, (_request, reply) => {
    const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream' };
    reply.hijack();
    reply.raw.writeHead(200, headers as Record<string, string>);
    events.add(reply.raw);
  });
  passPictures(app, origin);
  serveFolder(app, '/_page/', page);
  serveFolder(app, '/', async () => guest);
  try {
    await app.listen({ port, host: 'localhost' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'is taken; name another with --port' : message;
    throw new Error(`Port ${port} ${reason}`, { cause: error });
  }
  return app;
}

function serveFolder(app: FastifyInstance, prefix: string, folder: () => Promise<string>): void {
  app.get(`${prefix}:file`, async (request, reply) => {
    const { file } = request.params as { readonly file: string };
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)];
    if (!FILE.test(file) || !type) return reply.code(404).send();
    const bytes = await readFile(join(await folder(), file)).catch(() => null);
    if (!bytes) return reply.code(404).send();
    return reply.type(type).send(bytes);
  });
}

/** Pictures of stories come from the shell, as they do in its pages. */
function passPictures(app: FastifyInstance, shell: string): void {
  app.get('/f/*', async ({ url, headers: { accept = '*/*' } }, reply) => {
    const signal = AbortSignal.timeout(PICTURE_TIMEOUT);
    const answer = await fetch(shell + url, { headers: { accept }, signal }).catch(() => null);
    if (!answer) return reply.code(502).send();
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    return reply
      .code(answer.status)
      .type(type)
      .send(Buffer.from(await answer.arrayBuffer()));
  });
}
