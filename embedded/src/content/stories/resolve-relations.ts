import type { ContentValue } from '#stories/content-value.ts';
import type { RequestContext } from '../content-space.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readListParameter, readTextParameter } from '../parameters/read-parameter.ts';
import { removeDuplicateUuids, type ResolvedPart } from './resolved.ts';
import { serialiseStory, type SerialiseOptions } from './serialise-story.ts';
import { findVisibleStory, type VisibleStory } from './visible-story.ts';
import { findBlocks } from './walk-content.ts';

function* getUuids(value: ContentValue | undefined): Generator<string> {
  if (typeof value === 'string' && value !== '') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* getUuids(item);
}

function* getRelatedUuids(
  stories: readonly VisibleStory[],
  fields: ReadonlySet<string>,
): Generator<string> {
  for (const { version } of stories) {
    for (const block of findBlocks(version.content)) {
      for (const [key, value] of Object.entries(block)) {
        if (fields.has(`${String(block['component'])}.${key}`)) yield* getUuids(value);
      }
    }
  }
}

/**
 * Handles `resolve_relations=component.field,…`: returns the related stories that the request may
 * see. `resolve_level=2` adds the relations of the related stories. If there are more than
 * `resolveLimit` stories, returns their uuids as `rel_uuids` instead of `rels`.
 */
export function resolveRelations(
  stories: readonly VisibleStory[],
  query: QueryTree,
  serialiseOptions: SerialiseOptions,
  requestContext: RequestContext,
): ResolvedPart {
  const fields = new Set(readListParameter(query, 'resolve_relations'));
  if (fields.size === 0) return { rels: [] };
  const findStories = (uuids: Iterable<string>) =>
    removeDuplicateUuids(uuids).flatMap(
      (uuid) => findVisibleStory(requestContext.space.storyByUuid.get(uuid), requestContext) ?? [],
    );
  const firstLevelStories = findStories(getRelatedUuids(stories, fields));
  const resolvesTwoLevels = readTextParameter(query, 'resolve_level') === '2';
  const secondLevelStories = resolvesTwoLevels
    ? findStories(getRelatedUuids(firstLevelStories, fields))
    : [];
  const relatedStories = new Map(
    [...firstLevelStories, ...secondLevelStories].map((story) => [story.record.uuid, story]),
  );
  if (relatedStories.size > requestContext.settings.maxResolvedStories)
    return { rel_uuids: [...relatedStories.keys()] };
  return {
    rels: [...relatedStories.values()].map((story) =>
      serialiseStory(story, serialiseOptions, requestContext),
    ),
  };
}
