import { isObject, StoryReference, type DraftValue } from '#stories/content-value.ts';
import type { ComponentField } from './component.schema.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const timePattern = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?Z?)?)?$/u;

type ExpectedForm = readonly [test: (value: DraftValue) => boolean, expected: string];

const isListOf = (value: DraftValue, each: (item: DraftValue) => boolean): boolean =>
  Array.isArray(value) && value.every(each);

const isText = (value: DraftValue): boolean => typeof value === 'string';

const isRelation = (value: DraftValue): boolean =>
  value instanceof StoryReference || (typeof value === 'string' && uuid.test(value));

const has =
  (key: string, expected: string): ExpectedForm[0] =>
  (value) =>
    isObject(value) && value[key] === expected;

const isNumber = (value: DraftValue): boolean =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));

const isTable = (value: DraftValue): boolean =>
  isObject(value) && Array.isArray(value['thead']) && Array.isArray(value['tbody']);

const text: ExpectedForm = [isText, 'text'];
const relationForm: ExpectedForm = [isRelation, 'a story (!story …)'];
const relationListForm: ExpectedForm = [
  (value) => isListOf(value, isRelation),
  'a list of stories ([!story …, !story …])',
];

const forms: Readonly<Record<string, ExpectedForm>> = {
  text,
  textarea: text,
  markdown: text,
  option: text,
  options: [(value) => isListOf(value, isText), 'a list of values'],
  richtext: [has('type', 'doc'), 'rich text (!md |)'],
  number: [isNumber, 'a number'],
  datetime: [(value) => typeof value === 'string' && timePattern.test(value), 'a time (!zeit …)'],
  boolean: [(value) => typeof value === 'boolean', 'true or false'],
  asset: [has('fieldtype', 'asset'), 'a picture (!bild …) or a file (!datei …)'],
  multiasset: [(value) => isListOf(value, has('fieldtype', 'asset')), 'a list of pictures'],
  multilink: [has('fieldtype', 'multilink'), 'a link (!link …)'],
  bloks: [
    (value) => isListOf(value, (item) => isObject(item) && typeof item['component'] === 'string'),
    'a list of blocks, each with component',
  ],
  table: [isTable, 'a table (!tabelle |)'],
};

/**
 * Returns a description of the form that a field expects. Returns undefined if the value has this
 * form or if the field's type allows any form.
 */
export function findFormMismatch(field: ComponentField, value: DraftValue): string | undefined {
  const isStoryReference = field.source === 'internal_stories';
  const form = isStoryReference
    ? field.type === 'options'
      ? relationListForm
      : relationForm
    : forms[field.type];
  return form && !form[0](value) ? form[1] : undefined;
}
