import { isDeepStrictEqual } from 'node:util';
import type { Space, StoryRecord } from '#stories/space.ts';

/** One content change as sent by the webhook. */
export interface ContentChange {
  readonly text: string;
  readonly topic:
    | 'story.published'
    | 'story.unpublished'
    | 'story.deleted'
    | 'story.moved'
    | 'datasource.entries_updated';
  /** Undefined when the change is not about a story, or when it summarises many stories. */
  readonly story: StoryRecord | undefined;
  /** Slug of the data source whose entries changed, if nothing else changed. */
  readonly datasource?: string;
}

/** Up to this many changes are reported one by one; more (an import) are reported as one. */
const MAX_SINGLE_CHANGES = 50;

/**
 * Returns the differences between two states of the space, one change per story. Changes to drafts
 * are not reported, nor are stories that have never been published.
 */
export function changesOf(before: Space, after: Space): readonly ContentChange[] {
  const gone = before.stories.filter(({ id }) => !after.byId.has(id));
  const changed = after.stories.filter((story) => {
    const old = before.byId.get(story.id);
    const live = story.published !== undefined || old?.published !== undefined;
    return live && !isDeepStrictEqual(publicPart(story), publicPart(old));
  });
  const count = changed.length + gone.length;
  if (count === 0) return withoutStories(before, after);
  if (count > MAX_SINGLE_CHANGES) return [many(count)];
  return [
    ...changed.map((story) => reported(topicOf(before.byId.get(story.id), story), story)),
    ...gone.map((story) => reported('story.deleted', story)),
  ];
}

function reported(topic: ContentChange['topic'], story: StoryRecord): ContentChange {
  const what = topic.replace('story.', '');
  return { text: `${story.draft.name} (${story.fullSlug}) ${what}`, topic, story };
}

/** Returns whether published content is unchanged, in which case no new cache version is needed. */
export function samePublished(before: Space, after: Space): boolean {
  return (
    isDeepStrictEqual(before.datasources, after.datasources) &&
    isDeepStrictEqual(before.components, after.components) &&
    isDeepStrictEqual(livePart(before), livePart(after))
  );
}

/** The published parts of all stories; stories that were never published are left out. */
function livePart({ stories }: Space): readonly unknown[] {
  return stories.filter(({ published }) => published !== undefined).map(publicPart);
}

function publicPart(story: StoryRecord | undefined): unknown {
  if (!story) return undefined;
  const { draft: _, ...rest } = story;
  return rest;
}

function topicOf(before: StoryRecord | undefined, after: StoryRecord): ContentChange['topic'] {
  if (after.published === undefined && before?.published !== undefined) return 'story.unpublished';
  return before && before.fullSlug !== after.fullSlug ? 'story.moved' : 'story.published';
}

function withoutStories(before: Space, after: Space): readonly ContentChange[] {
  const known = new Map(before.datasources.map((each) => [each.slug, each]));
  const entries = after.datasources.find((each) => !isDeepStrictEqual(each, known.get(each.slug)));
  if (entries) {
    const { slug } = entries;
    const text = `The entries of ${slug} were updated`;
    return [{ text, topic: 'datasource.entries_updated', story: undefined, datasource: slug }];
  }
  const onlyDrafts = after.stories.some((story) => {
    return !isDeepStrictEqual(story, before.byId.get(story.id));
  });
  return onlyDrafts ? [] : [many(0)];
}

function many(count: number): ContentChange {
  return { text: `${count} stories`, topic: 'story.published', story: undefined };
}
