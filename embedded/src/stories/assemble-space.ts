import { foldersOf, parentSlug } from './folders.ts';
import { idFromName, storyUuid } from './identity.ts';
import type { Datasource, Space, StoryRecord } from './space.ts';
import type { StoryFileContent } from './story-file.ts';
import { storyRecord, uuidOfStory, type DraftContent, type StoryContent } from './story-record.ts';

function byAddress(a: StoryRecord, b: StoryRecord): number {
  return a.fullSlug < b.fullSlug ? -1 : 1;
}

function indexed<Kind extends StoryFileContent['kind']>(
  files: readonly StoryFileContent[],
  kind: Kind,
): Map<string, Extract<StoryFileContent, { kind: Kind }>> {
  const wanted = files.filter((file) => file.kind === kind);
  return new Map(wanted.map((file) => [file.slug, file as never]));
}

/** Combines valid files into the delivered space. */
export function assembleSpace(files: readonly StoryFileContent[], changedAt: number): Space {
  const published: Map<string, StoryContent> = indexed(files, 'story');
  const drafts: Map<string, DraftContent> = indexed(files, 'draft');
  const uuidOf = (slug: string): string => {
    const story = published.get(slug);
    return story ? uuidOfStory(story) : storyUuid(slug);
  };
  const stories = [...new Set([...published.keys(), ...drafts.keys()])]
    .flatMap((slug) => storyRecord(published.get(slug), drafts.get(slug), uuidOf) ?? [])
    .toSorted(byAddress);
  const datasources: Datasource[] = [...indexed(files, 'datasource').values()].map(
    ({ slug, data }) => ({ id: idFromName(`datasource:${slug}`), slug, data }),
  );
  return {
    stories,
    byUuid: new Map(stories.map((story) => [story.uuid, story])),
    byId: new Map(stories.map((story) => [story.id, story])),
    byFullSlug: new Map(stories.map((story) => [story.fullSlug, story])),
    folders: foldersOf(stories.map(folderOf)),
    datasources,
    components: [...indexed(files, 'component').values()].map(({ component }) => component),
    changedAt,
  };
}

/** Slug of the folder that contains a story. */
export function folderOf(story: Pick<StoryRecord, 'fullSlug' | 'isStartpage'>): string {
  return story.isStartpage ? story.fullSlug.slice(0, -1) : parentSlug(story.fullSlug);
}
