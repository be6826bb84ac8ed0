import { readTextField } from '#data/fields.ts';
import { readPriceField } from '../market-analysis/price-fields.ts';
import type { PricePoint } from './price-history.ts';

/** Number of lines that are read at most: about 20 years of weekly prices. */
const MAX_LINES = 1000;

/**
 * Reads lines of day and price: `20.11.2026; 192,50` or `2026-11-20; 192.5`. Leaves out lines in
 * which one of both cannot be read. The last line of a day counts.
 *
 * @returns the prices, the oldest first
 */
export function readPricePoints(value: unknown): readonly PricePoint[] {
  const pricesByDay = new Map<string, number>();
  const lines = (readTextField(value) ?? '').split(/\r?\n/);
  for (const line of lines.slice(0, MAX_LINES)) {
    const [dayText = '', priceText] = line.split(/[;\t]/);
    const day = readDay(dayText.trim());
    const price = readPriceField(priceText);
    if (day !== undefined && price !== undefined) pricesByDay.set(day, price);
  }
  return [...pricesByDay]
    .map(([day, price]) => ({ day, value: price }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Returns the ISO date of a German or ISO date; undefined if there is no such day. */
function readDay(text: string): string | undefined {
  const isoText = text.replace(
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  if (!/^\d{4}-\d\d-\d\d$/.test(isoText)) return undefined;
  const date = new Date(isoText);
  // JavaScript reads February 30 as a day in March.
  const isRealDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoText);
  return isRealDay ? isoText : undefined;
}
