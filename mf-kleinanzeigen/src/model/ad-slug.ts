/**
 * Whether a path segment can name an ad or a job posting. Only the number at its end counts; the
 * loaders redirect any other text before it to the canonical slug.
 */
export function isAdSlug(slug: string): boolean {
  return parseSlugNumber(slug) !== null;
}

/** Returns the number at the end of a slug, or null if there is none. */
export function parseSlugNumber(slug: string): number | null {
  const [, digits] = /(?:^|-)(\d{1,10})$/.exec(slug) ?? [];
  const number = Number(digits);
  return digits !== undefined && number > 0 && number <= 2_147_483_647 ? number : null;
}
