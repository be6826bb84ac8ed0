import { textField } from '#data/fields.ts';
import { tableNumber } from '../chart/chart-numbers.ts';

const MOST = 120;
/** From one market day to the next no price grows or falls by more than this factor. */
const LARGEST_STEP = 2;

/** A price as people write it, by the same rule as in charts: `1.234,50`, `192.5`. */
export function priceField(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return tableNumber(textField(value) ?? '') ?? undefined;
}

/**
 * Prices in one text, oldest first: parted by semicolons or line breaks, else by spaces (with or
 * without commas). Commas alone count only where they can be no decimal commas: beside decimal
 * points, or when the numbers between them follow each other as prices do. Empty otherwise.
 */
export function priceHistory(value: unknown): readonly number[] {
  return partsOf(textField(value) ?? '')
    .map(priceField)
    .filter((price) => price !== undefined)
    .slice(-MOST);
}

function partsOf(text: string): readonly string[] {
  if (/[;\n\r\t]/.test(text)) return text.split(/[;\n\r\t]+/);
  if (/\s/.test(text)) return text.split(/\s+/).map((part) => part.replace(/,$/, ''));
  const parts = text.split(',');
  return parts.length > 1 && !partsNumbers(parts, text) ? [] : parts;
}

function partsNumbers(parts: readonly string[], text: string): boolean {
  if (text.includes('.')) return true;
  const prices = parts.map(Number);
  return prices.every((price, index) => {
    const before = prices[index - 1] ?? price;
    return price <= before * LARGEST_STEP && before <= price * LARGEST_STEP;
  });
}
