import type { View } from './view.ts';

/**
 * One component in one state, shown in `/_internal/styleguide` and checked by visual and
 * accessibility tests.
 */
export interface StoryDefinition {
  /** Group and component name, for example `Block / Infobox`. */
  readonly title: string;
  /** Name of the state, for example `mit langem Text`. */
  readonly state: string;
  readonly view: View<Record<string, never>>;
}
