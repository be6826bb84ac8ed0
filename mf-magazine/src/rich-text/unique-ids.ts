import type { RawBlock } from '@gruenland/shared-contracts/block.ts';

const MAX_DEPTH = 60;
/** Blocks whose `_uid` becomes an id of the page. */
const NAMED = new Set<unknown>(['image', 'image_gallery']);

/**
 * Takes from a page's texts the anchors whose name stood before: links lead to the first, and no id
 * is there twice. An anchor that reaches over several marks comes several times as well. Pictures
 * of one uid, or of none, get one of their own. Blocks without such a repetition come back as they
 * are; `taken` holds all names.
 */
export function uniqueIds(blocks: readonly RawBlock[]): {
  readonly blocks: readonly RawBlock[];
  readonly taken: Set<string>;
} {
  const taken = new Set<string>();
  return { blocks: blocks.map((block) => uniqueIn(block, taken, 0) as RawBlock), taken };
}

function uniqueIn(value: unknown, taken: Set<string>, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    const list = value.map((entry: unknown) =>
      isAnchorAgain(entry, taken) ? withoutAnchor(entry) : uniqueIn(entry, taken, depth + 1),
    );
    const changed = list.some((entry, index) => entry !== value[index]);
    return changed ? list.filter((entry) => entry !== undefined) : value;
  }
  const entries = Object.entries(named(value, taken)).map(
    ([name, entry]) => [name, uniqueIn(entry, taken, depth + 1)] as const,
  );
  const before = value as Record<string, unknown>;
  const same = entries.every(([name, entry]) => entry === before[name]);
  // Parts of pages carry their model on a symbol, which a spread keeps.
  return same ? value : { ...value, ...Object.fromEntries(entries) };
}

function named(value: object, taken: Set<string>): object {
  const { component, _uid: uid } = value as { component?: unknown; _uid?: unknown };
  if (!NAMED.has(component)) return value;
  const base = typeof uid === 'string' ? uid : String(component);
  let id = base;
  for (let copy = 2; taken.has(`${component}:${id}`); copy += 1) id = `${base}-${copy}`;
  taken.add(`${component}:${id}`);
  return id === uid ? value : { ...value, _uid: id };
}

/** Marks that may carry a name to link to; the second says more than that and stays without it. */
const ANCHORS = new Set<unknown>(['anchor', 'textStyle']);

function withoutAnchor(mark: unknown): object | undefined {
  const { type, attrs } = mark as { type: unknown; attrs: object };
  return type === 'anchor' ? undefined : { type, attrs: { ...attrs, id: null } };
}

/** Whether this is the mark of an anchor whose name is taken; from now on it is. */
function isAnchorAgain(mark: unknown, taken: Set<string>): boolean {
  const { type, attrs } = Object(mark) as { type?: unknown; attrs?: unknown };
  const { id } = Object(attrs) as { id?: unknown };
  if (!ANCHORS.has(type) || typeof id !== 'string') return false;
  if (taken.has(id)) return true;
  taken.add(id);
  return false;
}
