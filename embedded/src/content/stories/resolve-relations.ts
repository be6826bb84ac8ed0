import type { ContentValue } from '#stories/content-value.ts';
import type { Reading } from '../content-space.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { listParameter, textParameter } from '../parameters/read-parameter.ts';
import { unique, type ResolvedPart } from './resolved.ts';
import { serialiseStory, type StoryForm } from './serialise-story.ts';
import { seen, type VisibleStory } from './visible-story.ts';
import { blocksIn } from './walk-content.ts';

function* uuidsOf(value: ContentValue | undefined): Generator<string> {
  if (typeof value === 'string' && value !== '') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* uuidsOf(item);
}

function* relationsOf(
  stories: readonly VisibleStory[],
  fields: ReadonlySet<string>,
): Generator<string> {
  for (const { version } of stories) {
    for (const block of blocksIn(version.content)) {
      for (const [key, value] of Object.entries(block)) {
        if (fields.has(`${String(block['component'])}.${key}`)) yield* uuidsOf(value);
      }
    }
  }
}

/**
 * `resolve_relations=component.field,…`: returns the related stories visible to the request;
 * `resolve_level=2` adds their relations. Above the limit the response has `rel_uuids` instead of
 * `rels`.
 */
export function resolveRelations(
  stories: readonly VisibleStory[],
  query: QueryTree,
  form: StoryForm,
  reading: Reading,
): ResolvedPart {
  const fields = new Set(listParameter(query, 'resolve_relations'));
  if (fields.size === 0) return { rels: [] };
  const find = (uuids: Iterable<string>) =>
    unique(uuids).flatMap((uuid) => seen(reading.space.byUuid.get(uuid), reading) ?? []);
  const first = find(relationsOf(stories, fields));
  const deep = textParameter(query, 'resolve_level') === '2';
  const second = deep ? find(relationsOf(first, fields)) : [];
  const related = new Map([...first, ...second].map((story) => [story.record.uuid, story]));
  if (related.size > reading.setting.resolveLimit) return { rel_uuids: [...related.keys()] };
  return { rels: [...related.values()].map((story) => serialiseStory(story, form, reading)) };
}
