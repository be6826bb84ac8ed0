import { isDeepStrictEqual } from 'node:util';
import type { Space, StoryRecord } from '#stories/space.ts';

/** What happened to the content, as a webhook says it. */
export interface ContentChange {
  readonly text: string;
  readonly action: 'published' | 'deleted';
  /** Only where exactly one story changed. */
  readonly story: StoryRecord | undefined;
}

/** What differs between two states of the space. */
export function changeOf(before: Space, after: Space): ContentChange {
  const gone = before.stories.filter(({ id }) => !after.byId.has(id));
  const changed = after.stories.filter((story) => {
    return !isDeepStrictEqual(story, before.byId.get(story.id));
  });
  const [story, another] = [...changed, ...gone];
  if (!story || another) {
    return {
      text: `${changed.length + gone.length} stories`,
      action: 'published',
      story: undefined,
    };
  }
  const action = gone.includes(story) ? 'deleted' : 'published';
  return { text: `${story.draft.name} (${story.fullSlug}) ${action}`, action, story };
}
