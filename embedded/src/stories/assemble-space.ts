import { getFolders, getParentSlug } from './folders.ts';
import { createIdFromName, createStoryUuid } from './identity.ts';
import type { Datasource, Space, StoryRecord } from './space.ts';
import type { StoryFileContent } from './story-file.ts';
import {
  createStoryRecord,
  getStoryUuid,
  type DraftContent,
  type StoryContent,
} from './story-record.ts';

function compareFullSlugs(a: StoryRecord, b: StoryRecord): number {
  return a.fullSlug < b.fullSlug ? -1 : 1;
}

function indexFilesBySlug<Kind extends StoryFileContent['kind']>(
  files: readonly StoryFileContent[],
  kind: Kind,
): Map<string, Extract<StoryFileContent, { kind: Kind }>> {
  const filesOfKind = files.filter((file) => file.kind === kind);
  return new Map(filesOfKind.map((file) => [file.slug, file as never]));
}

/** Builds the space with the content of all files that are delivered. */
export function assembleSpace(files: readonly StoryFileContent[], changedAtSeconds: number): Space {
  const published: Map<string, StoryContent> = indexFilesBySlug(files, 'story');
  const drafts: Map<string, DraftContent> = indexFilesBySlug(files, 'draft');
  const getUuid = (slug: string): string => {
    const story = published.get(slug);
    return story ? getStoryUuid(story) : createStoryUuid(slug);
  };
  const stories = [...new Set([...published.keys(), ...drafts.keys()])]
    .flatMap((slug) => createStoryRecord(published.get(slug), drafts.get(slug), getUuid) ?? [])
    .toSorted(compareFullSlugs);
  const datasources: Datasource[] = [...indexFilesBySlug(files, 'datasource').values()].map(
    ({ slug, data }) => ({ id: createIdFromName(`datasource:${slug}`), slug, data }),
  );
  return {
    stories,
    storyByUuid: new Map(stories.map((story) => [story.uuid, story])),
    storyById: new Map(stories.map((story) => [story.id, story])),
    storyByFullSlug: new Map(stories.map((story) => [story.fullSlug, story])),
    folders: getFolders(stories.map(getFolderSlug)),
    datasources,
    components: [...indexFilesBySlug(files, 'component').values()].map(
      ({ component }) => component,
    ),
    changedAtSeconds,
  };
}

/** Returns the slug of the folder that contains a story. */
export function getFolderSlug(story: Pick<StoryRecord, 'fullSlug' | 'isStartpage'>): string {
  return story.isStartpage ? story.fullSlug.slice(0, -1) : getParentSlug(story.fullSlug);
}
