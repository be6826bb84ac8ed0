/** Encodes each segment of a decoded path, so that the path cannot contain a query or a hash. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Returns the encoded path with the query. */
export function buildPathWithQuery(path: string, query: URLSearchParams): string {
  const search = query.toString();
  return encodePath(path) + (search ? `?${search}` : '');
}
