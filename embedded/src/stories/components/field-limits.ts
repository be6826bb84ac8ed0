import { isObject, type DraftValue } from '#stories/content-value.ts';
import { acceptsBlock, type Components } from './component.ts';
import type { ComponentField } from './component.schema.ts';

type LimitCheck = (field: ComponentField, value: DraftValue, components: Components) => string[];

function checkChoice({ options = [], source }: ComponentField, value: DraftValue): string[] {
  if (options.length === 0 || (source !== undefined && source !== 'self')) return [];
  const known = options.map((option) => option.value);
  const chosen: readonly DraftValue[] = Array.isArray(value) ? value : [value];
  const hasUnknownChoice = chosen.some((item) => typeof item === 'string' && !known.includes(item));
  return hasUnknownChoice ? [`one of ${known.join(', ')}`] : [];
}

function checkRange(
  count: number,
  minimum: number | undefined,
  maximum: number | undefined,
): string[] {
  if (minimum !== undefined && count < minimum) return [`at least ${minimum}, there are ${count}`];
  if (maximum !== undefined && count > maximum) return [`at most ${maximum}, there are ${count}`];
  return [];
}

const checkBlockList: LimitCheck = (field, value, components) => {
  if (!Array.isArray(value)) return [];
  const names = value.map((block: DraftValue) => isObject(block) && String(block['component']));
  const refused = names.filter((name) => name && !acceptsBlock(field, name, components));
  return [
    ...refused.map((name) => `${name} is not allowed here`),
    ...checkRange(value.length, field.minimum, field.maximum),
  ];
};

const checkText: LimitCheck = ({ max_length: maximum, regex }, value) => {
  if (typeof value !== 'string') return [];
  const length = checkRange(value.length, undefined, maximum).map((limit) => `${limit} characters`);
  const form = regex === undefined || new RegExp(regex, 'u').test(value) ? [] : [`form ${regex}`];
  return [...length, ...form];
};

const checkNumber: LimitCheck = ({ min_value: minimum, max_value: maximum }, value) => {
  const numberValue = Number(value);
  if (minimum !== undefined && numberValue < minimum) return [`at least ${minimum}`];
  return maximum !== undefined && numberValue > maximum ? [`at most ${maximum}`] : [];
};

const checkOptions: LimitCheck = (field, value) => [
  ...checkChoice(field, value),
  ...(Array.isArray(value) ? checkRange(value.length, field.min_options, field.max_options) : []),
];

const limits: Readonly<Record<string, LimitCheck>> = {
  text: checkText,
  textarea: checkText,
  markdown: checkText,
  number: checkNumber,
  option: checkChoice,
  options: checkOptions,
  bloks: checkBlockList,
};

/**
 * Returns which limits of a field the value exceeds: length, range of a number, choices or allowed
 * blocks. The value must have the right form.
 */
export function findExceededLimits(
  field: ComponentField,
  value: DraftValue,
  components: Components,
): readonly string[] {
  return limits[field.type]?.(field, value, components) ?? [];
}
