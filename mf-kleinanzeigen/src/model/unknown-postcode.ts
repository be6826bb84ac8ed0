/**
 * Returns the requested postcode if it is unknown, in which case the api searches around the
 * nearest known postcode. Returns null for a known postcode, a partial postcode and a place name.
 */
export function findUnknownPostcode(
  requestedPlace: string | null,
  foundPostcode: string,
): string | null {
  const postcode = /^\s*(?:D-)?(\d{5})\s*$/.exec(requestedPlace ?? '')?.[1] ?? null;
  return postcode === foundPostcode ? null : postcode;
}
