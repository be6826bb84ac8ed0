import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readFlag } from '@gruenland/shared-contracts/forms/read-field.ts';

/**
 * Single fields of content, read without trust: whatever an editor, an old schema or a half-typed
 * draft put there, the answer is of the stated type or undefined.
 */

/** Trimmed text; undefined when missing, empty or no text. Numbers count as text. */
export function textField(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  return value.trim().normalize('NFC') || undefined;
}

/** A finite number; the content system sends numbers as text, people write decimal commas. */
export function numberField(value: unknown): number | undefined {
  const text = textField(value);
  if (text === undefined) return undefined;
  const number = Number(/^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text);
  return Number.isFinite(number) ? number : undefined;
}

/** Whole days, 1–365; undefined when the field holds no number. */
export function daysField(value: unknown): number | undefined {
  const days = numberField(value);
  return days === undefined ? undefined : Math.min(365, Math.max(1, Math.round(days)));
}

/** One of the allowed options, or the default. */
export function optionField<Option extends string>(
  value: unknown,
  options: readonly Option[],
  otherwise: Option,
): Option {
  return options.find((option) => option === value) ?? otherwise;
}

/** A flag; the content system sends booleans, old stories text. */
export const flagField: (value: unknown) => boolean | undefined = readFlag;

/** An ISO date and time in UTC from `2026-11-21 05:00` (UTC, as the content system stores it) or ISO. */
export function dateField(value: unknown): string | undefined {
  const text = textField(value);
  if (!text || !/^\d{4}-\d\d-\d\d/.test(text)) return undefined;
  const zoned = /(Z|[+-]\d\d:?\d\d)$/.test(text) || text.length === 10;
  const date = new Date(zoned ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Only the entries that are blocks. */
export function blocksField(value: unknown): readonly RawBlock[] {
  return Array.isArray(value) ? value.filter(isRawBlock) : [];
}

/** Whether this is a block: an object with a component name. */
export function isRawBlock(value: unknown): value is RawBlock {
  return typeof Object(value).component === 'string';
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Uuid of a related story, whether the relation came resolved or not. */
export function relationField(value: unknown): string | undefined {
  const uuid: unknown = typeof value === 'object' ? Object(value).uuid : value;
  return typeof uuid === 'string' && UUID.test(uuid) ? uuid : undefined;
}

/** Uuids of related stories, each once; at most `limit`. */
export function relationsField(value: unknown, limit = 50): readonly string[] {
  const list = Array.isArray(value) ? value : [value];
  const uuids = list.map(relationField).filter((uuid) => uuid !== undefined);
  return [...new Set(uuids)].slice(0, limit);
}

/** Entries of a comma separated list. */
export function listField(value: unknown): readonly string[] {
  const text = textField(value) ?? '';
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
