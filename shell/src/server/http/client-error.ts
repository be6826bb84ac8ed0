import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';

/**
 * Matches request lines whose URL is longer than the longest URL that the page pipeline accepts.
 */
const LONG_REQUEST_LINE_PATTERN = /^[A-Z]+ [^\s]{8192}/;

/**
 * Milliseconds for which the socket stays open after the response, so that the client receives the
 * response.
 */
const LINGER_MS = 1000;

const TEXTS_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'Diese Anfrage ist ungültig.',
  408: 'Diese Anfrage hat zu lange gedauert.',
  414: 'Diese Adresse ist zu lang.',
  431: 'Die Angaben im Kopf dieser Anfrage sind zu lang. Es hilft, die Cookies für diese Seite zu löschen.',
};

function getStatus({ code, rawPacket }: ConnectionError): 400 | 408 | 414 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  return LONG_REQUEST_LINE_PATTERN.test(String(rawPacket ?? '')) ? 414 : 431;
}

function createErrorDocument(text: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text} – Grünland</title>
</head>
<body>
<main>
<h1>${text}</h1>
<p><a href="/">Zur Startseite</a></p>
</main>
</body>
</html>
`;
}

/**
 * Sends a short German document in response to a request that Node could not parse, then closes the
 * connection. The status is 414 if the URL is too long and 431 if the headers are too long (RFC
 * 9110, 15.5.15; RFC 6585, 5).
 */
export function respondToClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = getStatus(error);
  const body = createErrorDocument(TEXTS_BY_STATUS[status] ?? '');
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: text/html; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  const lingerTimer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(lingerTimer));
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
