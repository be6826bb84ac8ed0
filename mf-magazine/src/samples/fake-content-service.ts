import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';

/**
 * A fake content service for tests. It listens on a free port and serves some endpoints of the
 * content system from stories in memory.
 */
export interface FakeContentService {
  readonly endpoint: string;
  readonly stories: Story[];
  /** URLs of all requests, in order. */
  readonly requests: URL[];
  /** Content version of the responses. Increase the number to simulate a publication. */
  cv: number;
  /**
   * Called before the service handles a request. Return true after sending a response, or false to
   * let the service respond.
   */
  intercept: ((url: URL, response: ServerResponse) => boolean) | undefined;
  readonly close: () => Promise<void>;
}

export async function startFakeContentService(
  stories: readonly Story[],
): Promise<FakeContentService> {
  const server = createServer((request, response) => handleRequest(service, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: FakeContentService = {
    endpoint: `http://127.0.0.1:${port}/v2`,
    stories: [...stories],
    requests: [],
    cv: 100,
    intercept: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

function handleRequest(
  service: FakeContentService,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '/', service.endpoint);
  service.requests.push(url);
  if (service.intercept?.(url, response)) return;
  const path = decodeURIComponent(url.pathname.replace('/v2/cdn/', ''));
  if (path === 'spaces/me') return sendJson(response, 200, { space: { version: service.cv } });
  if (path === 'stories') return sendList(service, url.searchParams, response);
  const slug = path.replace(/^stories\//, '').replace(/\/$/, '');
  const story = service.stories.find(
    ({ full_slug: storedSlug, id }) =>
      storedSlug.replace(/\/$/, '') === slug || String(id) === slug,
  );
  if (!story) return sendJson(response, 404, ['This record could not be found']);
  return sendJson(response, 200, { story, cv: service.cv, rels: [], links: [] });
}

function sendList(service: FakeContentService, query: URLSearchParams, response: ServerResponse) {
  const uuids = query.get('by_uuids_ordered')?.split(',');
  const foundStories = uuids
    ? uuids.flatMap((uuid) => service.stories.find((story) => story.uuid === uuid) ?? [])
    : service.stories.filter((story) => hasContent(story) && matchesQuery(story, query));
  // `service.stories` must be sorted newest first. Only ascending sort orders change this order.
  const sortField = query.get('sort_by') ?? '';
  if (sortField === 'content.date:asc' || sortField === 'first_published_at:asc')
    foundStories.reverse();
  const perPage = Number(query.get('per_page') ?? 25);
  const firstIndex = (Number(query.get('page') ?? 1) - 1) * perPage;
  const headers = { total: String(foundStories.length), 'per-page': String(perPage) };
  const body = {
    stories: foundStories.slice(firstIndex, firstIndex + perPage),
    cv: service.cv,
    rels: [],
    links: [],
  };
  return sendJson(response, 200, body, headers);
}

function isPublishedInQueriedRange(publishedAt: string | null, query: URLSearchParams): boolean {
  const publishedAtMs = Date.parse(publishedAt ?? '');
  const parseTimeParamMs = (name: string) => Date.parse(`${query.get(name)?.replace(' ', 'T')}Z`);
  const afterMs = query.has('first_published_at_gt')
    ? parseTimeParamMs('first_published_at_gt')
    : -Infinity;
  const beforeMs = query.has('first_published_at_lt')
    ? parseTimeParamMs('first_published_at_lt')
    : Infinity;
  return !(publishedAtMs <= afterMs || publishedAtMs >= beforeMs);
}

/** A story that was created without a content type has null as its content. */
function hasContent(story: Omit<Story, 'content'> & { readonly content: unknown }): boolean {
  return story.content !== null;
}

function matchesQuery(
  { content, full_slug: slug, first_published_at: publishedAt }: Story,
  query: URLSearchParams,
): boolean {
  const type = query.get('content_type');
  const categories = query.get('filter_query[category][in]')?.split(',');
  const author = query.get('filter_query[authors][any_in_array]');
  if (type && content.component !== type) return false;
  const excludedComponents = query.get('filter_query[component][not_in]')?.split(',');
  if (excludedComponents?.includes(content.component)) return false;
  const excludedPrefix = query.get('excluding_slugs')?.replace('*', '');
  if (excludedPrefix && slug.startsWith(excludedPrefix)) return false;
  if (!slug.startsWith(query.get('starts_with') ?? '')) return false;
  const date = String(content['date']);
  const beforeDate = query.get('filter_query[date][lt_date]');
  const afterDate = query.get('filter_query[date][gt_date]');
  if ((beforeDate && date >= beforeDate) || (afterDate && date <= afterDate)) return false;
  const dateCondition = query.get('filter_query[date][is]');
  if (dateCondition && (dateCondition === 'empty') !== !content['date']) return false;
  if (!isPublishedInQueriedRange(publishedAt, query)) return false;
  if (categories && !categories.includes(String(content['category']))) return false;
  return !author || (content['authors'] as string[]).includes(author);
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: object = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
