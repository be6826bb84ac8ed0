import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Space } from '#stories/space.ts';
import { readsDraft } from './access.ts';
import { getCacheVersionRedirect } from './cache-version.ts';
import { ContentError, createNotFoundError } from './content-error.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { OldVersions } from './old-versions.ts';
import type { ContentSettings, RequestContext } from './content-space.ts';
import {
  buildDatasourceBody,
  buildDatasourceEntriesResponse,
  buildDatasourcesResponse,
} from './datasources/build-datasources-response.ts';
import { buildLinkBody, buildLinksResponse } from './links/build-links-response.ts';
import type { ItemPage } from './paginate.ts';
import { parseQuery, UnreadableQueryError, type QueryTree } from './parameters/parse-query.ts';
import { readTextParameter } from './parameters/read-parameter.ts';
import { sendContent } from './send-content.ts';
import { buildSpaceBody, buildTagsBody } from './space/build-space-body.ts';
import { buildStoriesResponse, buildStoryBody } from './stories/build-stories-response.ts';

export interface ContentServiceOptions {
  readonly getSpace: () => Space;
  readonly settings: ContentSettings;
}

interface ContentResponse {
  readonly body: object;
  readonly page?: ItemPage<unknown>;
}

type Endpoint = (query: QueryTree, requestContext: RequestContext, key: string) => ContentResponse;

const endpoints: Readonly<Record<string, Endpoint>> = {
  '/stories': buildStoriesResponse,
  '/stories/': buildStoriesResponse,
  '/stories/*': (query, requestContext, key) => ({
    body: buildStoryBody(key, query, requestContext),
  }),
  '/links': buildLinksResponse,
  '/links/': buildLinksResponse,
  '/links/*': (query, requestContext, key) => ({ body: buildLinkBody(key, query, requestContext) }),
  '/spaces/me': (_query, requestContext) => ({ body: buildSpaceBody(requestContext) }),
  '/spaces/me/': (_query, requestContext) => ({ body: buildSpaceBody(requestContext) }),
  '/tags': (query, requestContext) => ({ body: buildTagsBody(query, requestContext) }),
  '/tags/': (query, requestContext) => ({ body: buildTagsBody(query, requestContext) }),
  '/datasources': buildDatasourcesResponse,
  '/datasources/': buildDatasourcesResponse,
  '/datasources/*': (_query, requestContext, key) => ({
    body: buildDatasourceBody(key, requestContext),
  }),
  '/datasource_entries': buildDatasourceEntriesResponse,
  '/datasource_entries/': buildDatasourceEntriesResponse,
};

function allowAllOrigins(reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'total, per-page, etag')
    .header('access-control-allow-methods', 'GET, HEAD, OPTIONS')
    .header('access-control-allow-headers', '*');
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (error instanceof ContentError) return reply.code(error.status).send(error.body);
  if (error instanceof UnreadableQueryError) return reply.code(400).send({ error: error.message });
  request.log.error({ err: error }, 'content request failed');
  return reply.code(500).send({ error: 'Internal Server Error' });
}

/** Serves the content delivery API v2 below `/v2/cdn` (storyblok.md sections 1.1 to 1.3). */
export async function contentService(
  app: FastifyInstance,
  { getSpace, settings }: ContentServiceOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => allowAllOrigins(reply));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(createNotFoundError(), request, reply));
  app.options('/*', async (_request, reply) => reply.code(204).send());
  const limits = new RateLimits(settings.rateLimit);
  const versions = new OldVersions(settings.maxOldVersions);
  const getServedContent = (query: QueryTree, readsDrafts: boolean) => {
    const state = { space: getSpace(), now: settings.now() };
    return readsDrafts ? state : versions.getContent(readTextParameter(query, 'cv'), state);
  };
  for (const [path, endpoint] of Object.entries(endpoints)) {
    app.get<{ Params: { '*'?: string } }>(path, async (request, reply) => {
      const url = request.raw.url ?? '';
      const query = parseQuery(url.split(/\?(.*)/su)[1] ?? '');
      const readsDrafts = readsDraft(query, settings.tokens);
      limits.countOrRefuseRequest(url, query, readsDrafts);
      // `/spaces/me` returns the current cache version, even if the request names an older version.
      const state = path.startsWith('/spaces')
        ? getServedContent(new Map(), readsDrafts)
        : getServedContent(query, readsDrafts);
      const requestContext: RequestContext = { ...state, settings, readsDrafts };
      const location = path.startsWith('/spaces')
        ? undefined
        : getCacheVersionRedirect(url, requestContext);
      if (location !== undefined) {
        return reply
          .code(301)
          .header('cache-control', 'no-cache')
          .header('location', location)
          .send();
      }
      const { body, page } = endpoint(query, requestContext, request.params['*'] ?? '');
      return sendContent(request, reply, body, { readsDrafts, ...(page && { page }) });
    });
  }
}
