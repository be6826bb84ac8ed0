import { request } from 'node:https';

const TIMEOUT_MS = 20_000;

/**
 * Sends a request to the edge, whose certificate no authority has signed.
 *
 * @param {string} url
 * @param {{ method?: string, headers?: Readonly<Record<string, string>>, body?: string, ca: Buffer,
 *   signal: AbortSignal }} options
 * @returns {Promise<Response>}
 */
export function requestAtEdge(url, { method = 'GET', headers = {}, body, ca, signal }) {
  return new Promise((done, fail) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const sent = request(url, { method, headers, ca, signal: limit }, (answer) => {
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
