import type { ContentObject } from '#stories/content-value.ts';
import { contentVersion } from '#stories/space.ts';
import { notFound } from '../content-error.ts';
import type { Reading } from '../content-space.ts';
import { paginate, type Page } from '../paginate.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { textParameter, wholeParameter } from '../parameters/read-parameter.ts';
import { visibleStories } from '../stories/visible-story.ts';
import { folderLink, storyLink } from './link-objects.ts';

const MAX_LINKS = 1000;

function allLinks(query: QueryTree, reading: Reading): readonly ContentObject[] {
  const dates = textParameter(query, 'include_dates') === '1';
  const stories = visibleStories(reading).map((story) => storyLink(story, reading, dates));
  const links = [...reading.space.folders.map(folderLink), ...stories];
  return links.toSorted((a, b) => (String(a['slug']) < String(b['slug']) ? -1 : 1));
}

/** Body and paging of `GET /v2/cdn/links`, a map by uuid, folders included. */
export function answerLinks(
  query: QueryTree,
  reading: Reading,
): { readonly body: object; readonly page: Page<ContentObject> } {
  const prefix = textParameter(query, 'starts_with') ?? '';
  const parent = wholeParameter(query, 'with_parent');
  const uuid = textParameter(query, 'by_uuid');
  const wanted = allLinks(query, reading).filter(
    (link) =>
      String(link['slug']).startsWith(prefix) &&
      (parent === undefined || link['parent_id'] === parent) &&
      (uuid === undefined || link['uuid'] === uuid),
  );
  const page = paginate(wanted, query, MAX_LINKS);
  const links = Object.fromEntries(page.items.map((link) => [String(link['uuid']), link]));
  return { body: { links, cv: contentVersion(reading.space, reading.now) }, page };
}

/**
 * Body of `GET /v2/cdn/links/{uuid}`.
 * @throws {ContentError} 404 for an unknown uuid
 */
export function answerLink(uuid: string, query: QueryTree, reading: Reading): object {
  const link = allLinks(query, reading).find((candidate) => candidate['uuid'] === uuid);
  if (!link) throw notFound();
  return { link, cv: contentVersion(reading.space, reading.now) };
}
