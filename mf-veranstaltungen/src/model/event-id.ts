/**
 * Returns whether a path segment can be the id of an event. An id has at most 64 letters, digits
 * and hyphens and does not start with a hyphen.
 */
export function isEventId(id: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}-]{0,63}$/u.test(id);
}
