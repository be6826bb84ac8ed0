import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { PageWithoutParts } from '@gruenland/shared-ui/shell-context/testing/PageWithoutParts.tsx';
import { testStories } from '@gruenland/shared-ui/stories/testStories.tsx';
import { stories } from './stories.tsx';

/** Incomplete shell api: only the properties that rendering reads. */
const shell = { navigation: {} } as unknown as ShellApi;

testStories(stories, {
  wrapView: (view) => (
    <ShellApiContext value={shell}>
      <PageWithoutParts>{view}</PageWithoutParts>
    </ShellApiContext>
  ),
});
