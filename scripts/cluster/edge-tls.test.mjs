import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  describeEdge,
  sendBucketResponse,
  sendPage,
  startEdge,
} from './testing/edge-under-test.mjs';
import { openssl, createSelfSignedCertificate } from './testing/self-signed.mjs';

describeEdge(
  'the edge with a certificate',
  () => {
    let folder;
    let edge;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'gruenland-tls-'));
      const tls = await createSelfSignedCertificate(folder);
      const shell = (request, response) =>
        request.url === '/_edge/bucket'
          ? sendBucketResponse(response)
          : sendPage(response, request.headers['x-forwarded-proto']);
      edge = await startEdge({ shell }, { tls });
    });
    afterAll(async () => {
      await edge?.stop();
      rmSync(folder, { recursive: true });
    });

    test('speaks HTTP/2 with many requests per connection and forwards the HTTPS scheme to shells', async () => {
      const caCertificate = readFileSync(join(folder, 'cert.pem'));
      const session = connect(`https://127.0.0.1:${edge.port}`, { ca: caCertificate });
      const answers = await Promise.all(
        ['/a', '/b', '/c'].map(
          (path) =>
            new Promise((done, fail) => {
              const stream = session.request({ ':path': path });
              let status;
              let text = '';
              stream.setEncoding('utf8');
              stream.once('response', (headers) => (status = headers[':status']));
              stream.on('data', (part) => (text += part));
              stream.once('error', fail);
              stream.once('end', () => done([status, text]));
            }),
        ),
      );
      expect(session.alpnProtocol).toBe('h2');
      session.close();
      expect(answers).toEqual([1, 2, 3].map(() => [200, 'https']));
    });
  },
  { openssl },
);
