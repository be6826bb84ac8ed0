import { isDeepStrictEqual } from 'node:util';
import type { Space, StoryRecord } from '#stories/space.ts';

/** What happened to the content, as a webhook says it. */
export interface ContentChange {
  readonly text: string;
  readonly topic:
    | 'story.published'
    | 'story.unpublished'
    | 'story.deleted'
    | 'story.moved'
    | 'datasource.entries_updated';
  /** Missing where what changed is no story, or too many to tell of each. */
  readonly story: StoryRecord | undefined;
  /** Slug of the datasource whose entries changed, where nothing else did. */
  readonly datasource?: string;
}

/** So many changes are told one by one; more at a time (content is brought in) as one. */
const TOLD_SINGLY = 50;

/**
 * What differs between two states of the space, one change per story; empty where only drafts do,
 * which nobody is told, not even of a story that has never been anything else.
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
  if (count > TOLD_SINGLY) return [many(count)];
  return [
    ...changed.map((story) => told(topicOf(before.byId.get(story.id), story), story)),
    ...gone.map((story) => told('story.deleted', story)),
  ];
}

function told(topic: ContentChange['topic'], story: StoryRecord): ContentChange {
  const what = topic.replace('story.', '');
  return { text: `${story.draft.name} (${story.fullSlug}) ${what}`, topic, story };
}

/** Whether readers of the published version see the same; they need no new cache version then. */
export function samePublished(before: Space, after: Space): boolean {
  return (
    isDeepStrictEqual(before.datasources, after.datasources) &&
    isDeepStrictEqual(before.components, after.components) &&
    isDeepStrictEqual(livePart(before), livePart(after))
  );
}

/** What readers see of stories; a story that was never published is none of theirs. */
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
