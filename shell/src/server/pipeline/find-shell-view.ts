/** Returns the view of a page that the shell renders itself, or null. */
export function findShellView(path: string, internalPages: boolean): string | null {
  return internalPages && path === '/_internal/styleguide' ? 'styleguide' : null;
}
