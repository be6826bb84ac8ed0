import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendRequest, retryRequest } from './testing/send-request.mjs';
import {
  describeEdge,
  sendBucketResponse,
  sendLongCachedPage,
  sendPage,
  startEdge,
} from './testing/edge-under-test.mjs';

const LONG_TEXT = 'Acker und Wiese. '.repeat(200);

describeEdge('the edge caches pages', () => {
  let edge;
  beforeAll(async () => {
    let pageCount = 0;
    edge = await startEdge({
      shell: (request, response) => {
        if (request.url === '/_edge/bucket') {
          // Visitors with a one-digit bucket get the canary.
          const isCanary = /^gl_bucket=\d$/.test(request.headers.cookie);
          return sendBucketResponse(response, isCanary ? 'mf-magazine=next' : 'all');
        }
        pageCount += 1;
        const send = ['/probe', '/lang'].includes(request.url) ? sendLongCachedPage : sendPage;
        const reported = `${LONG_TEXT} ${request.headers['x-release-bucket']} Nr. ${pageCount}`;
        return send(response, reported);
      },
    });
  });
  afterAll(async () => edge.stop());

  const countRequests = (path) =>
    edge.shells.reduce((sum, shell) => sum + shell.getRequestsFor(path).length, 0);

  test('without a request to a shell while a page is fresh', async () => {
    const first = await sendRequest(`${edge.url}/lang`);
    const again = await sendRequest(`${edge.url}/lang`);
    expect([first.headers['x-edge-cache'], again.headers['x-edge-cache']]).toEqual(['MISS', 'HIT']);
    expect(again.text).toBe(first.text);
    expect(countRequests('/lang')).toBe(1);
  });

  test('for a second, then requests a new one', async () => {
    const first = await sendRequest(`${edge.url}/frisch`);
    const second = await retryRequest(`${edge.url}/frisch`, ({ text }) => text !== first.text);
    const startedAt = performance.now();
    await retryRequest(`${edge.url}/frisch`, ({ text }) => text !== second.text);
    // The limit is below two seconds: with `s-maxage=1` alone, nginx would cache a page for up to
    // two seconds.
    expect(performance.now() - startedAt).toBeLessThan(1600);
    expect(countRequests('/frisch')).toBe(3);
  });

  test.each([
    ['br', 'br', 400, brotliDecompressSync],
    ['gzip, deflate, br', 'br', 400, brotliDecompressSync],
    ['gzip', 'gzip', 400, gunzipSync],
    ['deflate', undefined, 4000, (bytes) => bytes],
  ])('compressed for Accept-Encoding %s', async (accepted, encoding, most, unpack) => {
    const headers = { 'accept-encoding': accepted };
    const response = await sendRequest(`${edge.url}/gepackt`, { headers });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(unpack(response.bytes).toString('utf8')).toContain(LONG_TEXT);
    expect(response.bytes.length).toBeLessThan(most);
  });

  test('once per release combination, not per visitor', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => `${index + 1}`);
    for (const number of [...numbers, 'x7', '700']) {
      const { text } = await sendRequest(`${edge.url}/probe`, {
        // The edge must ignore this header in a visitor's request: only a shell may set it.
        headers: { cookie: `gl_bucket=${number}`, 'x-release-bucket': 'mf-magazine=other' },
      });
      expect(text).toContain(/^\d$/.test(number) ? ' mf-magazine=next Nr.' : ' all Nr.');
    }
    expect(countRequests('/probe')).toBe(2);
    expect(countRequests('/_edge/bucket')).toBeLessThanOrEqual(numbers.length + 1);
  });

  test('but not pages for a single visitor', async () => {
    const headers = { cookie: 'gl_vorschau=entwurf' };
    const pages = [
      await sendRequest(`${edge.url}/`, { headers }),
      await sendRequest(`${edge.url}/`, { headers }),
    ];
    expect(pages[0].text).not.toBe(pages[1].text);
    expect((await sendRequest(`${edge.url}/`)).text).not.toBe(pages[1].text);
  });

  test('and serves the last good page while the shells are unavailable', async () => {
    const firstPage = await sendRequest(`${edge.url}/letzte`);
    const [one, other] = edge.shells;
    await one.stop();
    expect((await sendRequest(`${edge.url}/andere`)).status).toBe(200);
    await other.stop();
    const stalePage = await retryRequest(
      `${edge.url}/letzte`,
      ({ headers }) => headers['x-edge-cache'] === 'STALE',
    );
    expect([stalePage.status, stalePage.text]).toEqual([200, firstPage.text]);
    const uncachedPage = await sendRequest(`${edge.url}/nie-gesehen`);
    expect([uncachedPage.status, uncachedPage.headers['retry-after']]).toEqual([503, '5']);
    expect(uncachedPage.text).toContain('Gleich wieder da');
    await Promise.all([one.start(), other.start()]);
    await retryRequest(`${edge.url}/letzte`, ({ text }) => text !== firstPage.text);
  });
});
