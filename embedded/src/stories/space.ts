import type { Component } from './components/component.ts';
import type { ContentObject } from './content-value.ts';
import type { DatasourceFile } from './story-file.schema.ts';

/** Fields of a story that may have other values in the draft than in the published version. */
export interface StoryVersion {
  readonly name: string;
  readonly tags: readonly string[];
  readonly position: number;
  /** ISO time (UTC) of the last change. */
  readonly updatedAt: string;
  readonly content: ContentObject;
}

export interface StoryRecord {
  readonly id: number;
  readonly uuid: string;
  readonly groupId: string;
  /** Last segment of the story's full slug. */
  readonly slug: string;
  readonly fullSlug: string;
  /** Id of the folder that contains the story; 0 if it is in no folder. */
  readonly parentId: number;
  readonly isStartpage: boolean;
  readonly createdAt: string;
  /** ISO time (UTC) from which the story is public; null if the story was never published. */
  readonly publishedAt: string | null;
  readonly firstPublishedAt: string | null;
  readonly published: StoryVersion | undefined;
  readonly draft: StoryVersion;
}

export interface Folder {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly fullSlug: string;
  readonly parentId: number;
}

export interface Datasource {
  readonly id: number;
  readonly slug: string;
  readonly data: DatasourceFile;
}

/**
 * All content that the service delivers. A space never changes: when files change, the service
 * creates a new space.
 */
export interface Space {
  readonly stories: readonly StoryRecord[];
  readonly storyByUuid: ReadonlyMap<string, StoryRecord>;
  readonly storyById: ReadonlyMap<number, StoryRecord>;
  readonly storyByFullSlug: ReadonlyMap<string, StoryRecord>;
  readonly folders: readonly Folder[];
  readonly datasources: readonly Datasource[];
  readonly components: readonly Component[];
  /** Seconds since 1970 at the last change of a file. The number increases with each change. */
  readonly changedAtSeconds: number;
}

/**
 * Returns the version of a story that a request may see at the time `now` (milliseconds since
 * 1970); undefined if there is none.
 */
export function getVisibleVersion(
  story: StoryRecord,
  draft: boolean,
  now: number,
): StoryVersion | undefined {
  if (draft) return story.draft;
  const isPublic = story.publishedAt !== null && Date.parse(story.publishedAt) <= now;
  return isPublic ? story.published : undefined;
}

/**
 * Returns the content version in seconds since 1970: the time of the last change of a file or of
 * the last scheduled publication, whichever is later.
 */
export function getContentVersion(space: Space, now: number): number {
  let version = space.changedAtSeconds;
  for (const { publishedAt } of space.stories) {
    const time = publishedAt === null ? 0 : Date.parse(publishedAt);
    if (time <= now) version = Math.max(version, Math.floor(time / 1000));
  }
  return version;
}
