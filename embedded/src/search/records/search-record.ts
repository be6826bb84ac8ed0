/** A document as clients send it. Within one index, each `objectID` is unique. */
export interface SearchRecord {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

/**
 * Returns all texts, numbers and booleans at a dotted path, also inside arrays: in `{ offers: [{
 * price: 1 }, { price: 2 }] }`, the path `offers.price` has the values 1 and 2.
 */
export function getValuesAtPath(record: unknown, path: string): (string | number | boolean)[] {
  const values: (string | number | boolean)[] = [];
  collectValues(record, path, values);
  return values;
}

function collectValues(node: unknown, path: string, into: (string | number | boolean)[]): void {
  if (Array.isArray(node)) {
    for (const item of node) collectValues(item, path, into);
  } else if (path === '') {
    if (isSimpleValue(node)) into.push(node);
  } else if (typeof node === 'object' && node !== null) {
    const fields = node as Record<string, unknown>;
    if (Object.hasOwn(fields, path)) collectValues(fields[path], '', into);
    else {
      const dot = path.indexOf('.');
      const head = path.slice(0, dot);
      if (dot > 0 && Object.hasOwn(fields, head))
        collectValues(fields[head], path.slice(dot + 1), into);
    }
  }
}

function isSimpleValue(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

const RESERVED_ATTRIBUTES = new Set([
  'objectID',
  '_tags',
  '_geoloc',
  '_highlightResult',
  '_snippetResult',
]);

/**
 * Collects all texts and numbers in a record. Used for indices whose settings name no searchable
 * attributes.
 */
export function collectTexts(node: unknown, into: string[] = []): string[] {
  if (typeof node === 'string') into.push(node);
  else if (typeof node === 'number') into.push(String(node));
  else if (Array.isArray(node)) for (const item of node) collectTexts(item, into);
  else if (typeof node === 'object' && node !== null) {
    for (const [name, value] of Object.entries(node)) {
      if (!RESERVED_ATTRIBUTES.has(name)) collectTexts(value, into);
    }
  }
  return into;
}
