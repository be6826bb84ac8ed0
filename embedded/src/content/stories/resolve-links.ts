import { isObject, type ContentObject } from '#stories/content-value.ts';
import type { Reading } from '../content-space.ts';
import { storyLink } from '../links/link-objects.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { textParameter } from '../parameters/read-parameter.ts';
import { unique, type ResolvedPart } from './resolved.ts';
import { serialiseStory, type StoryForm } from './serialise-story.ts';
import { seen, type VisibleStory } from './visible-story.ts';
import { objectsIn } from './walk-content.ts';

/** Uuid that a multilink field or a rich text link mark points to. */
function linkedUuid(object: ContentObject): string | undefined {
  if (object['fieldtype'] === 'multilink' && object['linktype'] === 'story') {
    return typeof object['id'] === 'string' ? object['id'] : undefined;
  }
  const attributes = object['attrs'];
  if (object['type'] !== 'link' || !isObject(attributes)) return undefined;
  const { linktype, uuid } = attributes as Readonly<Record<string, unknown>>;
  return linktype === 'story' && typeof uuid === 'string' ? uuid : undefined;
}

function* linksOf(stories: readonly VisibleStory[]): Generator<string> {
  for (const { version } of stories) {
    for (const object of objectsIn(version.content)) {
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

function formOf(
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
 * `resolve_links=url|link|story` (`1` is the old name of `story`): returns the linked stories.
 * Above the limit the response has `link_uuids` instead of `links`.
 */
export function resolveLinks(
  stories: readonly VisibleStory[],
  query: QueryTree,
  form: StoryForm,
  reading: Reading,
): ResolvedPart {
  const write = formOf(textParameter(query, 'resolve_links') ?? '', form, reading);
  if (!write) return { links: [] };
  const find = (uuids: Iterable<string>) =>
    unique(uuids).flatMap((uuid) => seen(reading.space.byUuid.get(uuid), reading) ?? []);
  const first = find(linksOf(stories));
  const deep = textParameter(query, 'resolve_links_level') === '2';
  const second = deep ? find(linksOf(first)) : [];
  const linked = new Map([...first, ...second].map((story) => [story.record.uuid, story]));
  if (linked.size > reading.setting.resolveLimit) return { link_uuids: [...linked.keys()] };
  return { links: [...linked.values()].map(write) };
}
