import type { CapturedStory } from './capture-stories.ts';
import type { PictureDifference, StoryPicture } from './story-picture.ts';
import { findDifference, formatPicture, parsePicture } from './story-picture.ts';

/** A story that differs from its accepted picture, or is new or missing. */
export interface ChangedStory {
  readonly story: string;
  readonly reason: PictureDifference['reason'] | 'missing' | 'new';
  /** Null if the story is new. */
  readonly before: StoryPicture | null;
  /** Null if the story is missing. */
  readonly after: CapturedStory | null;
  /** Indices of the changed cells in the picture of `after`. */
  readonly cells: readonly number[];
}

/** Returns the picture of each captured story in text form, by the name of the story. */
export function formatPictures(
  capturedStories: readonly CapturedStory[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    capturedStories.map(({ story, picture }) => [story, formatPicture(picture)]),
  );
}

/** Finds the stories that look different or are new or missing. */
export function findChangedStories(
  acceptedPictures: Readonly<Record<string, string>>,
  capturedStories: readonly CapturedStory[],
): readonly ChangedStory[] {
  const changedStories = capturedStories.flatMap((after): readonly ChangedStory[] => {
    const { story, picture } = after;
    const text = acceptedPictures[story];
    if (text === undefined) return [{ story, reason: 'new', before: null, after, cells: [] }];
    const before = parsePicture(text);
    const difference = findDifference(before, picture);
    return difference ? [{ story, before, after, ...difference }] : [];
  });
  const capturedNames = new Set(capturedStories.map(({ story }) => story));
  const missingStories = Object.entries(acceptedPictures)
    .filter(([story]) => !capturedNames.has(story))
    .map(([story, text]): ChangedStory => {
      const before = parsePicture(text);
      return { story, reason: 'missing', before, after: null, cells: [] };
    });
  return [...changedStories, ...missingStories];
}
