import { isScalar, type Pair, type YAMLMap } from 'yaml';
import type { DraftObject, DraftValue } from '#stories/content-value.ts';
import { createBlockUid } from '#stories/identity.ts';
import { findBlockProblems } from '#stories/components/find-block-problems.ts';
import { findPictureProblems } from '#stories/components/find-picture-problems.ts';
import { findHiddenBlockProblems } from '#stories/components/hidden-blocks.ts';
import type { Conversion } from './conversion.ts';

function getKey(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
}

/** Converts the value of a field. A number becomes a text with the digits that the author wrote. */
function convertField(pair: Pair, path: string, conversion: Conversion): DraftValue {
  const value = conversion.convert(pair.value, path, conversion);
  if (typeof value !== 'number' || !isScalar(pair.value)) return value;
  return pair.value.source ?? String(value);
}

function reportBlockProblems(map: YAMLMap, block: DraftObject, conversion: Conversion): void {
  const blockProblems = [
    ...findBlockProblems(block, conversion.components),
    ...findHiddenBlockProblems(block),
    ...findPictureProblems(block),
  ];
  for (const { key, message, severity } of blockProblems) {
    const pair = map.items.find((item) => getKey(item) === (key ?? 'component'));
    conversion.report(conversion.yaml.getLine(pair?.key ?? map), message, severity);
  }
}

function convertBlock(map: YAMLMap, path: string, conversion: Conversion): DraftObject {
  const component = String(map.get('component'));
  const uid = map.get('_uid');
  const block: Record<string, DraftValue> = {
    _uid: typeof uid === 'string' ? uid : createBlockUid(conversion.slug, path),
    component,
  };
  for (const pair of map.items) {
    const key = getKey(pair);
    if (key === 'component' || key === '_uid') continue;
    block[key] = convertField(pair, path === '' ? key : `${path}.${key}`, conversion);
  }
  reportBlockProblems(map, block, conversion);
  return block;
}

/** Converts a map: to a block if it has the key `component`, otherwise to a plain object. */
export function convertMap(map: YAMLMap, path: string, conversion: Conversion): DraftObject {
  const component = map.get('component');
  if (typeof component === 'string' && component !== '') return convertBlock(map, path, conversion);
  if (map.has('component')) {
    conversion.report(conversion.yaml.getLine(map), 'component: must be the name of a block');
  }
  const object: Record<string, DraftValue> = {};
  for (const pair of map.items) {
    const key = getKey(pair);
    object[key] = conversion.convert(pair.value, `${path}.${key}`, conversion);
  }
  return object;
}
