import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * A request to a fake site, and the response.
 *
 * @typedef {object} FakeRequest
 * @property {string} method
 * @property {string} path
 * @property {URLSearchParams} query
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {any} body parsed if it is JSON
 *
 * @typedef {object} FakeResponse
 * @property {number} [status] by default 200
 * @property {Record<string, string>} [headers]
 * @property {unknown} [body] text, or an object that is sent as JSON
 * @property {boolean} [isClosed] whether the connection is closed without a response
 */

/**
 * Starts a fake site on a free port. Tests use it to show that an attack succeeds against a site
 * that has no protection.
 *
 * @param {(request: FakeRequest) => FakeResponse | undefined} answer returns the response, or
 *   undefined for a 404
 */
export async function startFakeSite(answer) {
  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url, 'http://fake');
    const {
      status = 200,
      headers = {},
      body = '',
      isClosed = false,
    } = answer({
      method: incoming.method,
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: parseBody(await text(incoming)),
    }) ?? { status: 404 };
    if (isClosed) return response.destroy();
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  return { port, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function parseBody(content) {
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}
