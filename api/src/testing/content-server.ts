import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A test server that replaces the content system and serves the given stories. */
export interface ContentServer {
  readonly endpoint: string;
  /** The content of each story by its slug. Requests for other slugs get status 404. */
  readonly stories: Map<string, object>;
  /** While true, the server answers every request with status 500. */
  isUnavailable: boolean;
  close(): Promise<void>;
}

/** Publication time of all stories. */
export const PUBLISHED_AT = '2026-11-01T08:00:00.000Z';

/** Starts the server on a free port. */
export async function startContentServer(): Promise<ContentServer> {
  const stories = new Map<string, object>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://content');
    if (pathname.endsWith('/cdn/stories') && !service.isUnavailable) {
      const allStories = [...stories].map(([slug, content], index) => ({
        id: index + 1,
        full_slug: slug,
        name: slug,
        uuid: slug,
        content,
      }));
      response.writeHead(200, {
        'content-type': 'application/json',
        total: String(allStories.length),
      });
      response.end(JSON.stringify({ stories: allStories }));
      return;
    }
    const slug = decodeURIComponent(pathname.replace('/v2/cdn/stories/', ''));
    const content = stories.get(slug);
    const status = service.isUnavailable ? 500 : content ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        status === 200 ? { story: { uuid: slug, published_at: PUBLISHED_AT, content } } : ['no'],
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: ContentServer = {
    endpoint: `http://127.0.0.1:${port}/v2`,
    stories,
    isUnavailable: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
