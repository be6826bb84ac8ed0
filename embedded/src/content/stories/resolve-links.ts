import { isObject, type ContentObject } from '#stories/content-value.ts';
import type { RequestContext } from '../content-space.ts';
import { createStoryLink } from '../links/link-objects.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readTextParameter } from '../parameters/read-parameter.ts';
import { removeDuplicateUuids, type ResolvedPart } from './resolved.ts';
import { serialiseStory, type SerialiseOptions } from './serialise-story.ts';
import { findVisibleStory, type VisibleStory } from './visible-story.ts';
import { findObjects } from './walk-content.ts';

/** Returns the uuid of the story to which a multilink field or a link in rich text points. */
function getLinkedUuid(object: ContentObject): string | undefined {
  if (object['fieldtype'] === 'multilink' && object['linktype'] === 'story') {
    return typeof object['id'] === 'string' ? object['id'] : undefined;
  }
  const attributes = object['attrs'];
  if (object['type'] !== 'link' || !isObject(attributes)) return undefined;
  const { linktype, uuid } = attributes as Readonly<Record<string, unknown>>;
  return linktype === 'story' && typeof uuid === 'string' ? uuid : undefined;
}

function* getLinkedUuids(stories: readonly VisibleStory[]): Generator<string> {
  for (const { version } of stories) {
    for (const object of findObjects(version.content)) {
      const uuid = getLinkedUuid(object);
      if (uuid) yield uuid;
    }
  }
}

function toUrlObject(story: VisibleStory): ContentObject {
  const { record, version } = story;
  return {
    id: record.id,
    uuid: record.uuid,
    name: version.name,
    slug: record.slug,
    full_slug: record.fullSlug,
    url: record.fullSlug,
  };
}

function getStorySerialiser(
  kind: string,
  serialiseOptions: SerialiseOptions,
  requestContext: RequestContext,
): ((story: VisibleStory) => ContentObject) | undefined {
  switch (kind) {
    case 'url':
      return toUrlObject;
    case 'link':
      return (story) => ({
        ...createStoryLink(story, requestContext, false),
        full_slug: story.record.fullSlug,
      });
    case 'story':
    case '1':
      return (story) => serialiseStory(story, serialiseOptions, requestContext);
    default:
      return undefined;
  }
}

/**
 * Handles `resolve_links=url|link|story` (`1` is the old name of `story`): returns the linked
 * stories. If there are more than `resolveLimit` stories, returns their uuids as `link_uuids`
 * instead of `links`.
 */
export function resolveLinks(
  stories: readonly VisibleStory[],
  query: QueryTree,
  serialiseOptions: SerialiseOptions,
  requestContext: RequestContext,
): ResolvedPart {
  const serialiseLinkedStory = getStorySerialiser(
    readTextParameter(query, 'resolve_links') ?? '',
    serialiseOptions,
    requestContext,
  );
  if (!serialiseLinkedStory) return { links: [] };
  const findStories = (uuids: Iterable<string>) =>
    removeDuplicateUuids(uuids).flatMap(
      (uuid) => findVisibleStory(requestContext.space.storyByUuid.get(uuid), requestContext) ?? [],
    );
  const firstLevelStories = findStories(getLinkedUuids(stories));
  const resolvesTwoLevels = readTextParameter(query, 'resolve_links_level') === '2';
  const secondLevelStories = resolvesTwoLevels
    ? findStories(getLinkedUuids(firstLevelStories))
    : [];
  const linkedStories = new Map(
    [...firstLevelStories, ...secondLevelStories].map((story) => [story.record.uuid, story]),
  );
  if (linkedStories.size > requestContext.settings.maxResolvedStories)
    return { link_uuids: [...linkedStories.keys()] };
  return { links: [...linkedStories.values()].map(serialiseLinkedStory) };
}
