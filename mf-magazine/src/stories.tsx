import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { blockStories } from '#blocks/block-stories.generated.ts';
import { articleHeadStories } from '#pages/article/article-head.stories.tsx';
import { homeStories } from '#pages/home/home.stories.tsx';
import { pagePartStories } from '#pages/page-parts.stories.tsx';
import { richTextStories } from '#rich-text/rich-text.stories.tsx';

/** Component examples of the magazine, shown at `/_internal/styleguide`. */
export const stories: readonly StoryDefinition[] = [
  ...homeStories,
  ...articleHeadStories,
  ...pagePartStories,
  ...richTextStories,
  ...blockStories,
];
