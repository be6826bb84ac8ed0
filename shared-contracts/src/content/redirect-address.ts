/**
 * Normalized form of an address in the editors' redirect list, with or without host and query.
 * Empty for the home page.
 */
export function redirectKey(address: string): string {
  const path = address
    .trim()
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/[?#].*$/, '');
  return redirectPathKey(path);
}

/** Normalized form of a path: NFC, lower case, without leading and trailing slashes. */
export function redirectPathKey(path: string): string {
  return decodeSafely(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '');
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
