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
    sent.once('response', (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.once('error', fail);
      answer.once('end', () => {
        const bytes = Buffer.concat(parts);
        const text = bytes.toString('utf8');
        done({ status: answer.statusCode, headers: answer.headers, bytes, text });
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
    const answer = await sendRequest(url, options);
    if (isExpected(answer)) return answer;
    await pause(20);
  }
}
