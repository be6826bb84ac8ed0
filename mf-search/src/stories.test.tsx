import { testStories } from '@gruenland/shared-ui/stories/testStories.tsx';
import { stories } from './stories.tsx';

testStories(stories, {
  // The label of the stars contains a number (specification section 9). The disabled rule would
  // compare that label with the star characters.
  disabledRules: ['label-content-name-mismatch'],
});
