import { isObject, StoryReference, type DraftValue } from '#stories/content-value.ts';
import type { Problem } from '#stories/problem.ts';
import type { FieldKind } from './content-types.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const time = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/u;

const isRelation = (value: DraftValue): boolean =>
  value instanceof StoryReference || (typeof value === 'string' && uuid.test(value));

const isList = (value: DraftValue, each: (item: DraftValue) => boolean): boolean =>
  Array.isArray(value) && value.every(each);

const isBlock = (value: DraftValue): boolean =>
  isObject(value) && typeof value['component'] === 'string';

const ofField = (value: DraftValue, key: string, expected: string): boolean =>
  isObject(value) && value[key] === expected;

/** Tests for a field that is not empty, and how to say what was expected. */
const tests: Record<
  Exclude<FieldKind, readonly string[]>,
  readonly [(value: DraftValue) => boolean, string]
> = {
  text: [(value) => typeof value === 'string', 'text'],
  boolean: [(value) => typeof value === 'boolean', 'true or false'],
  number: [(value) => typeof value === 'string' && Number.isFinite(Number(value)), 'a number'],
  time: [(value) => typeof value === 'string' && time.test(value), 'a time (!zeit …)'],
  asset: [(value) => ofField(value, 'fieldtype', 'asset'), 'a picture (!bild …)'],
  relation: [isRelation, 'a story (!story …)'],
  relations: [(value) => isList(value, isRelation), 'a list of stories ([!story …])'],
  blocks: [(value) => isList(value, isBlock), 'a list of blocks, each with component'],
  richtext: [(value) => ofField(value, 'type', 'doc'), 'rich text (!md |)'],
  multilink: [(value) => ofField(value, 'fieldtype', 'multilink'), 'a link (!link …)'],
};

/** Compares one field with its kind; empty fields are always right. */
export function checkField(
  component: string,
  key: string,
  value: DraftValue,
  kind: FieldKind | undefined,
): Pick<Problem, 'message' | 'severity'> | undefined {
  if (kind === undefined) {
    return { message: `${component} has no field "${key}"`, severity: 'warning' };
  }
  if (value === null || value === '') return undefined;
  if (typeof kind !== 'string') {
    if (typeof value === 'string' && kind.includes(value)) return undefined;
    return { message: `${component}.${key}: one of ${kind.join(', ')}`, severity: 'error' };
  }
  const [isRight, expected] = tests[kind];
  if (isRight(value)) return undefined;
  return { message: `${component}.${key}: expected ${expected}`, severity: 'error' };
}
