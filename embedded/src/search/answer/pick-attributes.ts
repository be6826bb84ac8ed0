type Fields = Record<string, unknown>;

const isFields = (node: unknown): node is Fields =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/**
 * Reduces an object or list to the values at the dotted path; returns undefined if there are none.
 */
function pickPath(node: unknown, path: string): unknown {
  if (path === '') return node;
  if (Array.isArray(node)) {
    const items = node.map((item) => pickPath(item, path)).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!isFields(node)) return undefined;
  if (Object.hasOwn(node, path)) return { [path]: node[path] };
  const dot = path.indexOf('.');
  const head = path.slice(0, dot);
  if (dot < 1 || !Object.hasOwn(node, head)) return undefined;
  const pickedValue = pickPath(node[head], path.slice(dot + 1));
  return pickedValue === undefined ? undefined : { [head]: pickedValue };
}

function mergeFields(target: unknown, from: unknown): unknown {
  if (!isFields(target) || !isFields(from)) return from;
  const mergedFields = { ...target };
  for (const [name, value] of Object.entries(from)) {
    mergedFields[name] = name in mergedFields ? mergeFields(mergedFields[name], value) : value;
  }
  return mergedFields;
}

/** Returns only the attributes of a record at the given dotted paths. */
export function pickAttributes(record: Fields, paths: readonly string[]): Fields {
  let pickedFields: unknown = {};
  for (const path of paths) {
    const pickedPart = pickPath(record, path);
    if (pickedPart !== undefined) pickedFields = mergeFields(pickedFields, pickedPart);
  }
  return pickedFields as Fields;
}

/** Copies a record and omits the attributes at the given dotted paths. */
export function dropAttributes(record: Fields, paths: readonly string[]): Fields {
  const keptFields: Fields = { ...record };
  for (const path of paths) {
    const dot = path.indexOf('.');
    const head = dot < 0 ? path : path.slice(0, dot);
    if (dot < 0) delete keptFields[path];
    else if (isFields(keptFields[head]))
      keptFields[head] = dropAttributes(keptFields[head], [path.slice(dot + 1)]);
  }
  return keptFields;
}

/**
 * Copies a structure and replaces each text and number with the result of `leaf`. Omits values of
 * other types, and items for which `leaf` returns undefined.
 */
export function mapLeaves(node: unknown, convertLeaf: (text: string) => unknown): unknown {
  if (typeof node === 'string' || typeof node === 'number') return convertLeaf(String(node));
  if (Array.isArray(node)) {
    return node.map((item) => mapLeaves(item, convertLeaf)).filter((item) => item !== undefined);
  }
  if (!isFields(node)) return undefined;
  const mappedEntries = Object.entries(node).map(
    ([name, value]) => [name, mapLeaves(value, convertLeaf)] as const,
  );
  return Object.fromEntries(mappedEntries.filter(([, value]) => value !== undefined));
}
