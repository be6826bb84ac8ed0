/** Whether a path segment can be an event's id: letters, digits and hyphens, at most 64. */
export function isEventId(id: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}-]{0,63}$/u.test(id);
}
