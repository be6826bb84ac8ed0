/**
 * A number as people write it here: `12.500`, `12 500,50`, `2,5`, `6.5`, `-3`; null when it is none.
 * Points before exactly three digits group, any other is a decimal one.
 */
export function readGermanNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f'’]|(?:€|eur(?:o)?)$/giu, '').replace(/,-+$/u, '');
  if (/^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/u.test(plain)) {
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  }
  return /^-?\d+(?:[.,]\d+)?$/u.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** A number as {@link readGermanNumber} reads it again: `1234,5`. */
export function germanNumberText(number: number): string {
  return String(number).replace('.', ',');
}
