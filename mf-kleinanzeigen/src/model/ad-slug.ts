/** Longest slug we make: 70 characters of title, a place, an id. */
const MAX_LENGTH = 160;

/** Whether a slug can name an ad (`titel-ort-id`): letters, digits, hyphens. */
export function isAdSlug(slug: string): boolean {
  return slug.length <= MAX_LENGTH && /^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*$/u.test(slug);
}

/** The number that ends an ad's slug; null when there is none. */
export function numberOfSlug(slug: string): number | null {
  const [, digits] = /(?:^|-)(\d{1,10})$/.exec(slug) ?? [];
  const number = Number(digits);
  return digits !== undefined && number > 0 && number <= 2_147_483_647 ? number : null;
}
