import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readFlag } from '@gruenland/shared-contracts/forms/read-field.ts';

/**
 * Parsers for single content fields. A field may contain anything, for example because of an old
 * schema or an incomplete draft. A parser returns the stated type or undefined.
 */

/**
 * Reads trimmed text. Returns undefined when the field is missing, empty or not text. Numbers count
 * as text.
 */
export function readTextField(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  return value.trim().normalize('NFC') || undefined;
}

/**
 * Reads a finite number. The content system sends numbers as text, in which editors may write
 * decimal commas.
 */
export function readNumberField(value: unknown): number | undefined {
  const text = readTextField(value);
  if (text === undefined) return undefined;
  const number = Number(/^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text);
  return Number.isFinite(number) ? number : undefined;
}

/**
 * Reads a number of days, rounded to whole days and limited to 1–365. Returns undefined when the
 * field is not a number.
 */
export function readDaysField(value: unknown): number | undefined {
  const days = readNumberField(value);
  return days === undefined ? undefined : Math.min(365, Math.max(1, Math.round(days)));
}

/** Reads one of the allowed options. Returns the fallback for any other value. */
export function readOptionField<Option extends string>(
  value: unknown,
  options: readonly Option[],
  fallbackOption: Option,
): Option {
  return options.find((option) => option === value) ?? fallbackOption;
}

/** Reads one of the allowed options. Returns undefined for any other value. */
export function readChoiceField<Option extends string>(
  value: unknown,
  options: readonly Option[],
): Option | undefined {
  return options.find((option) => option === value);
}

/** Reads a boolean. The content system sends booleans for new stories and text for old stories. */
export const readFlagField: (value: unknown) => boolean | undefined = readFlag;

/**
 * Reads a date as ISO date and time in UTC. Accepts ISO dates and the content system's format
 * `2026-11-21 05:00`, which is in UTC.
 */
export function readDateField(value: unknown): string | undefined {
  const text = readTextField(value);
  if (!text || !/^\d{4}-\d\d-\d\d/.test(text)) return undefined;
  const hasTimeZone = /(Z|[+-]\d\d:?\d\d)$/.test(text) || text.length === 10;
  const date = new Date(hasTimeZone ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Returns those entries of the field that are blocks. */
export function readBlocksField(value: unknown): readonly RawBlock[] {
  return Array.isArray(value) ? value.filter(isRawBlock) : [];
}

/** Returns whether the value is a block, that is, an object with a component name. */
function isRawBlock(value: unknown): value is RawBlock {
  return typeof Object(value).component === 'string';
}

const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reads the uuid of a related story. The content system sends a relation as uuid or as story. */
export function readRelationField(value: unknown): string | undefined {
  const uuid: unknown = typeof value === 'object' ? Object(value).uuid : value;
  return typeof uuid === 'string' && UUID_PATTERN.test(uuid) ? uuid : undefined;
}

/** Reads the uuids of related stories without duplicates, at most `maxUuids`. */
export function readRelationsField(value: unknown, maxUuids = 50): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  const uuids = list.map(readRelationField).filter((uuid) => uuid !== undefined);
  return [...new Set(uuids)].slice(0, maxUuids);
}

/** Reads the items of a comma-separated list. */
export function readListField(value: unknown): readonly string[] {
  const text = readTextField(value) ?? '';
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
