import { isDeepStrictEqual } from 'node:util';
import type { Space, StoryRecord } from '#stories/space.ts';

/** A change of content, as the webhook reports it. */
export interface ContentChange {
  readonly text: string;
  readonly topic:
    | 'story.published'
    | 'story.unpublished'
    | 'story.deleted'
    | 'story.moved'
    | 'datasource.entries_updated';
  /**
   * The changed story; undefined when no story has changed, or when this change stands for many
   * stories.
   */
  readonly story: StoryRecord | undefined;
  /** Slug of the data source whose entries have changed; only set if no story has changed. */
  readonly datasourceSlug?: string;
}

/**
 * Maximum number of changed stories that are reported one by one. If more stories change, for
 * example during an import, they are reported as a single change.
 */
const MAX_SINGLE_CHANGES = 50;

/**
 * Returns the changes between two states of the space, one for each changed story. Changes to
 * drafts and to stories that were never published are not returned.
 */
export function getChanges(before: Space, after: Space): readonly ContentChange[] {
  const deletedStories = before.stories.filter(({ id }) => !after.storyById.has(id));
  const changedStories = after.stories.filter((story) => {
    const oldStory = before.storyById.get(story.id);
    const isOrWasPublished = story.published !== undefined || oldStory?.published !== undefined;
    return isOrWasPublished && !isDeepStrictEqual(omitDraft(story), omitDraft(oldStory));
  });
  const count = changedStories.length + deletedStories.length;
  if (count === 0) return getChangesWithoutStory(before, after);
  if (count > MAX_SINGLE_CHANGES) return [createSummaryChange(count)];
  return [
    ...changedStories.map((story) =>
      createChange(getTopic(before.storyById.get(story.id), story), story),
    ),
    ...deletedStories.map((story) => createChange('story.deleted', story)),
  ];
}

function createChange(topic: ContentChange['topic'], story: StoryRecord): ContentChange {
  const what = topic.replace('story.', '');
  return { text: `${story.draft.name} (${story.fullSlug}) ${what}`, topic, story };
}

/**
 * Returns whether two states of the space have the same published content, so that the cache
 * version can stay the same.
 */
export function isSamePublishedContent(before: Space, after: Space): boolean {
  return (
    isDeepStrictEqual(before.datasources, after.datasources) &&
    isDeepStrictEqual(before.components, after.components) &&
    isDeepStrictEqual(getPublishedStories(before), getPublishedStories(after))
  );
}

/** Returns all published stories and omits their drafts. */
function getPublishedStories({ stories }: Space): readonly unknown[] {
  return stories.filter(({ published }) => published !== undefined).map(omitDraft);
}

function omitDraft(story: StoryRecord | undefined): unknown {
  if (!story) return undefined;
  const { draft: _, ...rest } = story;
  return rest;
}

function getTopic(before: StoryRecord | undefined, after: StoryRecord): ContentChange['topic'] {
  if (after.published === undefined && before?.published !== undefined) return 'story.unpublished';
  return before && before.fullSlug !== after.fullSlug ? 'story.moved' : 'story.published';
}

function getChangesWithoutStory(before: Space, after: Space): readonly ContentChange[] {
  const oldDatasourceBySlug = new Map(before.datasources.map((each) => [each.slug, each]));
  const changedDatasource = after.datasources.find(
    (each) => !isDeepStrictEqual(each, oldDatasourceBySlug.get(each.slug)),
  );
  if (changedDatasource) {
    const { slug } = changedDatasource;
    const text = `The entries of ${slug} were updated`;
    return [{ text, topic: 'datasource.entries_updated', story: undefined, datasourceSlug: slug }];
  }
  const hasDraftChanged = after.stories.some((story) => {
    return !isDeepStrictEqual(story, before.storyById.get(story.id));
  });
  return hasDraftChanged ? [] : [createSummaryChange(0)];
}

function createSummaryChange(count: number): ContentChange {
  return { text: `${count} stories`, topic: 'story.published', story: undefined };
}
