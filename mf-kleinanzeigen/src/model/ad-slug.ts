/** Longest slug we make: 70 characters of title, a place, an id. */
const MAX_LENGTH = 160;

/** Whether a slug can name an ad (`titel-ort-id`): letters, digits, hyphens. */
export function isAdSlug(slug: string): boolean {
  return slug.length <= MAX_LENGTH && /^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*$/u.test(slug);
}

/** The words of a slug as a person would write them; only for showing. */
export function wordsOfSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toLocaleUpperCase('de') + word.slice(1))
    .join(' ');
}
