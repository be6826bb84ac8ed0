/**
 * Parses a number in German notation: `12.500`, `12 500,50`, `2,5`, `6.5`, `-3`; null if it is
 * invalid. A point followed by exactly three digits groups thousands; any other point is a decimal
 * point.
 */
export function readGermanNumber(text: string): number | null {
  const normalizedText = text
    .replace(/[\s\u00a0\u202f'’]|(?:€|eur(?:o)?)$/giu, '')
    .replace(/,-+$/u, '');
  if (/^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/u.test(normalizedText)) {
    return Number(normalizedText.replaceAll('.', '').replace(',', '.'));
  }
  return /^-?\d+(?:[.,]\d+)?$/u.test(normalizedText)
    ? Number(normalizedText.replace(',', '.'))
    : null;
}

/** Formats a number for {@link readGermanNumber}: `1234,5`. */
export function formatGermanNumber(number: number): string {
  return String(number).replace('.', ',');
}
