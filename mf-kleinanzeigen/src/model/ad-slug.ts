/**
 * Returns whether a path segment can be the slug of an ad or job posting: it ends in a number. The
 * loaders redirect to the canonical slug if the text before the number differs.
 */
export function isAdSlug(slug: string): boolean {
  return parseSlugNumber(slug) !== null;
}

/** Returns the number at the end of a slug, or null if there is none. */
export function parseSlugNumber(slug: string): number | null {
  const [, digits] = /(?:^|-)(\d{1,10})$/.exec(slug) ?? [];
  const slugNumber = Number(digits);
  return digits !== undefined && slugNumber > 0 && slugNumber <= 2_147_483_647 ? slugNumber : null;
}
