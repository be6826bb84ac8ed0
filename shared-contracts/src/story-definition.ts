import type { View } from './view.ts';

/** One component in one state, for `/_internal/styleguide`, visual and accessibility tests. */
export interface StoryDefinition {
  /** Group and name, for example `Block / Infobox`. */
  readonly title: string;
  /** State, for example `mit langem Text`. */
  readonly state: string;
  readonly view: View<Record<string, never>>;
}
