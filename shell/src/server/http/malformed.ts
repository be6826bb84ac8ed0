import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAnswer } from '#server/handlePage.ts';
import { sendAnswer } from './send-answer.ts';

/** Makes the error screen for an address that means nothing. */
export type MalformedPage = (request: FastifyRequest) => Promise<PageAnswer>;

/**
 * Requests that the HTTP layer itself cannot take, never with a 500: who reads pages gets the error
 * screen, everybody else a short German text.
 */
export async function refuseMalformed(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  page: MalformedPage,
): Promise<void> {
  const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 400;
  const made = readsPages(request) ? await page(request).catch(() => null) : null;
  await (made
    ? sendAnswer(request, reply, made)
    : plain(reply, status, 'Diese Adresse ist ungültig.'));
}

function readsPages({ method, headers }: FastifyRequest): boolean {
  const { accept } = headers;
  return (method === 'GET' || method === 'HEAD') && accept?.includes('text/html') === true;
}

/** Words for the statuses that the HTTP layer itself gives. */
const TEXTS: Readonly<Record<number, string>> = {
  404: 'Seite nicht gefunden.',
  405: 'Diese Adresse nimmt keine Formulare an.',
  413: 'Die Anfrage ist zu groß.',
  415: 'Dieses Format verstehen wir nicht.',
};

/** Last resort for faults outside of the pages: German, without details, with an honest status. */
export function answerFault(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500)
    request.log.error({ error: error.stack, requestId: request.id }, 'request failed');
  const text =
    TEXTS[status] ??
    (status < 500 ? 'Diese Anfrage ist ungültig.' : 'Es ist ein Fehler aufgetreten.');
  void plain(reply, status, text);
}

/** Methods and addresses that nothing answers. */
export function answerNothing(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return plain(reply, 404, TEXTS[404] ?? '');
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}
