import { testStories } from '@gruenland/shared-ui/stories/testStories.tsx';
import { stories } from './stories.tsx';

testStories(stories, {
  // Stars are labelled with a number (specification section 9). The disabled rule would compare
  // that label with the star glyphs.
  disabledRules: ['label-content-name-mismatch'],
});
