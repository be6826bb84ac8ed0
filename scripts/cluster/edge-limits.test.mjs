import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { sendRequest } from './testing/send-request.mjs';
import {
  describeEdge,
  sendBucketResponse,
  sendLongCachedPage,
  sendPage,
  startEdge,
} from './testing/edge-under-test.mjs';

/** Limits per client IP address, as in the edge's container. */
const LIMITS = { pages: '50r/s', pictures: '100r/s', apis: '20r/s', connections: 200 };
const MEGABYTE = 1024 * 1024;

test('the container has the tested limits', () => {
  const script = readFileSync(join(ROOT, 'deploy/docker/start-edge.sh'), 'utf8');
  const granted = (name) => new RegExp(`\\$\\{EDGE_${name}:-([^}]+)\\}`).exec(script)?.[1];
  expect({
    pages: granted('PAGE_RATE'),
    pictures: granted('PICTURE_RATE'),
    apis: granted('API_RATE'),
    connections: Number(granted('CONNECTIONS')),
  }).toEqual(LIMITS);
});

describeEdge('the edge', () => {
  let edge;
  beforeAll(async () => {
    const shell = (request, response) => {
      const { accept, 'x-forwarded-for': address, 'x-forwarded-proto': scheme } = request.headers;
      if (request.url === '/_edge/bucket') return sendBucketResponse(response);
      if (!request.url.startsWith('/f/')) return sendPage(response, `${address} ${scheme}`);
      return sendLongCachedPage(response, `Bild ${accept}`, { vary: 'accept' });
    };
    const api = async (request, response) => {
      let bytes = 0;
      for await (const part of request) bytes += part.length;
      response.end(JSON.stringify({ bytes }));
    };
    edge = await startEdge({ shell, api }, { limits: LIMITS, trustedProxies: ['127.0.0.7'] });
  });
  afterAll(async () => edge.stop());

  /** Sends `count` requests from one client IP address at the same time. */
  async function sendConcurrentRequests(path, count, options) {
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    const requests = Array.from({ length: count }, () =>
      sendRequest(edge.url + path, { agent, ...options }),
    );
    const answers = await Promise.all(requests);
    agent.destroy();
    return answers;
  }

  test('rejects a flood of pages from one address with a readable page, but no other address', async () => {
    const answers = await sendConcurrentRequests('/', 900, { localAddress: '127.0.0.2' });
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(100);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(200);
    const [{ headers, text }] = refused;
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('Einen Moment bitte');
    expect((await sendRequest(`${edge.url}/`, { localAddress: '127.0.0.3' })).status).toBe(200);
  });

  test('sends rejected api calls a problem document and forms a page', async () => {
    const from = { localAddress: '127.0.0.4' };
    const refused = (await sendConcurrentRequests('/api/suche', 400, from)).find(
      ({ status }) => status === 429,
    );
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(JSON.parse(refused.text)).toMatchObject({ status: 429, code: 'request.rate-limited' });
    const form = (
      await sendConcurrentRequests('/api/suche', 50, { ...from, headers: { accept: 'text/html' } })
    ).find(({ status }) => status === 429);
    expect(form.text).toContain('Einen Moment bitte');
  });

  test('limits picture rendering and caches one variant of each format whatever the Accept header', async () => {
    const answers = await sendConcurrentRequests('/f/1/2x3/acker.jpg', 900, {
      localAddress: '127.0.0.5',
    });
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(100);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(300);
    const kinds = [];
    for (const accept of [
      'image/avif,image/webp,image/png,*/*;q=0.8',
      'image/avif,image/webp,*/*',
      'image/webp,*/*',
      'image/webp;q=0,*/*',
      'image/png',
    ]) {
      const { text } = await sendRequest(`${edge.url}/f/1/4x5/wiese.jpg`, { headers: { accept } });
      kinds.push(text.split(' ').at(-1));
    }
    const [avifAcceptHeader, webpAcceptHeader, otherAcceptHeader] = [
      'image/avif,image/webp,*/*',
      'image/webp,*/*',
      '*/*',
    ];
    expect(kinds).toEqual([
      avifAcceptHeader,
      avifAcceptHeader,
      webpAcceptHeader,
      otherAcceptHeader,
      otherAcceptHeader,
    ]);
    expect(edge.shells.flatMap((shell) => shell.getRequestsFor('/f/1/4x5/wiese.jpg'))).toHaveLength(
      3,
    );
  });

  test('counts visitors behind a trusted proxy separately and ignores other proxies', async () => {
    const sendRequestThroughProxy = (address, localAddress) =>
      sendRequest(`${edge.url}/wer?${address}`, {
        localAddress,
        headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' },
      });
    expect((await sendRequestThroughProxy('203.0.113.5', '127.0.0.7')).text).toBe(
      '203.0.113.5 https',
    );
    expect((await sendRequestThroughProxy('203.0.113.6', '127.0.0.8')).text).toBe('127.0.0.8 http');
  });

  test.each([
    '/api/kleinanzeigen/uploads/01K',
    '/api/kleinanzeigen/drafts/01K/photos',
    '/api/events/uploads',
    '/api/events/pictures/01K',
    '/api/jobs/applications/cv?code=x',
  ])('lets photos and files through to %s', async (path) => {
    const sent = { method: 'POST', body: Buffer.alloc(30 * MEGABYTE) };
    const { status, text } = await sendRequest(edge.url + path, sent);
    expect([status, text]).toEqual([200, JSON.stringify({ bytes: 30 * MEGABYTE })]);
  });

  test.each(['text/html', 'application/json'])(
    'answers a too large request for Accept %s',
    async (accept) => {
      const headers = { accept, 'content-length': 30 * MEGABYTE };
      const sent = { method: 'POST', headers };
      const refused = await sendRequest(`${edge.url}/api/newsletter`, sent);
      expect([refused.status, refused.headers['retry-after']]).toEqual([413, undefined]);
      expect(refused.text).toContain(
        accept === 'text/html' ? 'Das ist zu groß' : 'request.too-large',
      );
    },
  );

  test('sends browser reports to a shell and all other calls to an api', async () => {
    const report = { method: 'POST', body: Buffer.from('{}') };
    const countRequests = (services, path) =>
      services.flatMap((service) => service.getRequestsFor(path)).length;
    for (const path of ['/api/telemetry/errors', '/api/telemetry/vitals']) {
      await sendRequest(edge.url + path, report);
      expect([countRequests(edge.shells, path), countRequests(edge.apis, path)]).toEqual([1, 0]);
    }
    await sendRequest(`${edge.url}/api/telemetry/elsewhere`, report);
    expect(countRequests(edge.apis, '/api/telemetry/elsewhere')).toBe(1);
  });

  test("hides metrics and health from outside, and shows the apis' health to shells", async () => {
    for (const path of ['/metrics', '/health', '/_edge/503.html'])
      expect((await sendRequest(edge.url + path)).status).toBe(404);
    expect((await sendRequest(`${edge.innerUrl}/health`)).status).toBe(200);
    expect((await sendRequest(`${edge.innerUrl}/health/live`)).status).toBe(200);
    expect((await sendRequest(`${edge.innerUrl}/api/x`)).status).toBe(200);
    expect((await sendRequest(`${edge.innerUrl}/metrics`)).status).toBe(404);
  });
});
