/**
 * Parses a number as people write it in a table: `1.234,5`, `-3`, `12 %`, `219.50`. A single dot
 * before three digits separates thousands (German usage), except after a lone 0. Returns null for
 * empty cells and for text without a number.
 */
export function parseTableNumber(text: string): number | null {
  const textWithoutUnit = text.replace(/[\s\u00a0\u202f%€]/g, '').replace(/^[−–]/, '-');
  if (!/^[+-]?\d[\d.,]*$/.test(textWithoutUnit)) return null;
  const number = Number(toPlainNumberText(textWithoutUnit));
  return Number.isFinite(number) ? number : null;
}

function toPlainNumberText(text: string): string {
  const hasThousandsSeparators = /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(text);
  if (hasThousandsSeparators || text.includes(','))
    return text.replaceAll('.', '').replace(',', '.');
  return text;
}

const NUMBER_FORMAT = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** Formats a number as `1.234,5`. Returns an en dash for a missing value. */
export function formatChartNumber(value: number | null): string {
  return value === null ? '–' : NUMBER_FORMAT.format(value);
}
