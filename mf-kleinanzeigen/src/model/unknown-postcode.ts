/**
 * The postcode that was asked for when there is none like it and the api took the nearest instead;
 * null for one that it knows, for part of one and for a name.
 */
export function unknownPostcode(asked: string | null, found: string): string | null {
  const postcode = /^\s*(?:D-)?(\d{5})\s*$/.exec(asked ?? '')?.[1] ?? null;
  return postcode === found ? null : postcode;
}
