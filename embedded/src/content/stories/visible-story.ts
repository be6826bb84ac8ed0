import { getVisibleVersion, type StoryRecord, type StoryVersion } from '#stories/space.ts';
import type { Reading } from '../content-space.ts';

/** A story and the version of the story that the request may see. */
export interface VisibleStory {
  readonly record: StoryRecord;
  readonly version: StoryVersion;
}

export type StoryTest = (story: VisibleStory) => boolean;

export function findVisibleStory(
  record: StoryRecord | undefined,
  reading: Reading,
): VisibleStory | undefined {
  if (!record) return undefined;
  const version = getVisibleVersion(record, reading.readsDrafts, reading.now);
  return version && { record, version };
}

/** Returns all stories that the request may see. */
export function listVisibleStories(reading: Reading): readonly VisibleStory[] {
  return reading.space.stories.flatMap((record) => findVisibleStory(record, reading) ?? []);
}
