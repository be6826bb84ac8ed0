import type { Component } from './components/component.ts';
import type { ContentObject } from './content-value.ts';
import type { DatasourceFile } from './story-file.schema.ts';

/** What differs between the draft and the published version of a story. */
export interface StoryVersion {
  readonly name: string;
  readonly tags: readonly string[];
  readonly position: number;
  /** ISO time in UTC. */
  readonly updatedAt: string;
  readonly content: ContentObject;
}

export interface StoryRecord {
  readonly id: number;
  readonly uuid: string;
  readonly groupId: string;
  /** Last part of the address. */
  readonly slug: string;
  readonly fullSlug: string;
  /** Id of the folder, 0 at the root. */
  readonly parentId: number;
  readonly isStartpage: boolean;
  readonly createdAt: string;
  /** Null when the story was never published; a time to come means not yet. */
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

/** Everything that is delivered, as it stood at one moment. Never changed afterwards. */
export interface Space {
  readonly stories: readonly StoryRecord[];
  readonly byUuid: ReadonlyMap<string, StoryRecord>;
  readonly byId: ReadonlyMap<number, StoryRecord>;
  readonly byFullSlug: ReadonlyMap<string, StoryRecord>;
  readonly folders: readonly Folder[];
  readonly datasources: readonly Datasource[];
  readonly components: readonly Component[];
  /** Unix time in seconds of the last change of a file; rises with every change. */
  readonly changedAt: number;
}

/** The version a reader may see at `now`; undefined when there is none. */
export function visibleVersion(
  story: StoryRecord,
  draft: boolean,
  now: number,
): StoryVersion | undefined {
  if (draft) return story.draft;
  const live = story.publishedAt !== null && Date.parse(story.publishedAt) <= now;
  return live ? story.published : undefined;
}

/** Cache version: the last change of a file or the last story that went live by time since then. */
export function contentVersion(space: Space, now: number): number {
  let version = space.changedAt;
  for (const { publishedAt } of space.stories) {
    const time = publishedAt === null ? 0 : Date.parse(publishedAt);
    if (time <= now) version = Math.max(version, Math.floor(time / 1000));
  }
  return version;
}
