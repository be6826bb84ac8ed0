import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { PageResponse } from '#server/pipeline/page-response.ts';
import { sendResponse } from './send-response.ts';

/** Renders the error screen for a malformed URL. */
export type MalformedPageRenderer = (request: FastifyRequest) => Promise<PageResponse>;

/**
 * Responds to requests that Fastify rejects before routing, never with status 500. Clients that
 * accept HTML get the error screen, all others get a short German text.
 */
export async function refuseMalformedRequest(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  renderPage: MalformedPageRenderer,
): Promise<void> {
  const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 400;
  const renderedPage = acceptsHtml(request) ? await renderPage(request).catch(() => null) : null;
  await (renderedPage
    ? sendResponse(request, reply, renderedPage)
    : sendText(reply, status, 'Diese Adresse ist ungültig.'));
}

function acceptsHtml({ method, headers }: FastifyRequest): boolean {
  const { accept } = headers;
  return (method === 'GET' || method === 'HEAD') && accept?.includes('text/html') === true;
}

/** German texts by response status, for errors in the HTTP layer. */
const TEXTS_BY_STATUS: Readonly<Record<number, string>> = {
  404: 'Seite nicht gefunden.',
  405: 'Diese Adresse nimmt keine Formulare an.',
  413: 'Die Anfrage ist zu groß.',
  415: 'Dieses Format verstehen wir nicht.',
};

/** Responds to an error outside of pages with a German text that contains no details. */
export function respondToUnhandledError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500) request.log.error({ error: error.stack }, 'request failed');
  const text =
    TEXTS_BY_STATUS[status] ??
    (status < 500 ? 'Diese Anfrage ist ungültig.' : 'Es ist ein Fehler aufgetreten.');
  void sendText(reply, status, text);
}

export function respondToUnknownRoute(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendText(reply, 404, TEXTS_BY_STATUS[404] ?? '');
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}
