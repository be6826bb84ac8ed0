import { isDeepStrictEqual } from 'node:util';
import type { StoryRecord } from '#stories/space.ts';
import { replaceReferences, type ReferenceMap } from './replace-references.ts';
import type { RemoteStory } from './remote-response.schema.ts';

/**
 * Data of a story in one space, in a form that can be compared with the same story in the other
 * space.
 */
export interface ComparableStory {
  readonly name: string;
  readonly tags: readonly string[];
  /** Position of the story in its folder; 0 by default. */
  readonly position: number;
  readonly published: boolean;
  /** Whether the draft of a published story differs from the published version. */
  readonly hasChanges: boolean;
  readonly content: unknown;
}

/**
 * Converts a local story. Replaces its uuids and asset URLs with those in the space, which
 * `referenceMap` contains.
 */
export function getComparableLocalStory(
  record: StoryRecord,
  referenceMap: ReferenceMap,
): ComparableStory {
  const { draft, published } = record;
  return {
    name: draft.name,
    tags: draft.tags.toSorted(),
    position: draft.position,
    published: published !== undefined,
    hasChanges: published !== undefined && !isDeepStrictEqual(published, draft),
    content: replaceReferences(draft.content, referenceMap),
  };
}

/**
 * Converts a story of the space. Replaces the uuids and asset URLs that `referenceMap` contains.
 */
export function getComparableRemoteStory(
  story: RemoteStory,
  referenceMap: ReferenceMap,
): ComparableStory {
  return {
    name: story.name,
    tags: (story.tag_list ?? []).toSorted(),
    position: story.position ?? 0,
    published: story.published ?? false,
    hasChanges: (story.published ?? false) && (story.unpublished_changes ?? false),
    content: replaceReferences(story.content ?? {}, referenceMap),
  };
}

export const EMPTY_REFERENCE_MAP: ReferenceMap = { uuids: new Map(), assets: new Map() };

/**
 * Removes the slash at the end of a start page's slug, because one of the two spaces may lack it.
 */
export const trimStartpageSlash = (fullSlug: string): string => fullSlug.replace(/\/$/u, '');
