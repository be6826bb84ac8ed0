import { HOME_SLUG } from './link-field.ts';

/** Full slug of the story that a page shows. */
export function storyAt(path: string): string {
  return path.replace(/^\//, '') || HOME_SLUG;
}
