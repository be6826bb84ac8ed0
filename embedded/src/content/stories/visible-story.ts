import { visibleVersion, type StoryRecord, type StoryVersion } from '#stories/space.ts';
import type { Reading } from '../content-space.ts';

/** A story with the version that the request may see. */
export interface VisibleStory {
  readonly record: StoryRecord;
  readonly version: StoryVersion;
}

export type StoryTest = (story: VisibleStory) => boolean;

export function seen(record: StoryRecord | undefined, reading: Reading): VisibleStory | undefined {
  if (!record) return undefined;
  const version = visibleVersion(record, reading.draft, reading.now);
  return version && { record, version };
}

/** All stories the request may see. */
export function visibleStories(reading: Reading): readonly VisibleStory[] {
  return reading.space.stories.flatMap((record) => seen(record, reading) ?? []);
}
