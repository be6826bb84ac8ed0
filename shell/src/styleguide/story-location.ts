import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import type { PackageStories } from './package-stories.ts';

export const STYLEGUIDE_PATH = '/_internal/styleguide';

/**
 * Segments of a style guide URL: `/_internal/styleguide/<package>/<part>/<state>`. A part is a
 * component. A URL without `state` shows all states of a part; a URL without `part` shows all
 * stories of a package.
 */
export interface StoryLocation {
  readonly packageName?: string | undefined;
  /** Slug of the story's title. */
  readonly part?: string | undefined;
  /** Slug of the story's state. */
  readonly state?: string | undefined;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Converts a German text to a segment of a URL: „Formular / Felder“ → `formular-felder`. */
function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Parses a path.
 * @returns null if the path is outside the style guide or has too many segments
 */
export function parseStoryLocation(path: string): StoryLocation | null {
  if (path !== STYLEGUIDE_PATH && !path.startsWith(`${STYLEGUIDE_PATH}/`)) return null;
  const segments = path.slice(STYLEGUIDE_PATH.length).split('/').filter(Boolean);
  if (segments.length > 3) return null;
  const [packageName, part, state] = segments;
  return { packageName, part, state };
}

/** Returns the path of a package's stories, of a part's states or of one state. */
export function getStoryPath(packageName: string, title = '', state = ''): string {
  return [STYLEGUIDE_PATH, packageName, toSlug(title), toSlug(state)].filter(Boolean).join('/');
}

/** Returns the stories that a URL names; omits packages without such a story. */
export function selectStories(
  packages: readonly PackageStories[],
  { packageName, part, state }: StoryLocation,
): readonly PackageStories[] {
  const isSelected = (story: StoryDefinition) =>
    (!part || toSlug(story.title) === part) && (!state || toSlug(story.state) === state);
  return packages
    .filter((each) => !packageName || each.packageName === packageName)
    .map((each) => ({ ...each, stories: each.stories.filter(isSelected) }))
    .filter(({ stories }) => stories.length > 0);
}

/** Returns the stories whose package, title or state contains all words of a query. */
export function searchStories(
  packages: readonly PackageStories[],
  query: string,
): readonly PackageStories[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return packages
    .map((each) => ({
      ...each,
      stories: each.stories.filter(({ title, state }) => {
        const text = `${each.packageName} ${title} ${state}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ stories }) => stories.length > 0);
}
