import type { ContentObject } from '#stories/content-value.ts';

/**
 * Keys that a stories response has for resolved stories or assets, for example `rels`, or
 * `rel_uuids` if there are too many relations.
 */
export type ResolvedPart = Readonly<Record<string, readonly (ContentObject | string)[]>>;

/** Removes duplicates; each uuid keeps the position at which it occurs first. */
export function removeDuplicates(uuids: Iterable<string>): readonly string[] {
  return [...new Set(uuids)];
}
