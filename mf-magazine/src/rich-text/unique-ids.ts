import type { RawBlock } from '@gruenland/shared-contracts/block.ts';

const MAX_DEPTH = 60;
/** Components that use their `_uid` as element id. */
const COMPONENTS_WITH_ID = new Set<unknown>(['image', 'image_gallery']);

/**
 * Removes repeated anchors from a page's texts, so that ids are unique and links lead to the first
 * anchor. If several marks of a text have the same anchor, only the first mark keeps it. A picture
 * whose uid is missing or repeated gets a new one. Unchanged blocks are returned as the same
 * objects.
 *
 * @returns The blocks and the set of all ids in use.
 */
export function ensureUniqueIds(blocks: readonly RawBlock[]): {
  readonly blocks: readonly RawBlock[];
  readonly usedIds: Set<string>;
} {
  const usedIds = new Set<string>();
  return { blocks: blocks.map((block) => makeIdsUnique(block, usedIds, 0) as RawBlock), usedIds };
}

function makeIdsUnique(value: unknown, usedIds: Set<string>, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    const list = value.map((entry: unknown) =>
      checkRepeatedAndRegisterAnchor(entry, usedIds)
        ? removeAnchor(entry)
        : makeIdsUnique(entry, usedIds, depth + 1),
    );
    const isChanged = list.some((entry, index) => entry !== value[index]);
    return isChanged ? list.filter((entry) => entry !== undefined) : value;
  }
  const entries = Object.entries(ensureUniqueUid(value, usedIds)).map(
    ([name, entry]) => [name, makeIdsUnique(entry, usedIds, depth + 1)] as const,
  );
  const originalFields = value as Record<string, unknown>;
  const isUnchanged = entries.every(([name, entry]) => entry === originalFields[name]);
  return isUnchanged ? value : { ...value, ...Object.fromEntries(entries) };
}

function ensureUniqueUid(value: object, usedIds: Set<string>): object {
  const { component, _uid: uid } = value as { component?: unknown; _uid?: unknown };
  if (!COMPONENTS_WITH_ID.has(component)) return value;
  const baseId = typeof uid === 'string' ? uid : String(component);
  let id = baseId;
  for (let copyNumber = 2; usedIds.has(`${component}:${id}`); copyNumber += 1)
    id = `${baseId}-${copyNumber}`;
  usedIds.add(`${component}:${id}`);
  return id === uid ? value : { ...value, _uid: id };
}

/**
 * Types of marks that may have an anchor id. A `textStyle` mark also contains other styles, so only
 * its id is removed.
 */
const ANCHOR_MARK_TYPES = new Set<unknown>(['anchor', 'textStyle']);

function removeAnchor(mark: unknown): object | undefined {
  const { type, attrs } = mark as { type: unknown; attrs: object };
  return type === 'anchor' ? undefined : { type, attrs: { ...attrs, id: null } };
}

/**
 * Returns whether the mark is an anchor whose id is already in use. If the id is new, registers it
 * as used.
 */
function checkRepeatedAndRegisterAnchor(mark: unknown, usedIds: Set<string>): boolean {
  const { type, attrs } = Object(mark) as { type?: unknown; attrs?: unknown };
  const { id } = Object(attrs) as { id?: unknown };
  if (!ANCHOR_MARK_TYPES.has(type) || typeof id !== 'string') return false;
  if (usedIds.has(id)) return true;
  usedIds.add(id);
  return false;
}
