import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { testStories } from '@gruenland/shared-ui/stories/testStories.tsx';
import { stories } from './stories.tsx';

const session = { subscribe: () => () => {}, getState: () => ({ ready: false, loggedIn: false }) };
/** Incomplete shell api: only the properties that rendering reads. */
const shell = { session } as unknown as ShellApi;

testStories(stories, {
  wrapView: (view) => <ShellApiContext value={shell}>{view}</ShellApiContext>,
});
