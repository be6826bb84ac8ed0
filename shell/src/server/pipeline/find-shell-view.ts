import { loadPackageStories } from '#styleguide/package-stories.ts';
import { loadStyleguide } from '#page/shell-views.server.ts';
import { parseStoryLocation, selectStories } from '#styleguide/story-location.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';

/**
 * Returns the shell's own view for a path, or null if the shell does not render the page itself.
 */
export function findShellView(path: string, servesInternalPages: boolean): 'styleguide' | null {
  return servesInternalPages && parseStoryLocation(path) ? 'styleguide' : null;
}

/** Whether the releases of a snapshot have a story at a path of the style guide. */
export async function hasStories(path: string, snapshot: Snapshot): Promise<boolean> {
  const [uiStories, packages] = await Promise.all([
    loadStyleguide(),
    loadPackageStories([...snapshot.releases.values()]),
  ]);
  const allPackages = [{ packageName: 'shared-ui', stories: uiStories }, ...packages];
  return selectStories(allPackages, parseStoryLocation(path) ?? {}).length > 0;
}
