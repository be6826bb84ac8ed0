/** Pages that the shell renders itself. */
export function shellRoute(path: string, internalPages: boolean): string | null {
  return internalPages && path === '/_internal/styleguide' ? 'styleguide' : null;
}
