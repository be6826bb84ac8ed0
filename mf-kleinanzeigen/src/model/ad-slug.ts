/**
 * Whether a segment of an address can name an ad or a Stelle: only the number at its end is read, so
 * whatever stands before it (capitals, signs, words without end) leads to the right address.
 */
export function isAdSlug(slug: string): boolean {
  return numberOfSlug(slug) !== null;
}

/** The number that ends an ad's slug; null when there is none. */
export function numberOfSlug(slug: string): number | null {
  const [, digits] = /(?:^|-)(\d{1,10})$/.exec(slug) ?? [];
  const number = Number(digits);
  return digits !== undefined && number > 0 && number <= 2_147_483_647 ? number : null;
}
