import type { RawBlock } from '#block.ts';

/** Trimmed text of a content field; undefined if it is empty or not a text. */
export function readText(value: unknown, most = 2000): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim().normalize('NFC').slice(0, most) || undefined;
}

/** A finite number of a content field within the bounds; undefined otherwise. */
export function readNumber(value: unknown, least: number, most: number): number | undefined {
  const text = readText(value);
  const number = text === undefined ? NaN : Number(text.replace(',', '.'));
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : undefined;
}

/** A boolean of a content field; old stories contain text. Undefined if it is neither. */
export function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

/** A date and time as ISO in UTC; the content system writes `2026-11-21 05:00`. */
export function readMoment(value: unknown): string | undefined {
  const text = readText(value, 40);
  if (!text || !/^\d{4}-\d\d-\d\d/.test(text)) return undefined;
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(text) || text.length === 10;
  const date = new Date(zoned ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Blocks of a content field. */
export function readBlocks(value: unknown): readonly RawBlock[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.filter((entry) => typeof Object(entry).component === 'string') as RawBlock[];
}

/** Non-empty lines without duplicates. */
export function readLines(value: unknown, most: number): readonly string[] {
  const lines = (readText(value, 6000) ?? '').split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))].slice(0, most);
}

/** All blocks of a story with this component name, in page order and at any depth. */
export function findBlocks(content: unknown, component: string): readonly RawBlock[] {
  const found: RawBlock[] = [];
  const waiting: unknown[] = [content];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ((value as RawBlock).component === component) found.push(value as RawBlock);
    waiting.push(...Object.values(value).toReversed());
  }
  return found;
}
