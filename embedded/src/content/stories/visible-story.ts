import { getVisibleVersion, type StoryRecord, type StoryVersion } from '#stories/space.ts';
import type { RequestContext } from '../content-space.ts';

/** A story, with the version (published or draft) that the request may see. */
export interface VisibleStory {
  readonly record: StoryRecord;
  readonly version: StoryVersion;
}

export type StoryPredicate = (story: VisibleStory) => boolean;

export function findVisibleStory(
  record: StoryRecord | undefined,
  requestContext: RequestContext,
): VisibleStory | undefined {
  if (!record) return undefined;
  const version = getVisibleVersion(record, requestContext.readsDrafts, requestContext.now);
  return version && { record, version };
}

/** Returns all stories that the request may see. */
export function listVisibleStories(requestContext: RequestContext): readonly VisibleStory[] {
  return requestContext.space.stories.flatMap(
    (record) => findVisibleStory(record, requestContext) ?? [],
  );
}
