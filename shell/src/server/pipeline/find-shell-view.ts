/**
 * Returns the shell's own view for a path, or null if the shell does not render the page itself.
 */
export function findShellView(path: string, servesInternalPages: boolean): string | null {
  return servesInternalPages && path === '/_internal/styleguide' ? 'styleguide' : null;
}
