import { testStories } from '@gruenland/shared-ui/stories/testStories.tsx';
import { stories } from './stories.tsx';

testStories(stories, {
  // Stars are read as a number (specification section 9); the rule draws glyphs to find out.
  off: ['label-content-name-mismatch'],
});
