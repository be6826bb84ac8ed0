import { HOME_SLUG } from './read-link-field.ts';

/** Returns the full slug of the story shown at a path. */
export function toStorySlug(path: string): string {
  return path.replace(/^\//, '') || HOME_SLUG;
}
