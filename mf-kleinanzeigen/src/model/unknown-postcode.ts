/**
 * Returns the requested postcode if it is unknown, in which case the api searches around the
 * nearest one. Returns null for a known postcode, a partial postcode and a place name.
 */
export function findUnknownPostcode(requested: string | null, found: string): string | null {
  const postcode = /^\s*(?:D-)?(\d{5})\s*$/.exec(requested ?? '')?.[1] ?? null;
  return postcode === found ? null : postcode;
}
