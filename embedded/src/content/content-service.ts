import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Space } from '#stories/space.ts';
import { readsDraft } from './access.ts';
import { addCacheVersion } from './cache-version.ts';
import { ContentError, createNotFoundError } from './content-error.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { OldVersions } from './old-versions.ts';
import type { ContentSettings, RequestContext } from './content-space.ts';
import {
  answerDatasource,
  answerDatasourceEntries,
  answerDatasources,
} from './datasources/answer-datasources.ts';
import { answerLink, answerLinks } from './links/answer-links.ts';
import type { ItemPage } from './paginate.ts';
import { parseQuery, UnreadableQueryError, type QueryTree } from './parameters/parse-query.ts';
import { readTextParameter } from './parameters/read-parameter.ts';
import { sendContent } from './send-content.ts';
import { answerSpace, answerTags } from './space/answer-space.ts';
import { answerStories, answerStory } from './stories/answer-stories.ts';

export interface ContentServiceOptions {
  readonly getSpace: () => Space;
  readonly settings: ContentSettings;
}

interface Answer {
  readonly body: object;
  readonly page?: ItemPage<unknown>;
}

type Endpoint = (query: QueryTree, requestContext: RequestContext, key: string) => Answer;

const endpoints: Readonly<Record<string, Endpoint>> = {
  '/stories': answerStories,
  '/stories/': answerStories,
  '/stories/*': (query, requestContext, key) => ({ body: answerStory(key, query, requestContext) }),
  '/links': answerLinks,
  '/links/': answerLinks,
  '/links/*': (query, requestContext, key) => ({ body: answerLink(key, query, requestContext) }),
  '/spaces/me': (_query, requestContext) => ({ body: answerSpace(requestContext) }),
  '/spaces/me/': (_query, requestContext) => ({ body: answerSpace(requestContext) }),
  '/tags': (query, requestContext) => ({ body: answerTags(query, requestContext) }),
  '/tags/': (query, requestContext) => ({ body: answerTags(query, requestContext) }),
  '/datasources': answerDatasources,
  '/datasources/': answerDatasources,
  '/datasources/*': (_query, requestContext, key) => ({
    body: answerDatasource(key, requestContext),
  }),
  '/datasource_entries': answerDatasourceEntries,
  '/datasource_entries/': answerDatasourceEntries,
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
  { getSpace, settings: setting }: ContentServiceOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => allowAllOrigins(reply));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(createNotFoundError(), request, reply));
  app.options('/*', async (_request, reply) => reply.code(204).send());
  const limits = new RateLimits(setting.rateLimit);
  const versions = new OldVersions(setting.maxOldVersions);
  const getServedContent = (query: QueryTree, draft: boolean) => {
    const state = { space: getSpace(), now: setting.now() };
    return draft ? state : versions.getContent(readTextParameter(query, 'cv'), state);
  };
  for (const [path, endpoint] of Object.entries(endpoints)) {
    app.get<{ Params: { '*'?: string } }>(path, async (request, reply) => {
      const url = request.raw.url ?? '';
      const query = parseQuery(url.split(/\?(.*)/su)[1] ?? '');
      const draft = readsDraft(query, setting.tokens);
      limits.countOrRefuseRequest(url, query, draft);
      // `/spaces/me` returns the current cache version, even if the request names an older version.
      const state = path.startsWith('/spaces')
        ? getServedContent(new Map(), draft)
        : getServedContent(query, draft);
      const requestContext: RequestContext = { ...state, settings: setting, readsDrafts: draft };
      const location = path.startsWith('/spaces')
        ? undefined
        : addCacheVersion(url, requestContext);
      if (location !== undefined) {
        return reply
          .code(301)
          .header('cache-control', 'no-cache')
          .header('location', location)
          .send();
      }
      const { body, page } = endpoint(query, requestContext, request.params['*'] ?? '');
      return sendContent(request, reply, body, { draft, ...(page && { page }) });
    });
  }
}
