import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Sends one request with exactly the given headers. Does not follow redirects and does not
 * decompress the response.
 *
 * @param {string} url
 * @param {import('node:http').RequestOptions & { body?: Buffer }} [options]
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, bytes:
 *   Buffer, text: string }>}
 */
export function sendRequest(url, { body, ...options } = {}) {
  return new Promise((done, fail) => {
    const sent = request(url, options);
    sent.once('error', fail);
    sent.once('response', (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.once('error', fail);
      response.once('end', () => {
        const bytes = Buffer.concat(parts);
        const text = bytes.toString('utf8');
        done({ status: response.statusCode, headers: response.headers, bytes, text });
      });
    });
    sent.end(body);
  });
}

/**
 * Repeats a request until its response is the expected one. Never gives up: the test's timeout ends
 * it.
 */
export async function retryRequest(url, isExpected, options) {
  for (;;) {
    const response = await sendRequest(url, options);
    if (isExpected(response)) return response;
    await pause(20);
  }
}
