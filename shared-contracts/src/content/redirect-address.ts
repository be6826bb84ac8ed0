/**
 * An address of the editors' list of redirects as it is compared: however it was typed, with or
 * without its site and its query. Empty for the start page.
 */
export function redirectKey(address: string): string {
  const path = address
    .trim()
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/[?#].*$/, '');
  return redirectPathKey(path);
}

/** A path as it is compared: letters of one case and form, no slashes around it. */
export function redirectPathKey(path: string): string {
  return decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
