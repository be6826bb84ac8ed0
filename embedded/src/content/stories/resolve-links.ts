import { isObject, type ContentObject } from '#stories/content-value.ts';
import type { Reading } from '../content-space.ts';
import { storyLink } from '../links/link-objects.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readTextParameter } from '../parameters/read-parameter.ts';
import { removeDuplicates, type ResolvedPart } from './resolved.ts';
import { serialiseStory, type StoryForm } from './serialise-story.ts';
import { findVisibleStory, type VisibleStory } from './visible-story.ts';
import { findObjects } from './walk-content.ts';

/** Returns the uuid of the story that a multilink field or a rich text link mark points to. */
function linkedUuid(object: ContentObject): string | undefined {
  if (object['fieldtype'] === 'multilink' && object['linktype'] === 'story') {
    return typeof object['id'] === 'string' ? object['id'] : undefined;
  }
  const attributes = object['attrs'];
  if (object['type'] !== 'link' || !isObject(attributes)) return undefined;
  const { linktype, uuid } = attributes as Readonly<Record<string, unknown>>;
  return linktype === 'story' && typeof uuid === 'string' ? uuid : undefined;
}

function* getLinks(stories: readonly VisibleStory[]): Generator<string> {
  for (const { version } of stories) {
    for (const object of findObjects(version.content)) {
      const uuid = linkedUuid(object);
      if (uuid) yield uuid;
    }
  }
}

function urlForm(story: VisibleStory): ContentObject {
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

function getForm(
  kind: string,
  form: StoryForm,
  reading: Reading,
): ((story: VisibleStory) => ContentObject) | undefined {
  switch (kind) {
    case 'url':
      return urlForm;
    case 'link':
      return (story) => ({
        ...storyLink(story, reading, false),
        full_slug: story.record.fullSlug,
      });
    case 'story':
    case '1':
      return (story) => serialiseStory(story, form, reading);
    default:
      return undefined;
  }
}

/**
 * Handles `resolve_links=url|link|story` (`1` is the old name of `story`): returns the linked
 * stories. Above `resolveLimit` the response has `link_uuids` instead of `links`.
 */
export function resolveLinks(
  stories: readonly VisibleStory[],
  query: QueryTree,
  form: StoryForm,
  reading: Reading,
): ResolvedPart {
  const write = getForm(readTextParameter(query, 'resolve_links') ?? '', form, reading);
  if (!write) return { links: [] };
  const find = (uuids: Iterable<string>) =>
    removeDuplicates(uuids).flatMap(
      (uuid) => findVisibleStory(reading.space.byUuid.get(uuid), reading) ?? [],
    );
  const first = find(getLinks(stories));
  const resolvesTwoLevels = readTextParameter(query, 'resolve_links_level') === '2';
  const second = resolvesTwoLevels ? find(getLinks(first)) : [];
  const linked = new Map([...first, ...second].map((story) => [story.record.uuid, story]));
  if (linked.size > reading.setting.resolveLimit) return { link_uuids: [...linked.keys()] };
  return { links: [...linked.values()].map(write) };
}
