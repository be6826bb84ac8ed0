/** Encodes each segment of a decoded path, so that it cannot contain a query or a hash. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Returns the encoded path and query of a URL. */
export function pathWithQuery(path: string, query: URLSearchParams): string {
  const search = query.toString();
  return encodePath(path) + (search ? `?${search}` : '');
}
