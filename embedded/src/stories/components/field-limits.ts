import { isObject, type DraftValue } from '#stories/content-value.ts';
import { acceptsBlock, type Components } from './component.ts';
import type { ComponentField } from './component.schema.ts';

type FindViolations = (
  field: ComponentField,
  value: DraftValue,
  components: Components,
) => string[];

function findChoiceViolations(
  { options = [], source }: ComponentField,
  value: DraftValue,
): string[] {
  if (options.length === 0 || (source !== undefined && source !== 'self')) return [];
  const knownValues = options.map((option) => option.value);
  const chosenValues: readonly DraftValue[] = Array.isArray(value) ? value : [value];
  const hasUnknownChoice = chosenValues.some(
    (item) => typeof item === 'string' && !knownValues.includes(item),
  );
  return hasUnknownChoice ? [`one of ${knownValues.join(', ')}`] : [];
}

function findRangeViolations(
  count: number,
  minimum: number | undefined,
  maximum: number | undefined,
): string[] {
  if (minimum !== undefined && count < minimum) return [`at least ${minimum}, there are ${count}`];
  if (maximum !== undefined && count > maximum) return [`at most ${maximum}, there are ${count}`];
  return [];
}

const findBlockListViolations: FindViolations = (field, value, components) => {
  if (!Array.isArray(value)) return [];
  const names = value.map((block: DraftValue) => isObject(block) && String(block['component']));
  const refused = names.filter((name) => name && !acceptsBlock(field, name, components));
  return [
    ...refused.map((name) => `${name} is not allowed here`),
    ...findRangeViolations(value.length, field.minimum, field.maximum),
  ];
};

const findTextViolations: FindViolations = ({ max_length: maximum, regex }, value) => {
  if (typeof value !== 'string') return [];
  const length = findRangeViolations(value.length, undefined, maximum).map(
    (limit) => `${limit} characters`,
  );
  const patternViolations =
    regex === undefined || new RegExp(regex, 'u').test(value) ? [] : [`form ${regex}`];
  return [...length, ...patternViolations];
};

const findNumberViolations: FindViolations = (
  { min_value: minimum, max_value: maximum },
  value,
) => {
  const numberValue = Number(value);
  if (minimum !== undefined && numberValue < minimum) return [`at least ${minimum}`];
  return maximum !== undefined && numberValue > maximum ? [`at most ${maximum}`] : [];
};

const findOptionViolations: FindViolations = (field, value) => [
  ...findChoiceViolations(field, value),
  ...(Array.isArray(value)
    ? findRangeViolations(value.length, field.min_options, field.max_options)
    : []),
];

const limits: Readonly<Record<string, FindViolations>> = {
  text: findTextViolations,
  textarea: findTextViolations,
  markdown: findTextViolations,
  number: findNumberViolations,
  option: findChoiceViolations,
  options: findOptionViolations,
  bloks: findBlockListViolations,
};

/**
 * Returns a description of each limit of a field that the value exceeds: length, range of a number,
 * choices or allowed blocks. The value must have the right form.
 */
export function findExceededLimits(
  field: ComponentField,
  value: DraftValue,
  components: Components,
): readonly string[] {
  return limits[field.type]?.(field, value, components) ?? [];
}
