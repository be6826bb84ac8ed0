import { readTextField } from '#data/fields.ts';
import { parseTableNumber } from '../chart/chart-numbers.ts';

const MAX_HISTORY_PRICES = 120;
/**
 * Largest plausible ratio between the prices of two consecutive market days. If the numbers between
 * the commas of a text have a larger ratio, its commas are decimal commas.
 */
const MAX_PLAUSIBLE_PRICE_FACTOR = 2;

/** Parses a price by the same rules as numbers in charts: `1.234,50`, `192.5`. */
export function readPriceField(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return parseTableNumber(readTextField(value) ?? '') ?? undefined;
}

/**
 * Parses a list of prices, oldest first. Splits the text at semicolons, line breaks and tabs. If
 * there are none, splits it at spaces. Commas alone separate prices only if the text contains
 * decimal points or the numbers between the commas are plausible consecutive prices. In all other
 * cases, they may be decimal commas, so the returned list is empty.
 */
export function readPriceHistory(value: unknown): readonly number[] {
  return splitPrices(readTextField(value) ?? '')
    .map(readPriceField)
    .filter((price) => price !== undefined)
    .slice(-MAX_HISTORY_PRICES);
}

function splitPrices(text: string): readonly string[] {
  if (/[;\n\r\t]/.test(text)) return text.split(/[;\n\r\t]+/);
  if (/\s/.test(text)) return text.split(/\s+/).map((part) => part.replace(/,$/, ''));
  const parts = text.split(',');
  return parts.length > 1 && !arePlausiblePrices(parts, text) ? [] : parts;
}

function arePlausiblePrices(parts: readonly string[], text: string): boolean {
  if (text.includes('.')) return true;
  const prices = parts.map(Number);
  return prices.every((price, index) => {
    const previousPrice = prices[index - 1] ?? price;
    return (
      price <= previousPrice * MAX_PLAUSIBLE_PRICE_FACTOR &&
      previousPrice <= price * MAX_PLAUSIBLE_PRICE_FACTOR
    );
  });
}
