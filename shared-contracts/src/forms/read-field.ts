import type { RawBlock } from '#block.ts';

/** Trimmed text of a content field; undefined when it is empty or no text. */
export function readText(value: unknown, most = 2000): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim().normalize('NFC').slice(0, most) || undefined;
}

/** A finite number of a content field within bounds; undefined when it is none. */
export function readNumber(value: unknown, least: number, most: number): number | undefined {
  const text = readText(value);
  const number = text === undefined ? NaN : Number(text.replace(',', '.'));
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : undefined;
}

/** A flag; the content system sends booleans, old stories text. Undefined when it is neither. */
export function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

/** A moment as ISO date and time in UTC; the content system writes `2026-11-21 05:00`. */
export function readMoment(value: unknown): string | undefined {
  const text = readText(value, 40);
  if (!text || !/^\d{4}-\d\d-\d\d/.test(text)) return undefined;
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(text) || text.length === 10;
  const date = new Date(zoned ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The blocks of a content field. */
export function readBlocks(value: unknown): readonly RawBlock[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.filter((entry) => typeof Object(entry).component === 'string') as RawBlock[];
}

/** Non-empty lines of a text, each once. */
export function readLines(value: unknown, most: number): readonly string[] {
  const lines = (readText(value, 6000) ?? '').split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))].slice(0, most);
}

/**
 * Every block of a story that has this component name, in the order of the page. However deep and
 * however many: what a page shows must be found, and pages have limits of their own.
 */
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
