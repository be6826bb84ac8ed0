import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';

/** Styleguide stories (component examples) of one package. */
export interface PackageStories {
  readonly packageName: string;
  readonly stories: readonly StoryDefinition[];
}

/** Loads the styleguide stories of remotes; omits remotes whose stories cannot be loaded. */
export async function loadPackageStories(
  remotes: readonly { readonly name: string; readonly stories: RemoteModule['stories'] }[],
): Promise<readonly PackageStories[]> {
  const packages = await Promise.all(
    remotes.map(async ({ name, stories }): Promise<PackageStories> => {
      const loadedStories = await stories?.().catch(() => []);
      return { packageName: name, stories: loadedStories ?? [] };
    }),
  );
  return packages.filter(({ stories }) => stories.length > 0);
}
