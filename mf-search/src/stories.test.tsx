import { testStories } from '@gruenland/shared-ui/stories/testStories.tsx';
import { stories } from './stories.tsx';

testStories(stories, {
  // Stars are labelled with a number (specification section 9); the rule compares the label with
  // the glyphs.
  disabledRules: ['label-content-name-mismatch'],
});
