import type { StoryRecord } from '#stories/space.ts';
import type { Reading } from '../content-space.ts';
import { findVisibleStory, type VisibleStory } from './visible-story.ts';

function findRecord(key: string, isUuid: boolean, { space }: Reading): StoryRecord | undefined {
  if (isUuid) return space.byUuid.get(key);
  const bare = key.replace(/^\/+|\/+$/gu, '');
  const recordWithSlug = space.byFullSlug.get(bare) ?? space.byFullSlug.get(`${bare}/`);
  if (recordWithSlug) return recordWithSlug;
  return /^[1-9]\d{0,15}$/u.test(key) ? space.byId.get(Number(key)) : undefined;
}

/**
 * Finds a story by full slug, by numeric id, or by uuid with `find_by=uuid`. The trailing slash of
 * a start page is optional. Returns undefined when the story is unknown or hidden from the request.
 */
export function findStory(
  key: string,
  isUuid: boolean,
  reading: Reading,
): VisibleStory | undefined {
  return findVisibleStory(findRecord(key, isUuid, reading), reading);
}
