import { request } from 'node:https';

const TIMEOUT_MS = 30_000;

/**
 * Sends a request to the edge, whose certificate no authority has signed.
 *
 * @param {string} url
 * @param {{ method?: string, headers?: Readonly<Record<string, string>>, body?: string,
 *   localAddress?: string, ca: Buffer, signal: AbortSignal }} options `localAddress` is the address of
 *   the visitor, by default 127.0.0.1
 * @returns {Promise<Response>}
 */
export function requestAtEdge(url, options) {
  const { method = 'GET', headers = {}, body, localAddress, ca, signal } = options;
  return new Promise((done, fail) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const connection = { localAddress, family: 4, ca, signal: limit };
    const sent = request(url, { method, headers, ...connection }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', fail);
      answer.on('end', () => {
        const { statusCode: status } = answer;
        const text = [204, 304].includes(status) ? null : Buffer.concat(parts);
        const names = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
          values.map((value) => [name, value]),
        );
        done(new Response(text, { status, headers: names }));
      });
    });
    sent.on('error', fail);
    sent.end(body);
  });
}
