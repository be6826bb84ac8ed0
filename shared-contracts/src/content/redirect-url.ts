/**
 * Normalizes a URL or path from the editors' redirect list; removes host, query and hash. Returns
 * an empty string for the home page.
 */
export function normalizeRedirectUrl(address: string): string {
  const path = address
    .trim()
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/[?#].*$/, '');
  return normalizeRedirectPath(path);
}

/**
 * Normalizes a path: decodes it, converts it to NFC and lower case, and removes leading and
 * trailing slashes.
 */
export function normalizeRedirectPath(path: string): string {
  return decodePathIfValid(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '');
}

function decodePathIfValid(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
