import { isMap, isScalar } from 'yaml';
import type { Conversion } from './conversion.ts';

/**
 * Reads the map after a tag, such as `{ name: …, alt: … }`; returns its values by key. Reports
 * unknown keys and values that are not text. If `shorthandKey` is given, a text may replace the
 * map. The text is then the value of this key.
 */
export function readFields<Key extends string>(
  node: unknown,
  keys: readonly Key[],
  conversion: Conversion,
  shorthandKey?: Key,
): Partial<Record<Key, string>> {
  const fields: Partial<Record<Key, string>> = {};
  const { yaml, report } = conversion;
  if (isScalar(node) && shorthandKey !== undefined)
    return { [shorthandKey]: String(node.value) } as never;
  if (!isMap(node)) {
    report(yaml.getLine(node), `expected { ${keys.join(', ')} }`);
    return fields;
  }
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!keys.includes(name as Key)) {
      report(yaml.getLine(key), `"${name}" is unknown, use ${keys.join(', ')}`);
    } else if (isScalar(value) && value.value !== null) {
      fields[name as Key] = value.source ?? String(value.value);
    } else if (value !== null && !isScalar(value)) {
      report(yaml.getLine(key), `${name}: text expected`);
    }
  }
  return fields;
}
