import { PageWithoutParts } from '@gruenland/shared-ui/shell-context/testing/PageWithoutParts.tsx';
import { testStories } from '@gruenland/shared-ui/stories/testStories.tsx';
import { stories } from './stories.tsx';

testStories(stories, { wrapView: (view) => <PageWithoutParts>{view}</PageWithoutParts> });
