/**
 * Returns whether a path segment can be the id of an event: at most 64 letters, digits and hyphens.
 * The first character is not a hyphen.
 */
export function isEventId(id: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}-]{0,63}$/u.test(id);
}
