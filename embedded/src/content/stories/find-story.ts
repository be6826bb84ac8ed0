import type { StoryRecord } from '#stories/space.ts';
import type { RequestContext } from '../content-space.ts';
import { findVisibleStory, type VisibleStory } from './visible-story.ts';

function findRecord(
  key: string,
  isUuid: boolean,
  { space }: RequestContext,
): StoryRecord | undefined {
  if (isUuid) return space.storyByUuid.get(key);
  const trimmedKey = key.replace(/^\/+|\/+$/gu, '');
  const recordWithSlug =
    space.storyByFullSlug.get(trimmedKey) ?? space.storyByFullSlug.get(`${trimmedKey}/`);
  if (recordWithSlug) return recordWithSlug;
  return /^[1-9]\d{0,15}$/u.test(key) ? space.storyById.get(Number(key)) : undefined;
}

/**
 * Finds a story by full slug, by numeric id, or by uuid with `find_by=uuid`. The slash at the end
 * of a start page's slug is optional. Returns undefined when the story does not exist or the
 * request may not see it.
 */
export function findStory(
  key: string,
  isUuid: boolean,
  requestContext: RequestContext,
): VisibleStory | undefined {
  return findVisibleStory(findRecord(key, isUuid, requestContext), requestContext);
}
