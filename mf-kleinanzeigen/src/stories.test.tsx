import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { testStories } from '@gruenland/shared-ui/stories/testStories.tsx';
import { stories } from './stories.tsx';

/** Only what is read while rendering. */
const shell = { navigation: {} } as unknown as ShellApi;

testStories(stories, {
  inside: (view) => <ShellApiContext value={shell}>{view}</ShellApiContext>,
});
