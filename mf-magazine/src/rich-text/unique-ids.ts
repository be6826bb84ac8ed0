import type { RawBlock } from '@gruenland/shared-contracts/block.ts';

const MAX_DEPTH = 60;
/** Components whose `_uid` is used as an element id. */
const COMPONENTS_WITH_ID = new Set<unknown>(['image', 'image_gallery']);

/**
 * Removes repeated anchors from a page's texts, so that ids are unique and links lead to the first
 * one. An anchor over several marks counts as repeated too. Pictures with a missing or repeated uid
 * get a new one. Unchanged blocks keep their identity.
 *
 * @returns The blocks and the set of all ids in use.
 */
export function uniqueIds(blocks: readonly RawBlock[]): {
  readonly blocks: readonly RawBlock[];
  readonly taken: Set<string>;
} {
  const taken = new Set<string>();
  return { blocks: blocks.map((block) => makeIdsUnique(block, taken, 0) as RawBlock), taken };
}

function makeIdsUnique(value: unknown, taken: Set<string>, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    const list = value.map((entry: unknown) =>
      isRepeatedAnchor(entry, taken)
        ? withoutAnchor(entry)
        : makeIdsUnique(entry, taken, depth + 1),
    );
    const changed = list.some((entry, index) => entry !== value[index]);
    return changed ? list.filter((entry) => entry !== undefined) : value;
  }
  const entries = Object.entries(withUniqueUid(value, taken)).map(
    ([name, entry]) => [name, makeIdsUnique(entry, taken, depth + 1)] as const,
  );
  const before = value as Record<string, unknown>;
  const same = entries.every(([name, entry]) => entry === before[name]);
  // The spread also copies symbol keys, such as the model of a page part.
  return same ? value : { ...value, ...Object.fromEntries(entries) };
}

function withUniqueUid(value: object, taken: Set<string>): object {
  const { component, _uid: uid } = value as { component?: unknown; _uid?: unknown };
  if (!COMPONENTS_WITH_ID.has(component)) return value;
  const base = typeof uid === 'string' ? uid : String(component);
  let id = base;
  for (let copy = 2; taken.has(`${component}:${id}`); copy += 1) id = `${base}-${copy}`;
  taken.add(`${component}:${id}`);
  return id === uid ? value : { ...value, _uid: id };
}

/**
 * Marks that may have an anchor id. `textStyle` also contains other styles, so only its id is
 * removed.
 */
const ANCHOR_MARKS = new Set<unknown>(['anchor', 'textStyle']);

function withoutAnchor(mark: unknown): object | undefined {
  const { type, attrs } = mark as { type: unknown; attrs: object };
  return type === 'anchor' ? undefined : { type, attrs: { ...attrs, id: null } };
}

/** Whether the mark is an anchor with an id in use; otherwise its id is registered. */
function isRepeatedAnchor(mark: unknown, taken: Set<string>): boolean {
  const { type, attrs } = Object(mark) as { type?: unknown; attrs?: unknown };
  const { id } = Object(attrs) as { id?: unknown };
  if (!ANCHOR_MARKS.has(type) || typeof id !== 'string') return false;
  if (taken.has(id)) return true;
  taken.add(id);
  return false;
}
