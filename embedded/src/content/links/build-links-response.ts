import type { ContentObject } from '#stories/content-value.ts';
import { getContentVersion } from '#stories/space.ts';
import { createNotFoundError } from '../content-error.ts';
import type { RequestContext } from '../content-space.ts';
import { paginate, type ItemPage } from '../paginate.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readTextParameter, readIntegerParameter } from '../parameters/read-parameter.ts';
import { listVisibleStories } from '../stories/visible-story.ts';
import { createFolderLink, createStoryLink } from './link-objects.ts';

const MAX_LINKS = 1000;

function listAllLinks(query: QueryTree, requestContext: RequestContext): readonly ContentObject[] {
  const includesDates = readTextParameter(query, 'include_dates') === '1';
  const stories = listVisibleStories(requestContext).map((story) =>
    createStoryLink(story, requestContext, includesDates),
  );
  const links = [...requestContext.space.folders.map(createFolderLink), ...stories];
  return links.toSorted((a, b) => (String(a['slug']) < String(b['slug']) ? -1 : 1));
}

/** Builds the response to `GET /v2/cdn/links`: the links of stories and folders, by uuid. */
export function buildLinksResponse(
  query: QueryTree,
  requestContext: RequestContext,
): { readonly body: object; readonly page: ItemPage<ContentObject> } {
  const prefix = readTextParameter(query, 'starts_with') ?? '';
  const parent = readIntegerParameter(query, 'with_parent');
  const uuid = readTextParameter(query, 'by_uuid');
  const matchingLinks = listAllLinks(query, requestContext).filter(
    (link) =>
      String(link['slug']).startsWith(prefix) &&
      (parent === undefined || link['parent_id'] === parent) &&
      (uuid === undefined || link['uuid'] === uuid),
  );
  const page = paginate(matchingLinks, query, MAX_LINKS);
  const links = Object.fromEntries(page.items.map((link) => [String(link['uuid']), link]));
  return { body: { links, cv: getContentVersion(requestContext.space, requestContext.now) }, page };
}

/**
 * Builds the body of `GET /v2/cdn/links/{uuid}`.
 * @throws {ContentError} 404 for an unknown uuid
 */
export function buildLinkBody(
  uuid: string,
  query: QueryTree,
  requestContext: RequestContext,
): object {
  const link = listAllLinks(query, requestContext).find((candidate) => candidate['uuid'] === uuid);
  if (!link) throw createNotFoundError();
  return { link, cv: getContentVersion(requestContext.space, requestContext.now) };
}
