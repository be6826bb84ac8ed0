import type { StoryRecord } from '#stories/space.ts';
import type { Reading } from '../content-space.ts';
import { findVisibleStory, type VisibleStory } from './visible-story.ts';

function findRecord(key: string, byUuid: boolean, { space }: Reading): StoryRecord | undefined {
  if (byUuid) return space.byUuid.get(key);
  const bare = key.replace(/^\/+|\/+$/gu, '');
  const bySlug = space.byFullSlug.get(bare) ?? space.byFullSlug.get(`${bare}/`);
  if (bySlug) return bySlug;
  return /^[1-9]\d{0,15}$/u.test(key) ? space.byId.get(Number(key)) : undefined;
}

/**
 * Finds a story by full slug, by numeric id, or by uuid with `find_by=uuid`. The trailing slash of
 * a start page is optional. Returns undefined when the story is unknown or hidden from the request.
 */
export function findStory(
  key: string,
  byUuid: boolean,
  reading: Reading,
): VisibleStory | undefined {
  return findVisibleStory(findRecord(key, byUuid, reading), reading);
}
