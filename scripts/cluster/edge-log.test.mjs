import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rotateEdgeLogs } from './edge-log-limit.mjs';
import { sendRequest, retryRequest } from './testing/send-request.mjs';
import {
  describeEdge,
  sendBucketResponse,
  sendLongCachedPage,
  sendPage,
  startEdge,
} from './testing/edge-under-test.mjs';

describeEdge('the log of the edge', () => {
  let edge;
  beforeEach(async () => {
    edge = await startEdge({
      shell: (request, response) =>
        request.url === '/_edge/bucket'
          ? sendBucketResponse(response)
          : (request.url === '/a' ? sendLongCachedPage : sendPage)(response, 'Seite', {
              'x-request-id': request.headers['x-request-id'],
            }),
    });
  });
  afterEach(async () => edge.stop());

  const lines = () =>
    edge
      .logs()
      .requests.trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('a log that is too large is continued in a new file, and no line is lost', async () => {
    const readIds = (name) => {
      const file = join(edge.folder, name);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return [...text.matchAll(/"requestId":"(\w+)"/g)].map(([, id]) => id);
    };
    await sendRequest(`${edge.url}/a`);
    rotateEdgeLogs(edge.folder, edge.pid, 100_000);
    expect(readIds('requests.log')).toHaveLength(1);
    rotateEdgeLogs(edge.folder, edge.pid, 10);
    let count = 1;
    // nginx opens the new file a moment later.
    await retryRequest(`${edge.url}/a`, () => {
      count += 1;
      return readIds('requests.log').length > 0;
    });
    const ids = [...readIds('requests.previous.log'), ...readIds('requests.log')];
    expect([ids.length, new Set(ids).size]).toEqual([count, count]);
  });

  test('logs every response with its id, including cached pages', async () => {
    const answers = [
      await sendRequest(`${edge.url}/a`),
      await sendRequest(`${edge.url}/a`),
      await sendRequest(`${edge.url}/b`),
    ];
    expect(answers[1].headers['x-edge-cache']).toBe('HIT');
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
    expect(lines().map(({ requestId }) => requestId)).toEqual(ids);
    // The shell received the request id that the edge has logged.
    const shellRequests = edge.shells.flatMap((shell) => shell.getRequestsFor('/b'));
    expect(shellRequests.map(({ headers }) => headers['x-request-id'])).toEqual([ids[2]]);
  });

  test('contains no visitor address, query or code, even for failures', async () => {
    const path = '/registrieren/bestaetigen?code=geheim-im-link';
    const headers = { cookie: 'gl_session=geheim-im-keks', referer: `${edge.url}${path}` };
    const from = { localAddress: '127.0.0.9', headers };
    await sendRequest(edge.url + path, from);
    await Promise.all(edge.shells.map((shell) => shell.stop()));
    await sendRequest(`${edge.url}/passwort-vergessen/neu?code=geheim-im-link`, from);
    await retryRequest(
      edge.url + path,
      (answer) => answer.headers['x-edge-cache'] === 'STALE',
      from,
    );
    const size = { ...headers, 'content-length': 100_000_000 };
    await sendRequest(`${edge.url}/api/x?code=geheim-im-link`, {
      ...from,
      method: 'POST',
      headers: size,
    });
    await Promise.all(edge.shells.map((shell) => shell.start()));

    const { requests, errors } = edge.logs();
    expect(requests + errors).not.toMatch(/geheim|127\.0\.0\.9|code=/);
    expect(errors).toBe('');
    const failed = lines().find(({ status }) => status === 503);
    expect(failed).toMatchObject({ service: 'edge', path: '/passwort-vergessen/neu' });
    expect(failed.upstreamStatus).toMatch(/^502(, 502)?$/);
  });
});
