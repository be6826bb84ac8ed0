/**
 * A query, parsed as Ruby's Rack does it: `a[b]=1` creates a nested map, `a[]=1` creates a list. If
 * a key occurs several times, its last value counts.
 */
export type QueryTree = Map<string, QueryNode>;
export type QueryNode = string | QueryTree | QueryNode[];

/** Thrown when the query cannot be parsed; the service then responds with status 400. */
export class UnreadableQueryError extends Error {}

const MAX_DEPTH = 32;

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new UnreadableQueryError('Invalid query parameters: invalid %-encoding');
  }
}

function splitKey(key: string): [string, ...string[]] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/u.exec(key);
  if (!match) return [key];
  const steps = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/gu)].map((step) => step[1] ?? '');
  if (steps.length > MAX_DEPTH) throw new UnreadableQueryError('Query is nested too deeply');
  return [match[1] ?? '', ...steps];
}

function hasPath(tree: QueryTree, [step = '', ...rest]: readonly string[]): boolean {
  const node = tree.get(step);
  if (rest.length === 0 || node === undefined) return node !== undefined;
  return node instanceof Map && hasPath(node, rest);
}

function throwPathConflict(name: string): never {
  throw new UnreadableQueryError(`Query parameter ${name} is given in two different forms`);
}

function putIntoList(list: QueryNode[], steps: readonly string[], value: string): void {
  const [name, ...rest] = steps;
  if (name === undefined) {
    list.push(value);
    return;
  }
  const lastNode = list.at(-1);
  if (lastNode instanceof Map && !hasPath(lastNode, steps)) {
    putValue(lastNode, name, rest, value);
    return;
  }
  const newTree: QueryTree = new Map();
  list.push(newTree);
  putValue(newTree, name, rest, value);
}

function putValue(tree: QueryTree, name: string, steps: readonly string[], value: string): void {
  const [step, ...rest] = steps;
  if (step === undefined) {
    tree.set(name, value);
    return;
  }
  const node = tree.get(name) ?? (step === '' ? [] : new Map());
  tree.set(name, node);
  if (step === '') {
    if (!Array.isArray(node)) throwPathConflict(name);
    putIntoList(node, rest, value);
  } else {
    if (!(node instanceof Map)) throwPathConflict(name);
    putValue(node, step, rest, value);
  }
}

/**
 * Parses a query string, whose brackets may be percent-encoded.
 *
 * @throws {UnreadableQueryError} for invalid percent-encoding, a key with different kinds of
 *   values, and nesting deeper than 32 levels
 */
export function parseQuery(query: string): QueryTree {
  const tree: QueryTree = new Map();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const equalsIndex = pair.indexOf('=');
    const key = decodeText(equalsIndex < 0 ? pair : pair.slice(0, equalsIndex));
    const [name, ...steps] = splitKey(key);
    putValue(tree, name, steps, equalsIndex < 0 ? '' : decodeText(pair.slice(equalsIndex + 1)));
  }
  return tree;
}
