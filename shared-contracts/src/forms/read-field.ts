import type { RawBlock } from '#block.ts';

/** Reads the trimmed text of a content field; undefined if it is empty or not a text. */
export function readText(value: unknown, maxLength = 2000): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim().normalize('NFC').slice(0, maxLength) || undefined;
}

/**
 * Reads a number from a content field and limits it to `min` and `max`; undefined if the value is
 * not a finite number.
 */
export function readNumber(value: unknown, min: number, max: number): number | undefined {
  const text = readText(value);
  const number = text === undefined ? NaN : Number(text.replace(',', '.'));
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : undefined;
}

/**
 * Reads a boolean from a content field. Old stories store booleans as text. Returns undefined for
 * other values.
 */
export function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

/**
 * Reads a UTC time such as `2026-11-21 05:00` from a content field and returns it in ISO 8601
 * format; undefined if it is invalid.
 */
export function readMoment(value: unknown): string | undefined {
  const text = readText(value, 40);
  if (!text || !/^\d{4}-\d\d-\d\d/.test(text)) return undefined;
  const hasTimeZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(text) || text.length === 10;
  const date = new Date(hasTimeZone ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Reads the list of blocks from a content field; empty if the field contains no list. */
export function readBlocks(value: unknown): readonly RawBlock[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.filter((entry) => typeof Object(entry).component === 'string') as RawBlock[];
}

/** Reads at most `maxLines` lines of a content field, without empty lines and duplicates. */
export function readLines(value: unknown, maxLines: number): readonly string[] {
  const lines = (readText(value, 6000) ?? '').split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))].slice(0, maxLines);
}

/** Finds all blocks of a story with this component name, in page order and at any depth. */
export function findBlocks(content: unknown, component: string): readonly RawBlock[] {
  const foundBlocks: RawBlock[] = [];
  const pendingValues: unknown[] = [content];
  while (pendingValues.length > 0) {
    const value = pendingValues.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ((value as RawBlock).component === component) foundBlocks.push(value as RawBlock);
    pendingValues.push(...Object.values(value).toReversed());
  }
  return foundBlocks;
}
