import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { getRequestId } from './request-id.ts';
import { addRequestLog } from './request-log.ts';

function startApp() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  const app = Fastify({
    logger: { level: 'info', stream },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: getRequestId,
  });
  addRequestLog(app);
  app.get('/', async () => 'Seite');
  app.get('/kaputt', async (_request, reply) => reply.code(503).send());
  app.post('/newsletter', async () => 'angemeldet');
  app.post('/_views', async () => '');
  return { app, lines };
}

test("logs writes and failures with the edge's request id and without queries", async () => {
  const { app, lines } = startApp();
  const headers = { 'x-request-id': 'kennung-vom-rand' };
  await app.inject({ url: '/', headers });
  await app.inject({ method: 'POST', url: '/_views', headers });
  await app.inject({ method: 'POST', url: '/newsletter?code=geheim', headers });
  await app.inject({ url: '/kaputt?q=geheim', headers });
  const requestId = 'kennung-vom-rand';
  expect(lines).toMatchObject([
    { requestId, method: 'POST', path: '/newsletter', status: 200, msg: 'request' },
    { requestId, method: 'GET', path: '/kaputt', status: 503, msg: 'request' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('geheim');
});

test('security finding 13: logs at most 200 characters of a path', async () => {
  const { app, lines } = startApp();
  await app.inject({ method: 'POST', url: `/${'x'.repeat(4000)}` });
  expect(lines).toMatchObject([{ path: `/${'x'.repeat(199)}`, status: 404 }]);
});
