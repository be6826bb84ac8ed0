import type { ContentObject } from '#stories/content-value.ts';

/** What stands beside the stories of an answer: `rels` or, above the limit, `rel_uuids`. */
export type ResolvedPart = Readonly<Record<string, readonly (ContentObject | string)[]>>;

/** Uuids found in the order of their first appearance. */
export function unique(uuids: Iterable<string>): readonly string[] {
  return [...new Set(uuids)];
}
