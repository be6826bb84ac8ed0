import { jest } from '@jest/globals';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { story } from '#samples/story-records.ts';
import { createContentReadFunction, readSpaceVersion } from './content-client.server.ts';
import { ContentError } from './content-error.server.ts';

let service: FakeContentService;

beforeAll(async () => {
  service = await startFakeContentService([story('artikel/heu', { component: 'article' })]);
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  service.intercept = undefined;
  // Silences the console, to which the client logs each retry.
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

function createReadFunction(version: 'draft' | 'published', extraSettings: object = {}) {
  const access = {
    ...extraSettings,
    contentEndpoint: service.endpoint,
    contentPublicToken: 'public',
    contentPreviewToken: 'preview',
    contentRateLimit: 0,
  };
  return createContentReadFunction(access, version);
}

/** Makes the service send this response to the first `responseCount` requests. */
function respondToFirstRequests(
  responseCount: number,
  status: number,
  body: string,
  type: string,
): void {
  let remainingCount = responseCount;
  service.intercept = (_url, response) => {
    if (remainingCount === 0) return false;
    remainingCount -= 1;
    response.writeHead(status, { 'content-type': type }).end(body);
    return true;
  };
}

describe('createContentRead', () => {
  test('sends the public token and the given content version for published reads', async () => {
    const read = createReadFunction('published');
    const query = Object.freeze({ resolve_links: 'url' });
    await read('stories/artikel/heu', query, 77);
    await read('stories/artikel/heu', query);
    const [firstParams, secondParams] = service.requests.map(({ searchParams }) =>
      Object.fromEntries(searchParams),
    );
    expect(firstParams).toEqual({
      token: 'public',
      version: 'published',
      cv: '77',
      resolve_links: 'url',
    });
    expect(secondParams).toEqual({ token: 'public', version: 'published', resolve_links: 'url' });
  });

  test('sends an OAuth token as a header, never in the URL', async () => {
    const headers: unknown[] = [];
    service.intercept = (_url, response) => {
      headers.push(response.req.headers.authorization);
      return false;
    };
    await createReadFunction('published', { contentOAuthToken: 'geheim' })(
      'stories/artikel/heu',
      {},
    );
    await createReadFunction('published')('stories/artikel/heu', {});
    expect(headers).toEqual(['geheim', undefined]);
    expect(String(service.requests[0])).not.toContain('geheim');
  });

  test('uses the preview token for drafts', async () => {
    await createReadFunction('draft')('stories/artikel/heu', {});
    expect(service.requests[0]?.searchParams.get('token')).toBe('preview');
    expect(service.requests[0]?.searchParams.get('version')).toBe('draft');
  });

  test('sends an empty resolve_relations', async () => {
    await createReadFunction('published')('stories/artikel/heu', { resolve_relations: '' });
    expect(service.requests[0]?.searchParams.get('resolve_relations')).toBe('');
  });

  test('returns the total of lists', async () => {
    const { total } = await createReadFunction('published')('stories', { content_type: 'article' });
    expect(total).toBe(1);
  });

  test('rejects with status 404 and the response for a missing story', async () => {
    const failedRead = createReadFunction('published')('stories/artikel/fehlt', {});
    await expect(failedRead).rejects.toBeInstanceOf(ContentError);
    await expect(failedRead).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('This record could not be found'),
      response: { status: 404 },
    });
  });

  test('retries a 429 with and without a JSON body', async () => {
    respondToFirstRequests(1, 429, '{"error":"Rate limit"}', 'application/json');
    await createReadFunction('published')('stories/artikel/heu', {});
    expect(service.requests).toHaveLength(2);
    respondToFirstRequests(2, 429, '', 'text/plain');
    await createReadFunction('published')('stories/artikel/heu', {});
    expect(service.requests).toHaveLength(5);
  });

  test.each(['{"error":', 'null', '"zu viel"'])('retries a 429 with %s', async (body) => {
    respondToFirstRequests(2, 429, body, 'application/json');
    await createReadFunction('published')('stories/artikel/heu', {});
    expect(service.requests).toHaveLength(3);
  });

  test('does not report a 404 from a proxy as a missing story', async () => {
    respondToFirstRequests(1, 404, '<h1>Not here</h1>', 'text/html');
    const failedRead = createReadFunction('published')('stories/artikel/heu', {});
    await expect(failedRead).rejects.toMatchObject({ status: 502, unavailable: true });
  });

  test('gives up a 429 after ten retries, 300 ms apart', async () => {
    respondToFirstRequests(Infinity, 429, '{"error":"Rate limit"}', 'application/json');
    const startMs = performance.now();
    await expect(createReadFunction('published')('stories/artikel/heu', {})).rejects.toMatchObject({
      status: 429,
    });
    expect(service.requests).toHaveLength(11);
    expect(performance.now() - startMs).toBeGreaterThanOrEqual(2900);
  }, 10_000);

  test('keeps the status of a 503 with an HTML page and does not retry', async () => {
    respondToFirstRequests(5, 503, '<html>', 'text/html');
    await expect(createReadFunction('published')('stories/artikel/heu', {})).rejects.toMatchObject({
      status: 503,
    });
    expect(service.requests).toHaveLength(1);
  });

  test('rejects without status when the content system is unreachable', async () => {
    const read = createContentReadFunction(
      {
        contentEndpoint: 'http://127.0.0.1:1/v2',
        contentPublicToken: 'x',
        contentPreviewToken: 'x',
        contentRateLimit: 0,
      },
      'published',
    );
    await expect(read('stories', {})).rejects.toMatchObject({
      name: 'ContentError',
      status: undefined,
    });
  });

  test('reads the content version of the space', async () => {
    service.cv = 4711;
    expect(await readSpaceVersion(createReadFunction('published'))).toBe(4711);
  });
});
