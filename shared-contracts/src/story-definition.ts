import type { View } from './view.ts';

/**
 * A component example: one component in one state, shown in `/_internal/styleguide` and checked by
 * visual and accessibility tests.
 */
export interface StoryDefinition {
  /** Group and name of the component, for example `Block / Infobox`. */
  readonly title: string;
  /** German name of the state, for example `mit langem Text`. */
  readonly state: string;
  /** Path and line in the repository, `<path>:<line>`. The build adds it. */
  readonly source?: string | undefined;
  readonly view: View<Record<string, never>>;
}
