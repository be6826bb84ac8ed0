import type { ContentObject } from '#stories/content-value.ts';

/**
 * The part of a stories response with the resolved stories or assets, for example `rels`. If there
 * are too many related stories, the part contains their uuids as `rel_uuids`.
 */
export type ResolvedPart = Readonly<Record<string, readonly (ContentObject | string)[]>>;

/** Removes duplicates; each uuid keeps the position at which it occurs first. */
export function removeDuplicateUuids(uuids: Iterable<string>): readonly string[] {
  return [...new Set(uuids)];
}
