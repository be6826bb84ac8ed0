import type { ContentObject } from '#stories/content-value.ts';
import { getContentVersion } from '#stories/space.ts';
import { notFound } from '../content-error.ts';
import type { Reading } from '../content-space.ts';
import { paginate, type Page } from '../paginate.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readTextParameter, readIntegerParameter } from '../parameters/read-parameter.ts';
import { listVisibleStories } from '../stories/visible-story.ts';
import { createFolderLink, createStoryLink } from './link-objects.ts';

const MAX_LINKS = 1000;

function listAllLinks(query: QueryTree, reading: Reading): readonly ContentObject[] {
  const includesDates = readTextParameter(query, 'include_dates') === '1';
  const stories = listVisibleStories(reading).map((story) =>
    createStoryLink(story, reading, includesDates),
  );
  const links = [...reading.space.folders.map(createFolderLink), ...stories];
  return links.toSorted((a, b) => (String(a['slug']) < String(b['slug']) ? -1 : 1));
}

/** Builds body and paging of `GET /v2/cdn/links`: stories and folders by uuid. */
export function answerLinks(
  query: QueryTree,
  reading: Reading,
): { readonly body: object; readonly page: Page<ContentObject> } {
  const prefix = readTextParameter(query, 'starts_with') ?? '';
  const parent = readIntegerParameter(query, 'with_parent');
  const uuid = readTextParameter(query, 'by_uuid');
  const matchingLinks = listAllLinks(query, reading).filter(
    (link) =>
      String(link['slug']).startsWith(prefix) &&
      (parent === undefined || link['parent_id'] === parent) &&
      (uuid === undefined || link['uuid'] === uuid),
  );
  const page = paginate(matchingLinks, query, MAX_LINKS);
  const links = Object.fromEntries(page.items.map((link) => [String(link['uuid']), link]));
  return { body: { links, cv: getContentVersion(reading.space, reading.now) }, page };
}

/**
 * Builds the body of `GET /v2/cdn/links/{uuid}`.
 * @throws {ContentError} 404 for an unknown uuid
 */
export function answerLink(uuid: string, query: QueryTree, reading: Reading): object {
  const link = listAllLinks(query, reading).find((candidate) => candidate['uuid'] === uuid);
  if (!link) throw notFound();
  return { link, cv: getContentVersion(reading.space, reading.now) };
}
