import { isScalar, type Pair, type YAMLMap } from 'yaml';
import type { DraftObject, DraftValue } from '#stories/content-value.ts';
import { blockUid } from '#stories/identity.ts';
import { checkField } from './check-field.ts';
import { contentTypes } from './content-types.ts';
import type { Conversion } from './conversion.ts';

function keyOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
}

/** Number fields are delivered as text; the author's digits stay as they are. */
function convertField(pair: Pair, path: string, conversion: Conversion): DraftValue {
  const value = conversion.convert(pair.value, path, conversion);
  if (typeof value !== 'number' || !isScalar(pair.value)) return value;
  return pair.value.source ?? String(value);
}

function convertBlock(map: YAMLMap, path: string, conversion: Conversion): DraftObject {
  const component = String(map.get('component'));
  const uid = map.get('_uid');
  const block: Record<string, DraftValue> = {
    _uid: typeof uid === 'string' ? uid : blockUid(conversion.slug, path),
    component,
  };
  const fields = contentTypes[component];
  for (const pair of map.items) {
    const key = keyOf(pair);
    if (key === 'component' || key === '_uid') continue;
    const value = convertField(pair, path === '' ? key : `${path}.${key}`, conversion);
    block[key] = value;
    const kind = fields?.[key.replace(/__i18n_.*$/u, '')];
    const complaint = fields && checkField(component, key, value, kind);
    if (complaint) {
      conversion.report(conversion.yaml.lineOf(pair.key), complaint.message, complaint.severity);
    }
  }
  return block;
}

/** A map with `component` becomes a block, any other stays a plain object. */
export function convertMap(map: YAMLMap, path: string, conversion: Conversion): DraftObject {
  const component = map.get('component');
  if (typeof component === 'string' && component !== '') return convertBlock(map, path, conversion);
  if (map.has('component')) {
    conversion.report(conversion.yaml.lineOf(map), 'component: must be the name of a block');
  }
  const object: Record<string, DraftValue> = {};
  for (const pair of map.items) {
    const key = keyOf(pair);
    object[key] = conversion.convert(pair.value, `${path}.${key}`, conversion);
  }
  return object;
}
