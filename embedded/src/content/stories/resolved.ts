import type { ContentObject } from '#stories/content-value.ts';

/** Additional keys of a stories response, e.g. `rels` or, above `resolveLimit`, `rel_uuids`. */
export type ResolvedPart = Readonly<Record<string, readonly (ContentObject | string)[]>>;

/** Removes duplicates and keeps the order of first appearance. */
export function removeDuplicates(uuids: Iterable<string>): readonly string[] {
  return [...new Set(uuids)];
}
