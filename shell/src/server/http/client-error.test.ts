import { connect } from 'node:net';
import Fastify from 'fastify';
import { respondToClientError } from './client-error.ts';

const app = Fastify({
  http: { maxHeaderSize: 16 * 1024 },
  clientErrorHandler: respondToClientError,
});
app.get('/', async () => 'Seite');
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

/** Sends raw text and returns all text that the server sends until the connection ends. */
function sendText(requestText: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
    let responseText = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (responseText += part));
    socket.on('end', () => resolve(responseText));
    socket.on('error', reject);
    socket.write(requestText);
  });
}

test.each([
  ['414', 'Diese Adresse ist zu lang.', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`],
  ['431', 'zu lang', `GET / HTTP/1.1\r\nhost: a\r\ncookie: a=${'x'.repeat(20_000)}\r\n\r\n`],
  ['400', 'ungültig', 'Unsinn\r\n\r\n'],
])('answers with status %s in German: %s', async (status, text, requestText) => {
  const responseText = await sendText(requestText);
  const [head = '', body = ''] = responseText.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('content-type: text/html; charset=utf-8');
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(body).toContain('<html lang="de">');
  expect(body).toContain(text);
});
