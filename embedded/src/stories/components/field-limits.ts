import { isObject, type DraftValue } from '#stories/content-value.ts';
import { acceptsBlock, type Components } from './component.ts';
import type { ComponentField } from './component.schema.ts';

type LimitCheck = (field: ComponentField, value: DraftValue, components: Components) => string[];

function choice({ options = [], source }: ComponentField, value: DraftValue): string[] {
  if (options.length === 0 || (source !== undefined && source !== 'self')) return [];
  const known = options.map((option) => option.value);
  const chosen: readonly DraftValue[] = Array.isArray(value) ? value : [value];
  const hasUnknownChoice = chosen.some((item) => typeof item === 'string' && !known.includes(item));
  return hasUnknownChoice ? [`one of ${known.join(', ')}`] : [];
}

function between(count: number, least: number | undefined, most: number | undefined): string[] {
  if (least !== undefined && count < least) return [`at least ${least}, there are ${count}`];
  if (most !== undefined && count > most) return [`at most ${most}, there are ${count}`];
  return [];
}

const blocks: LimitCheck = (field, value, components) => {
  if (!Array.isArray(value)) return [];
  const names = value.map((block: DraftValue) => isObject(block) && String(block['component']));
  const refused = names.filter((name) => name && !acceptsBlock(field, name, components));
  return [
    ...refused.map((name) => `${name} is not allowed here`),
    ...between(value.length, field.minimum, field.maximum),
  ];
};

const text: LimitCheck = ({ max_length: most, regex }, value) => {
  if (typeof value !== 'string') return [];
  const length = between(value.length, undefined, most).map((limit) => `${limit} characters`);
  const form = regex === undefined || new RegExp(regex, 'u').test(value) ? [] : [`form ${regex}`];
  return [...length, ...form];
};

const number: LimitCheck = ({ min_value: least, max_value: most }, value) => {
  const numberValue = Number(value);
  if (least !== undefined && numberValue < least) return [`at least ${least}`];
  return most !== undefined && numberValue > most ? [`at most ${most}`] : [];
};

const options: LimitCheck = (field, value) => [
  ...choice(field, value),
  ...(Array.isArray(value) ? between(value.length, field.min_options, field.max_options) : []),
];

const limits: Readonly<Record<string, LimitCheck>> = {
  text,
  textarea: text,
  markdown: text,
  number,
  option: choice,
  options,
  bloks: blocks,
};

/**
 * Returns the limits of a field that a value of the right form exceeds: length, range of a number,
 * choices or allowed blocks.
 */
export function findExceededLimits(
  field: ComponentField,
  value: DraftValue,
  components: Components,
): readonly string[] {
  return limits[field.type]?.(field, value, components) ?? [];
}
