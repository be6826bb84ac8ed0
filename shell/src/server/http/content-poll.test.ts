import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { pollContent } from './content-poll.ts';

test('reports a new content version, but not the first one or a failure', async () => {
  const answers = ['{"space":{"version":1}}', 'kaputt', '{"space":{}}', '{"space":{"version":2}}'];
  let requestCount = 0;
  const lastRequest = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    response.end(answers[Math.min(requestCount, answers.length - 1)]);
    requestCount += 1;
    if (requestCount > answers.length + 2) lastRequest.resolve();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  let notificationCount = 0;
  const stop = pollContent(
    {
      endpoint: `http://127.0.0.1:${port}/v2`,
      token: 't',
      onChange: () => (notificationCount += 1),
    },
    10,
  );
  await lastRequest.promise;
  stop();
  expect(notificationCount).toBe(1);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
