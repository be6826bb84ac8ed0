import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { pollContent } from './content-poll.ts';

test('tells of a new content version, not of the first one and not of failures', async () => {
  const answers = ['{"space":{"version":1}}', 'kaputt', '{"space":{}}', '{"space":{"version":2}}'];
  let asked = 0;
  const last = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    response.end(answers[Math.min(asked, answers.length - 1)]);
    asked += 1;
    if (asked > answers.length + 2) last.resolve();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  let told = 0;
  const stop = pollContent(
    { endpoint: `http://127.0.0.1:${port}/v2`, token: 't', onChange: () => (told += 1) },
    10,
  );
  await last.promise;
  stop();
  expect(told).toBe(1);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
