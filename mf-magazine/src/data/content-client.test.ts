import { jest } from '@jest/globals';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { story } from '#samples/story-records.ts';
import { createContentRead, readSpaceVersion } from './content-client.server.ts';
import { ContentError } from './content-error.server.ts';

let service: FakeContentService;

beforeAll(async () => {
  service = await startFakeContentService([story('artikel/heu', { component: 'article' })]);
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  service.intercept = undefined;
  // The client tells the console about each retry.
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

function readFor(version: 'draft' | 'published', more: object = {}) {
  const access = {
    ...more,
    contentEndpoint: service.endpoint,
    contentPublicToken: 'public',
    contentPreviewToken: 'preview',
    contentRateLimit: 0,
  };
  return createContentRead(access, version);
}

/** Answers the first `times` requests itself. */
function refuse(times: number, status: number, body: string, type: string): void {
  let left = times;
  service.intercept = (_url, response) => {
    if (left === 0) return false;
    left -= 1;
    response.writeHead(status, { 'content-type': type }).end(body);
    return true;
  };
}

describe('createContentRead', () => {
  test('published reads use the public token, the given content version and nothing else', async () => {
    const read = readFor('published');
    const query = Object.freeze({ resolve_links: 'url' });
    await read('stories/artikel/heu', query, 77);
    await read('stories/artikel/heu', query);
    const [first, second] = service.requests.map(({ searchParams }) =>
      Object.fromEntries(searchParams),
    );
    expect(first).toEqual({
      token: 'public',
      version: 'published',
      cv: '77',
      resolve_links: 'url',
    });
    expect(second).toEqual({ token: 'public', version: 'published', resolve_links: 'url' });
  });

  test('an OAuth token goes along as a header, never in the address', async () => {
    const headers: unknown[] = [];
    service.intercept = (_url, response) => {
      headers.push(response.req.headers.authorization);
      return false;
    };
    await readFor('published', { contentOAuthToken: 'geheim' })('stories/artikel/heu', {});
    await readFor('published')('stories/artikel/heu', {});
    expect(headers).toEqual(['geheim', undefined]);
    expect(String(service.requests[0])).not.toContain('geheim');
  });

  test('drafts use the preview token', async () => {
    await readFor('draft')('stories/artikel/heu', {});
    expect(service.requests[0]?.searchParams.get('token')).toBe('preview');
    expect(service.requests[0]?.searchParams.get('version')).toBe('draft');
  });

  test('an empty resolve_relations reaches the content system', async () => {
    await readFor('published')('stories/artikel/heu', { resolve_relations: '' });
    expect(service.requests[0]?.searchParams.get('resolve_relations')).toBe('');
  });

  test('lists state their total', async () => {
    const { total } = await readFor('published')('stories', { content_type: 'article' });
    expect(total).toBe(1);
  });

  test('a missing story is an error with status 404 and its response', async () => {
    const failed = readFor('published')('stories/artikel/fehlt', {});
    await expect(failed).rejects.toBeInstanceOf(ContentError);
    await expect(failed).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('This record could not be found'),
      response: { status: 404 },
    });
  });

  test('a 429 is retried, with a body of JSON and without', async () => {
    refuse(1, 429, '{"error":"Rate limit"}', 'application/json');
    await readFor('published')('stories/artikel/heu', {});
    expect(service.requests).toHaveLength(2);
    refuse(2, 429, '', 'text/plain');
    await readFor('published')('stories/artikel/heu', {});
    expect(service.requests).toHaveLength(5);
  });

  test.each(['{"error":', 'null', '"zu viel"'])('a 429 that says %s is retried', async (body) => {
    refuse(2, 429, body, 'application/json');
    await readFor('published')('stories/artikel/heu', {});
    expect(service.requests).toHaveLength(3);
  });

  test('a 404 that is not the content system’s own is no word about the story', async () => {
    refuse(1, 404, '<h1>Not here</h1>', 'text/html');
    const failed = readFor('published')('stories/artikel/heu', {});
    await expect(failed).rejects.toMatchObject({ status: 502, unavailable: true });
  });

  test('a 429 is retried ten times, 300 ms apart, and then given up', async () => {
    refuse(Infinity, 429, '{"error":"Rate limit"}', 'application/json');
    const started = performance.now();
    await expect(readFor('published')('stories/artikel/heu', {})).rejects.toMatchObject({
      status: 429,
    });
    expect(service.requests).toHaveLength(11);
    expect(performance.now() - started).toBeGreaterThanOrEqual(2900);
  }, 10_000);

  test('a 503 with a page of HTML keeps its status and is not retried', async () => {
    refuse(5, 503, '<html>', 'text/html');
    await expect(readFor('published')('stories/artikel/heu', {})).rejects.toMatchObject({
      status: 503,
    });
    expect(service.requests).toHaveLength(1);
  });

  test('a content system that is away is an error without status', async () => {
    const read = createContentRead(
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

  test('the space tells its content version', async () => {
    service.cv = 4711;
    expect(await readSpaceVersion(readFor('published'))).toBe(4711);
  });
});
